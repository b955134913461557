-- What one serving of a recipe holds, by nutrient: 'iron rich' and 'low salt soup' are put in order by it. Unknown figures
-- are left out. Filled again at the next start, because the rows have another shape.
alter table recipe add column figures jsonb not null default '{}';

-- A word that only descriptions have: it says little about a dish.
alter table recipe_word add column is_told boolean not null default false;

-- When a product's page last said something else: its price, whether it is sold and whether there is any. Search engines
-- are told; a sale that leaves enough changes nothing that they show.
create function product_page_dated() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger product_dated before update on product
  for each row
  when (
    (old.price_pence, old.vat_rate_percent, old.on_sale, old.stock_units > old.reserved_units)
    is distinct from
    (new.price_pence, new.vat_rate_percent, new.on_sale, new.stock_units > new.reserved_units)
  )
  execute function product_page_dated();
