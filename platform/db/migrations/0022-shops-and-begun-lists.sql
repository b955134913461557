-- A shop that somebody walks through, with its aisles in the order in which they are walked.
create table shopping_shop (
  member_id text not null references member (id) on delete cascade,
  id uuid not null,
  name text not null,
  aisles text[] not null,
  changed_at timestamptz not null,
  primary key (member_id, id)
);
-- The order was a list's; whoever made one has it as a shop now.
insert into shopping_shop (member_id, id, name, aisles, changed_at)
select member_id, id, name, aisles, created_at from shopping_list where aisles <> '{}' and deleted_at is null;
alter table shopping_list drop column aisles;

-- What the plan asked for when somebody began to shop: grams of each food, by day.
alter table shopping_list add column begun jsonb not null default '{}';

-- What the plan cooked on days before this one is taken off already; none is the day since when it is there.
alter table cupboard_item add column used_until date;
