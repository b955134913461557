-- Discount codes: what the shop promises to whoever types one. The coupon and the promotion code at the payment service
-- are made from the row. A name is never given twice, and terms never change: what was told to somebody holds.
create table discount_code (
  name text primary key check (name ~ '^[A-Z0-9]{3,20}$'),
  percent_off integer check (percent_off between 1 and 100),
  pence_off integer check (pence_off > 0),
  begins_at timestamptz not null,
  -- The moment after its last day in London.
  ends_at timestamptz check (ends_at > begins_at),
  most_uses integer check (most_uses > 0),
  most_uses_of_buyer integer check (most_uses_of_buyer > 0),
  first_order_only boolean not null default false,
  products text[] check (cardinality(products) > 0),
  -- What the goods of the order must cost together before anything is taken off.
  least_pence integer check (least_pence > 0),
  asked_at timestamptz not null,
  -- Null until the payment service has made it: nobody can use it before.
  promotion_id text unique,
  made_at timestamptz,
  ended_at timestamptz,
  constraint takes_off_one_thing check ((percent_off is null) <> (pence_off is null)),
  constraint made_is_known_there check ((promotion_id is null) = (made_at is null))
);

-- A use of a code is the order that was made with it: held while it is unpaid, free again when it ends so.
alter table orders
  add column discount_code text references discount_code (name),
  add column discount_pence integer not null default 0,
  -- Part of the request for the payment page, which is built from the order alone.
  add column promotion_id text,
  -- Of a guest whose code is for one buyer or for a first order; gone as soon as the order is paid or ended.
  add column asked_email text,
  drop constraint charged_is_the_total;
-- Its expression cannot be changed before PostgreSQL 17.
alter table orders drop column total_pence;
alter table orders
  add column total_pence integer generated always as (subtotal_pence - discount_pence + delivery_pence) stored;
alter table orders
  add constraint discount_within_goods check (discount_pence between 0 and subtotal_pence),
  add constraint discount_has_a_code check (
    (discount_code is null) = (discount_pence = 0) and (discount_code is null) = (promotion_id is null)
  ),
  add constraint asked_email_while_unpaid check (asked_email is null or status = 'pending'),
  add constraint charged_is_the_total check (
    charged_pence = 0 or review_reason is not null
    or charged_pence = subtotal_pence - discount_pence + delivery_pence
  ),
  add constraint vat_within_total check (vat_pence <= subtotal_pence - discount_pence + delivery_pence);
create index orders_with_a_code on orders (discount_code) where discount_code is not null;
-- Who has ordered before, by the address that they paid with.
create index orders_of_email on orders (lower(customer_email)) where customer_email is not null;

alter table order_line
  add column discount_pence integer not null default 0,
  add constraint discount_within_line check (discount_pence between 0 and unit_pence * quantity),
  add constraint vat_within_paid check (vat_pence between 0 and unit_pence * quantity - discount_pence);
