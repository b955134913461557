-- What a member plans to eat: one row for each thing at a meal of a day of their own calendar. The id is made in their
-- browser, so it is theirs alone: somebody else's row of the same id is another row.
create table planned_entry (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  day date not null,
  meal text collate "C" not null check (meal ~ '^[a-z0-9-]{1,40}$'),
  place integer not null check (place >= 0),
  -- A dish with its name, leftovers of another entry, eating out, or a note.
  what jsonb not null check (what ->> 'kind' in ('dish', 'leftovers', 'eating-out', 'note')),
  quarters smallint not null check (quarters between 1 and 40),
  guest_quarters smallint not null check (guest_quarters between 0 and 400),
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  is_locked boolean not null,
  changed_at timestamptz not null,
  primary key (member_id, id)
);
create index planned_entry_day on planned_entry (member_id, day);
create index planned_entry_leftovers on planned_entry (member_id, ((what ->> 'of'))) where what ->> 'kind' = 'leftovers';

-- Days that are locked, meals of one's own, dishes not to be planned again, days kept under a name: what is kept beside
-- a plan, each under a name and a key of its own.
create table plan_setting (
  member_id text not null references member (id) on delete cascade,
  name text collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (member_id, name, key)
);

-- Who has the link of a 'feed' reads the plan into their calendar; of 'days' they see these days of it on a page.
create table plan_link (
  token text collate "C" primary key,
  member_id text not null references member (id) on delete cascade,
  opens text not null check (opens in ('feed', 'days')),
  from_day date,
  to_day date,
  shared_by text,
  created_at timestamptz not null,
  check (opens = 'feed' or from_day <= to_day)
);
create index plan_link_member on plan_link (member_id);
