-- Changes that a browser sent, by the id it gave them: what is sent twice is applied once and answered alike.
create table applied_change (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  kind text not null,
  day date not null,
  at timestamptz not null,
  applied_at timestamptz not null,
  outcome jsonb,
  primary key (member_id, id)
);
create index applied_change_age on applied_change (applied_at);

-- When each thing that a later change of takes the place of an earlier was last changed, by whichever device.
create table latest_change (
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  subject text not null,
  at timestamptz not null,
  primary key (member_id, kind, subject)
);
create index latest_change_age on latest_change (at);
