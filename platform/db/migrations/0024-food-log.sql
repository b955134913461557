-- What somebody ate, each entry with what it gave when it was eaten: a recipe may change and this does not.
create table diary_entry (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  day date not null,
  meal text collate "C" not null check (meal ~ '^[a-z0-9-]{1,40}$'),
  place integer not null check (place >= 0),
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- A dish with its name, a food of one's own, or figures that were typed.
  what jsonb not null check (what ->> 'kind' in ('dish', 'own-food', 'quick')),
  -- How often what 'one' gives was eaten, what it weighed, and how that was said ('2 slices').
  amount jsonb not null check (jsonb_typeof(amount) = 'object'),
  -- What one serving, or 100 g, gives (modules/nutrition/intake/snapshot.ts), and the part of it that makers added.
  one text collate "C" not null,
  added text collate "C",
  changed_at timestamptz not null,
  primary key (member_id, id)
);
create index diary_entry_day on diary_entry (member_id, day);

create table diary_water (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  day date not null,
  ml integer not null check (ml between 1 and 5000),
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  changed_at timestamptz not null,
  primary key (member_id, id)
);
create index diary_water_day on diary_water (member_id, day);

-- Weight in kg, activity in minutes, and what somebody measures of their own.
create table diary_measure (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  day date not null,
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  kind text collate "C" not null check (kind ~ '^[a-z0-9-]{1,40}$'),
  value double precision not null check (value >= 0),
  words text not null,
  changed_at timestamptz not null,
  primary key (member_id, id)
);
create index diary_measure_day on diary_measure (member_id, day);

-- How complete a day is, where somebody said, and their note of it.
create table diary_day (
  member_id text not null references member (id) on delete cascade,
  day date not null,
  status text check (status in ('complete', 'partial', 'not tracked')),
  note text not null,
  changed_at timestamptz not null,
  primary key (member_id, day)
);

-- Foods and meals of one's own, favourites, the size of a glass: each under a name and a key of its own.
create table diary_setting (
  member_id text not null references member (id) on delete cascade,
  name text collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (member_id, name, key)
);
