-- A lot that was mistyped can be corrected or taken back: the pages that named it are told of that too.
create trigger lot_disappeared after delete on product_lot
  for each statement execute function product_page_changed();
create trigger certificate_disappeared after delete on lot_certificate
  for each statement execute function product_page_changed();

-- The last command that an operator typed about an order and that did something, as a digest: the very same once more
-- within half an hour is taken for a slip.
create table order_command (
  order_id uuid primary key references orders (id) on delete cascade,
  digest text not null,
  typed_at timestamptz not null
);
