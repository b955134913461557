-- What somebody holds their days against, from which day on (modules/goals/targets.ts): a later choice leaves the days
-- before it as they were.
create table member_target (
  member_id text not null references member (id) on delete cascade,
  from_day date not null,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  changed_at timestamptz not null,
  primary key (member_id, from_day)
);
