-- What buyers say of a product (modules/reviews). It is shown once a person has looked at it.
create table product_review (
  id integer generated always as identity primary key,
  product_id text not null references product (id),
  -- The order that proves that it was bought here: without it there is no review.
  order_id uuid not null references orders (id) on delete cascade,
  -- Whose order it is.
  member_id text references member (id) on delete cascade,
  -- What stands for the address that the order was bought with.
  buyer text not null,
  -- Counts what its writer has said so far: what was not looked at is not shown.
  version integer not null default 1 check (version > 0),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused', 'withdrawn')),
  stars smallint not null check (stars between 1 and 5),
  title text not null check (length(title) <= 80),
  body text not null check (length(body) <= 2000),
  -- Empty where they would rather not say.
  name text not null check (length(name) <= 40),
  -- What was given for it; empty where nothing was.
  incentive text not null check (length(incentive) <= 120),
  written_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  reason text check (reason in ('off-topic', 'personal-data', 'health-claim', 'abuse', 'spam')),
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  unique (product_id, buyer),
  unique (product_id, member_id),
  constraint reviews_have_words check (state = 'withdrawn' or (title <> '' and body <> '')),
  constraint refused_reviews_say_why check ((state = 'refused') = (reason is not null)),
  constraint shown_reviews_have_a_day check (state <> 'published' or published_at is not null),
  constraint replies_have_a_day check ((reply is null) = (replied_at is null))
);
create index product_review_shown on product_review (product_id, published_at desc) where state = 'published';
create index product_review_waiting on product_review (changed_at) where state = 'waiting';
create index product_review_order on product_review (order_id);

-- Each thing that was done with a review, by whom and why.
create table product_review_step (
  id bigint generated always as identity primary key,
  review_id integer not null references product_review (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  act text not null check (act in ('written', 'changed', 'withdrawn', 'published', 'refused', 'replied')),
  stars smallint not null,
  -- Of the shop; null where its writer did it.
  made_by text,
  reason text,
  why text
);
create index product_review_step_review on product_review_step (review_id);

create function review_page_changed() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and old.state = 'published') or (tg_op <> 'DELETE' and new.state = 'published') then
    perform pg_notify('page_changed', 'catalogue');
  end if;
  return null;
end
$$;
create trigger review_page_changed after insert or update or delete on product_review
  for each row execute function review_page_changed();

-- A review goes where its order goes: whoever proves the mailbox of a guest's order has the review too. Of two of one
-- product that person's own stays.
create function reviews_follow_order() returns trigger language plpgsql as $$
begin
  delete from product_review as theirs using product_review as own
  where theirs.order_id = new.id and theirs.member_id is distinct from new.member_id
    and own.product_id = theirs.product_id and own.member_id = new.member_id;
  update product_review set member_id = new.member_id where order_id = new.id and member_id is distinct from new.member_id;
  return null;
end
$$;
create trigger reviews_follow_order after update of member_id on orders
  for each row when (new.member_id is not null and old.member_id is distinct from new.member_id)
  execute function reviews_follow_order();
