-- Recipes that members brought in: their own words, and which food and weight each line stands for. What that adds up to
-- is never written down, because the foods may change.
create table private_recipe (
  member_id text not null references member (id) on delete cascade,
  -- Made by the browser, so that what is sent twice is kept once.
  id text collate "C" not null check (id ~ '^[0-9a-f]{16}$'),
  recipe jsonb not null check (jsonb_typeof(recipe) = 'object' and length(recipe::text) <= 100000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Thrown away. The row stays for an hour, so that Undo finds it again.
  removed_at timestamptz,
  primary key (member_id, id)
);
create index private_recipe_removed on private_recipe (removed_at) where removed_at is not null;
