-- Lists to shop by. What a plan asks for is computed; kept is what people did to a list. The main one is made with the
-- first change, and holds what is not put on another.
create table shopping_list (
  id uuid primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  is_main boolean not null,
  position integer not null,
  -- The days that are shopped for; none is the seven days from today.
  from_day date,
  to_day date,
  -- Aisles in the order in which they are walked; those that are not named come after, in the usual one.
  aisles text[] not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((from_day is null) = (to_day is null) and from_day <= to_day)
);
create unique index shopping_list_main on shopping_list (member_id) where is_main;
create index shopping_list_member on shopping_list (member_id, position);

-- Whoever has the link sees the list and changes what is on it.
create table shopping_list_link (
  token text collate "C" primary key,
  member_id text not null references member (id) on delete cascade,
  list_id uuid not null unique references shopping_list (id) on delete cascade,
  created_at timestamptz not null
);
create index shopping_list_link_member on shopping_list_link (member_id);

-- A line that somebody wrote. Two lines may come of one that was typed ('salt and pepper').
create table shopping_line (
  member_id text not null references member (id) on delete cascade,
  list_id uuid not null references shopping_list (id) on delete cascade,
  id uuid not null,
  part smallint not null,
  key text collate "C" not null,
  text text not null,
  food_id text,
  grams double precision,
  count integer,
  unit text,
  thing text,
  by_name text,
  repeats boolean not null,
  added_at timestamptz not null,
  -- Taken off. The row stays, so that a change made earlier on another device does not bring it back.
  removed boolean not null,
  changed_at timestamptz not null,
  primary key (list_id, id, part)
);
create index shopping_line_member on shopping_line (member_id);

-- What was done to one line of a list for a range of days: ticked, left out, one more, a note.
create table shopping_edit (
  member_id text not null references member (id) on delete cascade,
  list_id uuid not null references shopping_list (id) on delete cascade,
  key text collate "C" not null,
  aspect text not null check (aspect in ('tick', 'left-out', 'more', 'note')),
  from_day date not null,
  to_day date not null,
  value jsonb not null,
  by_name text,
  at timestamptz not null,
  primary key (list_id, key, aspect, from_day),
  check (from_day <= to_day)
);
create index shopping_edit_member on shopping_edit (member_id);

-- A thing that is bought with another list than the main one.
create table shopping_place (
  member_id text not null references member (id) on delete cascade,
  key text collate "C" not null,
  list_id uuid not null references shopping_list (id) on delete cascade,
  changed_at timestamptz not null,
  primary key (member_id, key)
);
create index shopping_place_list on shopping_place (list_id);

-- What is at home, roughly or exactly.
create table cupboard_item (
  member_id text not null references member (id) on delete cascade,
  key text collate "C" not null,
  name text not null,
  level text not null check (level in ('none', 'little', 'half', 'plenty')),
  grams double precision check (grams >= 0),
  since date not null,
  use_by date,
  is_staple boolean not null,
  changed_at timestamptz not null,
  primary key (member_id, key)
);
