-- Articles that somebody has marked as read (modules/learn/changes.ts).
create table read_article (
  member_id text not null references member (id) on delete cascade,
  -- Its name in its address: 'how-much-fibre-is-in-a-day'.
  article text not null,
  read_at timestamptz not null,
  primary key (member_id, article)
);
