-- Whoever has the link reads the record of its member (modules/reports/record-link.ts) until it ends. Of the key only a
-- hash is kept; of who opened it nothing, only how often, and on which day last.
create table record_link (
  id uuid primary key,
  member_id text not null references member (id) on delete cascade,
  key_hash bytea not null unique,
  weeks int not null check (weeks between 1 and 52),
  shows text[] not null,
  -- For the member alone: whom they gave it to.
  note_for text not null check (length(note_for) <= 60),
  -- The name that the page says, where one was chosen.
  shared_by text,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  opened int not null default 0,
  opened_on date
);
create index record_link_member on record_link (member_id, made_at);
