-- What search needs to know of our own recipes; the recipes themselves are content. Filled again when the content has
-- changed. Needs no extension of PostgreSQL, because a server that somebody else runs may lack them.
create table recipe (
  id text primary key check (id ~ '^\d{5,18}$'),
  -- The order of the library, the samples first.
  position integer not null,
  is_sample boolean not null,
  name text not null,
  -- What a list shows.
  card jsonb not null,
  meals text[] not null,
  diets text[] not null,
  allergens text[] not null,
  total_minutes integer not null check (total_minutes > 0),
  calories_kcal integer check (calories_kcal >= 0),
  protein_g integer check (protein_g >= 0),
  -- Without water, salt, pepper and the oil of the pan, which every kitchen has.
  food_count integer not null check (food_count >= 0),
  words tsvector not null,
  -- The name alone, for what is suggested while somebody types: an index keeps no weights, so that asking `words` for
  -- names reads every row that has the word anywhere.
  name_words tsvector not null generated always as (ts_filter(words, '{a}')) stored
);
create index recipe_words on recipe using gin (words);
create index recipe_name_words on recipe using gin (name_words);
create index recipe_position on recipe (position);

-- Every food of every recipe; those that every kitchen has are not counted in 'with what I have'.
create table recipe_food (
  food text not null,
  recipe_id text not null references recipe (id) on delete cascade,
  is_staple boolean not null,
  primary key (food, recipe_id)
);
create index recipe_food_recipe on recipe_food (recipe_id);

-- Every word of the library with the ways it is mistyped: what is left of it when a letter or two are left out. Two
-- spellings that share one are one or two slips apart.
create table recipe_word (
  word text collate "C" primary key,
  lexeme text collate "C" not null,
  recipes integer not null,
  slips text[] not null
);
create index recipe_word_lexeme on recipe_word (lexeme);
create index recipe_word_slips on recipe_word using gin (slips);

-- One row: which content the tables above were filled from.
create table recipe_library (
  is_the_one boolean primary key default true check (is_the_one),
  content_hash text not null,
  filled_at timestamptz not null default now()
);

create function recipe_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changed', 'recipes');
  return null;
end;
$$;

create trigger recipe_library_filled after insert or update or delete on recipe_library
  for each statement execute function recipe_page_changed();
