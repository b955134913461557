-- What search engines are told of a recipe's ratings comes from people with an account: anybody can be one guest more.
-- The page itself goes on showing what everybody gave.
alter table recipe_rating add column by_guest boolean not null default true;
update recipe_rating set by_guest = member.is_guest from member where member.id = recipe_rating.member_id;

-- A guest's rating becomes a member's when it moves to their account. Written here, so that an older server need not know.
create function recipe_rating_is_whose() returns trigger language plpgsql as $$
begin
  new.by_guest := coalesce((select is_guest from member where id = new.member_id), true);
  return new;
end;
$$;
create trigger recipe_rating_whose before insert or update on recipe_rating
  for each row execute function recipe_rating_is_whose();

alter table recipe_rating_total
  add column member_ratings integer not null default 0,
  add column member_stars integer not null default 0;

create or replace function recipe_rating_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into recipe_rating_total as total (recipe_id, ratings, stars, member_ratings, member_stars)
      select recipe_id, count(*), sum(stars), count(*) filter (where not by_guest),
        coalesce(sum(stars) filter (where not by_guest), 0)
      from added group by recipe_id order by recipe_id
      on conflict (recipe_id) do update
        set ratings = total.ratings + excluded.ratings, stars = total.stars + excluded.stars,
          member_ratings = total.member_ratings + excluded.member_ratings,
          member_stars = total.member_stars + excluded.member_stars;
  elsif tg_op = 'DELETE' then
    insert into recipe_rating_total as total (recipe_id, ratings, stars, member_ratings, member_stars)
      select recipe_id, -count(*), -sum(stars), -count(*) filter (where not by_guest),
        -coalesce(sum(stars) filter (where not by_guest), 0)
      from removed group by recipe_id order by recipe_id
      on conflict (recipe_id) do update
        set ratings = total.ratings + excluded.ratings, stars = total.stars + excluded.stars,
          member_ratings = total.member_ratings + excluded.member_ratings,
          member_stars = total.member_stars + excluded.member_stars;
  else
    insert into recipe_rating_total as total (recipe_id, ratings, stars, member_ratings, member_stars)
      select recipe_id, sum(ratings), sum(stars), coalesce(sum(ratings) filter (where not by_guest), 0),
        coalesce(sum(stars) filter (where not by_guest), 0)
      from (
        select recipe_id, 1 as ratings, stars, by_guest from added
        union all
        select recipe_id, -1, -stars, by_guest from removed
      ) as changed group by recipe_id order by recipe_id
      on conflict (recipe_id) do update
        set ratings = total.ratings + excluded.ratings, stars = total.stars + excluded.stars,
          member_ratings = total.member_ratings + excluded.member_ratings,
          member_stars = total.member_stars + excluded.member_stars;
  end if;
  return null;
end;
$$;

drop trigger recipe_rating_total_changed on recipe_rating_total;
create trigger recipe_rating_total_changed after update on recipe_rating_total
  for each row when (
    (old.ratings, old.stars, old.member_ratings, old.member_stars)
    is distinct from (new.ratings, new.stars, new.member_ratings, new.member_stars)
  )
  execute function recipe_rating_page_changed();

update recipe_rating_total as total
set member_ratings = of_members.ratings, member_stars = of_members.stars
from (
  select recipe_id, count(*)::integer as ratings, sum(stars)::integer as stars
  from recipe_rating where not by_guest group by recipe_id
) as of_members
where of_members.recipe_id = total.recipe_id;
