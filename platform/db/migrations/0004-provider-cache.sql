-- What the recipe provider answered, for less than a day: its terms allow no more. Unlogged: losing it loses nothing.
-- A key names a recipe by its id, or a search by a hash, because the words of a search are somebody's own.
create unlogged table provider_cache (
  key text primary key check (length(key) between 1 and 120),
  answer jsonb not null,
  fetched_at timestamptz not null
);

create index provider_cache_fetched_at on provider_cache (fetched_at);
