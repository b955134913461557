-- A product is dated by the statement that changes it, with the time that the shop goes by; the history of its prices and
-- what is announced as a reduction take that. The clock of the database stands in where a statement says none: by hand.
create or replace function product_page_dated() returns trigger language plpgsql as $$
begin
  if new.updated_at = old.updated_at then
    new.updated_at = now();
  end if;
  return new;
end;
$$;
-- Triggers of one moment go by their names, and those that read the date come after the one that sees to it.
create or replace trigger product_dated before update on product
  for each row
  when (
    (old.price_pence, old.price_id, old.vat_rate_percent, old.on_sale, old.stock_units > old.reserved_units)
    is distinct from
    (new.price_pence, new.price_id, new.vat_rate_percent, new.on_sale, new.stock_units > new.reserved_units)
  )
  execute function product_page_dated();

create or replace function product_price_lowered() returns trigger language plpgsql as $$
declare
  lowest integer;
begin
  -- What it cost at any moment of these days: since then, and at their beginning.
  select min(price_pence) into lowest from product_price
  where product_id = new.id and from_at >= coalesce(
    (select max(from_at) from product_price
      where product_id = new.id and from_at <= new.updated_at - interval '30 days'),
    '-infinity'
  );
  new.was_pence = case when lowest > new.price_pence then lowest end;
  new.was_until = case when lowest > new.price_pence then new.updated_at + interval '30 days' end;
  return new;
end;
$$;

create or replace function product_price_kept() returns trigger language plpgsql as $$
begin
  insert into product_price (product_id, price_pence, price_id, from_at)
  values (new.id, new.price_pence, new.price_id, new.updated_at);
  return null;
end;
$$;
