-- What each product has cost since when. Written by the database itself, so that no change of a price is missed.
create table product_price (
  id bigint generated always as identity primary key,
  product_id text not null references product (id),
  price_pence integer not null check (price_pence > 0),
  price_id text not null,
  from_at timestamptz not null default now()
);
create index product_price_product on product_price (product_id, from_at);
insert into product_price (product_id, price_pence, price_id) select id, price_pence, price_id from product;

alter table product
  -- While a lowered price is announced as one: the lowest price of the 30 days before.
  add column was_pence integer,
  add column was_until timestamptz,
  -- The operator set its price: the payment service's price for it is in here, and the settings no longer name it.
  add column priced_here boolean not null default false,
  add constraint product_was_dearer check (was_pence > price_pence),
  add constraint product_was_for_a_time check ((was_pence is null) = (was_until is null));

create function product_price_lowered() returns trigger language plpgsql as $$
declare
  lowest integer;
begin
  -- What it cost at any moment of these days: since then, and at their beginning.
  select min(price_pence) into lowest from product_price
  where product_id = new.id and from_at >= coalesce(
    (select max(from_at) from product_price where product_id = new.id and from_at <= now() - interval '30 days'),
    '-infinity'
  );
  new.was_pence = case when lowest > new.price_pence then lowest end;
  new.was_until = case when lowest > new.price_pence then now() + interval '30 days' end;
  return new;
end;
$$;
create trigger product_other_price before update on product for each row
  when (old.price_pence <> new.price_pence)
  execute function product_price_lowered();

create function product_price_kept() returns trigger language plpgsql as $$
begin
  insert into product_price (product_id, price_pence, price_id) values (new.id, new.price_pence, new.price_id);
  return null;
end;
$$;
create trigger product_first_price after insert on product for each row execute function product_price_kept();
create trigger product_next_price after update on product for each row
  when ((old.price_pence, old.price_id) is distinct from (new.price_pence, new.price_id))
  execute function product_price_kept();

-- Pages show it too.
drop trigger product_changed on product;
create trigger product_changed after update on product
  for each row
  when (
    (old.price_pence, old.was_pence, old.vat_rate_percent, old.price_id, old.on_sale, old.position,
      least(old.stock_units - old.reserved_units, 99))
    is distinct from
    (new.price_pence, new.was_pence, new.vat_rate_percent, new.price_id, new.on_sale, new.position,
      least(new.stock_units - new.reserved_units, 99))
  )
  execute function product_page_changed();

-- What an operator did with anything but an order, whose history is its own.
create table operator_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by text not null,
  act text not null,
  -- A product's id, a member's id, a lot. No name and no address.
  subject text not null,
  why text,
  detail jsonb not null default '{}'
);
create index operator_act_at on operator_act (at);

-- What an operator asks of a running server, because only that reaches payment service and mail server; and its answer.
create table operator_task (
  id uuid primary key,
  kind text not null check (kind in ('set-price', 'reconcile', 'health', 'erase-member')),
  by text not null,
  why text,
  detail jsonb not null default '{}',
  asked_at timestamptz not null,
  done_at timestamptz,
  answer jsonb,
  constraint answered_when_done check ((done_at is null) = (answer is null))
);
create index operator_task_asked on operator_task (asked_at);
