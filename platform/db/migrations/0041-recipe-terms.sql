-- What search reads of ten thousand recipes is narrow and found by index alone: every word of every recipe with how much
-- it says there, every figure, every food. The rows are the content's, and are filled anew at the next start.
delete from recipe_library;
delete from recipe_word;
drop table recipe_food;
delete from recipe;
alter table recipe drop column words cascade, drop column figures, drop column food_count, drop column card,
  add column tags text[] not null;
drop index recipe_position;
create unique index recipe_position on recipe (position);
-- What begins as somebody types.
create index recipe_name on recipe ((lower(name) collate "C"));

-- What a list shows.
create table recipe_card (
  id text primary key references recipe (id) on delete cascade,
  card jsonb not null
);

create table recipe_term (
  lexeme text collate "C" not null,
  -- Of the recipe.
  position integer not null,
  -- How much it says there: most in a name, less in what the dish is or holds.
  grade real not null,
  -- The word as the name has it; null where the name has none of this stem.
  name_form text collate "C",
  primary key (lexeme, position) include (grade, name_form)
);

-- Every food of every recipe; those that every kitchen has are not counted in 'with what I have'.
create table recipe_food (
  food text collate "C" not null,
  position integer not null,
  is_staple boolean not null,
  primary key (food, position) include (is_staple)
);

-- What one serving holds: 'iron rich' and 'low salt soup' are put in order by it. Unknown figures are left out.
create table recipe_figure (
  nutrient text collate "C" not null,
  amount real not null,
  position integer not null,
  primary key (nutrient, amount, position)
);
