-- What somebody works towards of their own (modules/goals/own-goals.ts).
create table member_goal (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  changed_at timestamptz not null,
  primary key (member_id, id)
);
