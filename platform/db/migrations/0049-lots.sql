-- Lots that were packed before anybody noted lots by themselves.
insert into product_lot (product_id, lot, added_at)
  select product_id, lot, min(parcel.packed_at) from parcel_line join parcel on parcel.id = parcel_line.parcel_id
  where lot ~ '^[A-Z0-9][A-Z0-9./-]{1,30}$'
  group by product_id, lot
  on conflict do nothing;

-- The laboratory's analysis of a lot, as the operator was sent it.
create table lot_certificate (
  product_id text not null,
  lot text not null,
  pdf bytea not null check (octet_length(pdf) between 100 and 5242880),
  added_at timestamptz not null,
  primary key (product_id, lot),
  foreign key (product_id, lot) references product_lot (product_id, lot)
);

-- A lot that is called back, and what its buyers are told.
create table lot_recall (
  product_id text not null,
  lot text not null,
  subject text not null,
  blocks jsonb not null,
  recalled_at timestamptz not null,
  primary key (product_id, lot),
  foreign key (product_id, lot) references product_lot (product_id, lot)
);

-- To the buyers of which orders that e-mail was noted: once each, however often the command is run.
create table recall_letter (
  order_id uuid not null references orders (id) on delete cascade,
  product_id text not null references product (id),
  lot text not null,
  noted_at timestamptz not null,
  primary key (order_id, product_id, lot)
);

create trigger lot_appeared after insert or update on product_lot
  for each statement execute function product_page_changed();
create trigger certificate_appeared after insert or update on lot_certificate
  for each statement execute function product_page_changed();
create trigger recall_appeared after insert or update on lot_recall
  for each statement execute function product_page_changed();
