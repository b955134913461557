-- Every pack's way: what changed the figures of a product, by how much, why and because of whom. The figures of
-- `product` are the sums of these rows; both are written by one statement (modules/catalogue/commands/stock.ts).
create table stock_movement (
  id bigint generated always as identity primary key,
  product_id text not null references product (id),
  at timestamptz not null default now(),
  reason text not null check (
    reason in (
      'opening', 'received', 'reserved', 'freed', 'sold', 'cancelled', 'returned', 'replaced', 'written-off', 'lost',
      'recounted'
    )
  ),
  stock_change integer not null,
  reserved_change integer not null,
  -- Gone with the order, when that is erased after its years.
  order_id uuid references orders (id) on delete set null,
  -- What stands on the pack; empty where nobody noted it.
  lot text not null default '',
  -- 'checkout', 'buyer', 'operator ann': who.
  cause text not null,
  why text,
  constraint stock_movement_goes_one_way check (
    case reason
      when 'opening' then stock_change >= 0 and reserved_change >= 0
      when 'reserved' then stock_change = 0 and reserved_change > 0
      when 'freed' then stock_change = 0 and reserved_change < 0
      when 'sold' then stock_change < 0 and reserved_change = stock_change
      when 'recounted' then stock_change <> 0 and reserved_change = 0
      when 'received' then stock_change > 0 and reserved_change = 0
      when 'cancelled' then stock_change > 0 and reserved_change = 0
      when 'returned' then stock_change > 0 and reserved_change = 0
      else stock_change < 0 and reserved_change = 0
    end
  )
);
create index stock_movement_product on stock_movement (product_id, id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;

-- What was there before anything was written down.
insert into stock_movement (product_id, reason, stock_change, reserved_change, cause, why)
  select id, 'opening', stock_units, reserved_units, 'migration', 'What was there when the ledger began'
  from product where stock_units > 0;

-- Whose packs bear the same print were made together. Known from the day on which they were received, or recalled.
create table product_lot (
  product_id text not null references product (id),
  lot text not null check (lot ~ '^[A-Z0-9][A-Z0-9./-]{1,30}$'),
  best_before date,
  added_at timestamptz not null,
  primary key (product_id, lot)
);

-- A difference between the ledger and the figures, as the operator was told of it; gone when there is none any more.
create table stock_difference (
  product_id text primary key references product (id),
  stock_difference integer not null,
  reserved_difference integer not null,
  found_at timestamptz not null
);
