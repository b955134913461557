-- Whose order it is: nobody's for a visitor without records of their own, and nobody's again once the member is gone.
alter table orders add column member_id text references member (id) on delete set null;
create index orders_of_member on orders (member_id, created_at desc) where member_id is not null;

-- The tax office wants the order, and nobody wants the person in it once they have asked us to forget them. From
-- `anonymise_from` on the name and address are taken out as soon as nothing needs them any more.
alter table orders add column anonymise_from timestamptz;
alter table orders add column anonymised_at timestamptz;
alter table orders add constraint anonymised_knows_nobody check (
  anonymised_at is null
  or (
    customer_email is null and customer_name is null and ship_to is null
    and member_id is null and checkout_key is null
  )
);
create index orders_to_anonymise on orders (anonymise_from) where anonymise_from is not null and anonymised_at is null;

-- What opens an order for whoever got its mail. A key is made when a mail is written and stands in that mail alone;
-- here is only its hash.
create table order_key (
  key_hash bytea primary key check (length(key_hash) = 32),
  order_id uuid not null references orders (id) on delete cascade,
  made_at timestamptz not null
);
create index order_key_order on order_key (order_id);
