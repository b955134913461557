-- What becomes of the goods of an order once it is paid: packed, sent, delivered, lost, or taken back out of it.

-- Where the goods are as a whole, so that a list of what is to be packed need not add up parcels.
alter table orders add column goods text not null default 'none' check (
  goods in ('none', 'to-pack', 'packed', 'sent-in-part', 'sent', 'delivered', 'lost', 'cancelled')
);
create index orders_to_pack on orders (paid_at) where goods in ('to-pack', 'packed', 'sent-in-part');

create table parcel (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- 1, 2, … within its order.
  number integer not null check (number > 0),
  state text not null default 'packed' check (state in ('packed', 'sent', 'delivered', 'lost')),
  carrier text,
  tracking_number text,
  tracking_link text,
  packed_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  lost_at timestamptz,
  -- Its goods are packed once more; else their money goes back.
  sent_again boolean not null default false,
  unique (order_id, number),
  constraint parcel_states_have_their_times check (
    case state
      when 'packed' then sent_at is null and delivered_at is null and lost_at is null
      when 'sent' then sent_at is not null and delivered_at is null and lost_at is null
      when 'delivered' then sent_at is not null and delivered_at is not null
      else sent_at is not null and lost_at is not null
    end
  ),
  constraint parcel_that_left_has_a_carrier check (state = 'packed' or carrier is not null)
);

create table parcel_line (
  parcel_id uuid not null references parcel (id) on delete cascade,
  product_id text not null references product (id),
  -- What stands on the pack, so that a recall reaches exactly its buyers; empty where none was noted.
  lot text not null default '',
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, product_id, lot)
);
create index parcel_line_lot on parcel_line (lot) where lot <> '';

-- Nobody wrote down what was sent. Goods reach their buyer within 30 days (Consumer Rights Act 2015, section 28), so what
-- was paid before that has been sent, in one parcel for all that we know; the rest is for a person to send, or to say sent.
update orders set goods = case when paid_at > now() - interval '30 days' then 'to-pack' else 'sent' end
  where stock = 'sold' and status in ('paid', 'partly-refunded');
insert into parcel (id, order_id, number, state, carrier, packed_at, sent_at)
  select gen_random_uuid(), id, 1, 'sent', 'other', paid_at, paid_at from orders where goods = 'sent';
insert into parcel_line (parcel_id, product_id, quantity)
  select parcel.id, order_line.product_id, order_line.quantity
  from parcel join order_line on order_line.order_id = parcel.order_id;

-- Money that goes back because somebody said so. Each row is one call to the payment service, under one key: it moves
-- money once, however often it is tried.
create table order_refund (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  pence integer not null check (pence > 0),
  reason text not null check (reason in ('cancelled', 'lost', 'goodwill')),
  state text not null default 'wanted' check (state in ('wanted', 'made', 'failed')),
  wanted_at timestamptz not null,
  made_at timestamptz,
  -- What the payment service said to it, for a person.
  problem text,
  constraint made_refunds_have_their_time check ((state = 'made') = (made_at is not null)),
  constraint failed_refunds_say_why check ((state = 'failed') = (problem is not null))
);
create index order_refund_order on order_refund (order_id);
create index order_refund_open on order_refund (wanted_at) where state <> 'made';

-- Units of a line that will not be sent after all.
create table cancelled_line (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- The money of it; none where it had gone back before.
  refund_id uuid references order_refund (id) on delete cascade,
  product_id text not null references product (id),
  quantity integer not null check (quantity > 0),
  cancelled_at timestamptz not null
);
create index cancelled_line_order on cancelled_line (order_id);

-- What was done with it beside its payment stands in the same history: which parcel, which goods, how much, and why.
alter table order_history add column detail jsonb;
