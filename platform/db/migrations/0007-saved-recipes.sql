-- What members keep of recipes. Of a provider's recipe nothing is written down but its id and the member's own words.
create table saved_recipe (
  member_id text not null references member (id) on delete cascade,
  recipe_id text collate "C" not null check (recipe_id ~ '^[1-9]\d{0,17}$'),
  saved_at timestamptz not null,
  -- Taken out. The row stays for an hour, so that Undo finds its note and its collections again.
  removed_at timestamptz,
  note text not null default '',
  primary key (member_id, recipe_id)
);
create index saved_recipe_removed on saved_recipe (removed_at) where removed_at is not null;

create table liked_recipe (
  member_id text not null references member (id) on delete cascade,
  recipe_id text collate "C" not null check (recipe_id ~ '^[1-9]\d{0,17}$'),
  liked_at timestamptz not null,
  primary key (member_id, recipe_id)
);

create table recipe_rating (
  member_id text not null references member (id) on delete cascade,
  recipe_id text collate "C" not null check (recipe_id ~ '^[1-9]\d{0,17}$'),
  stars smallint not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (member_id, recipe_id)
);

-- What all ratings of a recipe add up to, kept by the triggers below: a recipe with a hundred thousand ratings is shown
-- as fast as one with none. Whoever deletes an account takes their ratings along.
create table recipe_rating_total (
  recipe_id text collate "C" primary key,
  ratings integer not null,
  stars integer not null
);

-- By statement and in the order of the ids, so that two accounts that go at the same time do not wait for one another.
create function recipe_rating_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into recipe_rating_total as total (recipe_id, ratings, stars)
      select recipe_id, count(*), sum(stars) from added group by recipe_id order by recipe_id
      on conflict (recipe_id) do update
        set ratings = total.ratings + excluded.ratings, stars = total.stars + excluded.stars;
  elsif tg_op = 'DELETE' then
    insert into recipe_rating_total as total (recipe_id, ratings, stars)
      select recipe_id, -count(*), -sum(stars) from removed group by recipe_id order by recipe_id
      on conflict (recipe_id) do update
        set ratings = total.ratings + excluded.ratings, stars = total.stars + excluded.stars;
  else
    insert into recipe_rating_total as total (recipe_id, ratings, stars)
      select recipe_id, sum(ratings), sum(stars) from (
        select recipe_id, 1 as ratings, stars from added
        union all
        select recipe_id, -1, -stars from removed
      ) as changed group by recipe_id order by recipe_id
      on conflict (recipe_id) do update
        set ratings = total.ratings + excluded.ratings, stars = total.stars + excluded.stars;
  end if;
  return null;
end;
$$;

create trigger recipe_rated after insert on recipe_rating
  referencing new table as added for each statement execute function recipe_rating_counted();
create trigger recipe_rating_changed after update on recipe_rating
  referencing new table as added old table as removed for each statement execute function recipe_rating_counted();
create trigger recipe_rating_removed after delete on recipe_rating
  referencing old table as removed for each statement execute function recipe_rating_counted();

create function recipe_rating_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changed', 'rating:' || new.recipe_id);
  return null;
end;
$$;

create trigger recipe_rating_total_appeared after insert on recipe_rating_total
  for each row execute function recipe_rating_page_changed();
create trigger recipe_rating_total_changed after update on recipe_rating_total
  for each row when ((old.ratings, old.stars) is distinct from (new.ratings, new.stars))
  execute function recipe_rating_page_changed();

create table recipe_collection (
  id uuid primary key,
  member_id text not null references member (id) on delete cascade,
  -- One of the five that everybody has; null is one of the member's own.
  key text check (key in ('favorites', 'breakfast', 'lunch', 'dinner', 'desserts')),
  name text not null check (length(name) between 1 and 60),
  position integer not null,
  created_at timestamptz not null,
  -- As above: Undo has an hour.
  deleted_at timestamptz,
  unique (member_id, id),
  unique (member_id, key),
  constraint the_five_stay check (key is null or deleted_at is null)
);
create unique index recipe_collection_name on recipe_collection (member_id, lower(name)) where deleted_at is null;
create index recipe_collection_deleted on recipe_collection (deleted_at) where deleted_at is not null;

-- What is liked is the collection of favorites; it is not written down twice.
create table collected_recipe (
  member_id text not null references member (id) on delete cascade,
  collection_id uuid not null,
  recipe_id text collate "C" not null,
  added_at timestamptz not null,
  primary key (member_id, collection_id, recipe_id),
  foreign key (member_id, collection_id) references recipe_collection (member_id, id) on delete cascade,
  foreign key (member_id, recipe_id) references saved_recipe (member_id, recipe_id) on delete cascade
);
create index collected_recipe_recipe on collected_recipe (member_id, recipe_id);

-- Whoever has the token sees the recipes of the collection. There may be several after two accounts became one.
create table recipe_collection_link (
  token text collate "C" primary key check (length(token) >= 22),
  member_id text not null references member (id) on delete cascade,
  collection_id uuid not null,
  -- The name that the member chose to show, as it was then.
  shared_by text,
  created_at timestamptz not null,
  foreign key (member_id, collection_id) references recipe_collection (member_id, id) on delete cascade
);
create index recipe_collection_link_collection on recipe_collection_link (member_id, collection_id);
