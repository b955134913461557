-- What the shop decides about a product: its price, its place on the shelf and how many there are.
-- What is written about it is content, in content/products.
create table product (
  id text primary key check (
    id in (
      'magnesium-complex', 'vitamin-d3-k2', 'biotin', 'collagen-capsules',
      'collagen-peptides', 'lions-mane', 'creatine', 'vitamin-c'
    )
  ),
  price_pence integer not null check (price_pence > 0),
  currency text not null default 'gbp' check (currency = 'gbp'),
  vat_rate_percent integer not null default 20 check (vat_rate_percent between 0 and 100),
  -- Checked at the end of a statement, so that one update may exchange the ids of two products.
  price_id text not null check (price_id <> ''),
  stock_units integer not null default 0 check (stock_units >= 0),
  reserved_units integer not null default 0,
  on_sale boolean not null default false,
  position integer not null,
  updated_at timestamptz not null default now(),
  constraint product_price_id_key unique (price_id) deferrable initially immediate,
  constraint product_reserved_within_stock check (reserved_units between 0 and stock_units)
);

create function product_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changed', 'catalogue');
  return null;
end;
$$;

create trigger product_appeared after insert or delete on product
  for each statement execute function product_page_changed();

-- Pages show at most 99 units, so that a shelf of hundreds is not announced at every sale.
create trigger product_changed after update on product
  for each row
  when (
    (old.price_pence, old.vat_rate_percent, old.price_id, old.on_sale, old.position,
      least(old.stock_units - old.reserved_units, 99))
    is distinct from
    (new.price_pence, new.vat_rate_percent, new.price_id, new.on_sale, new.position,
      least(new.stock_units - new.reserved_units, 99))
  )
  execute function product_page_changed();
