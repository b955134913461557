-- What a member takes. The id is made in their browser, so it is theirs alone: somebody else's row of the same id is
-- another row.
create table cabinet_item (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  -- One of our products, or what somebody typed from another label.
  what jsonb not null check (what ->> 'kind' in ('product', 'label')),
  units real not null check (units between 0.5 and 100),
  times text[] not null check (cardinality(times) between 1 and 6),
  weekdays text[] not null check (cardinality(weekdays) between 1 and 7),
  packs jsonb not null check (jsonb_typeof(packs) = 'array'),
  added_on date not null,
  paused_on date,
  changed_at timestamptz not null,
  primary key (member_id, id)
);

-- Doses that were taken: one for each item, day and slot. Each keeps what it was called and what a unit gave, and stays
-- when its item goes.
create table supplement_dose (
  member_id text not null references member (id) on delete cascade,
  item uuid not null,
  day date not null,
  slot smallint not null check (slot between 0 and 5),
  time text not null check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  units real not null check (units between 0.5 and 100),
  name text not null,
  unit text not null,
  amounts jsonb not null check (jsonb_typeof(amounts) = 'object'),
  changed_at timestamptz not null,
  primary key (member_id, item, day, slot)
);
create index supplement_dose_day on supplement_dose (member_id, day);

-- Notices that somebody has read and put away, and orders that were asked about: each by its name.
create table cabinet_put_away (
  member_id text not null references member (id) on delete cascade,
  what text collate "C" not null,
  changed_at timestamptz not null,
  primary key (member_id, what)
);
