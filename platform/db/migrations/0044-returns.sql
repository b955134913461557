-- What comes back of an order that has left: where it is on its way, and, beside that, what became of its money.

create table order_return (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- 1, 2, … within its order.
  number integer not null check (number > 0),
  state text not null default 'requested' check (state in ('requested', 'posted', 'arrived', 'kept')),
  settlement text not null default 'open' check (settlement in ('open', 'refunded', 'refused')),
  reason text not null check (reason in ('changed-mind', 'not-said', 'damaged', 'faulty', 'wrong')),
  -- In the buyer's words, and what they tell of its posting; both go when the buyer is forgotten.
  note text not null default '',
  proof text,
  -- A label that we pay for.
  label_link text,
  -- Why its money did not go back, or not all of it: its buyer reads it.
  settled_because text,
  refund_id uuid references order_refund (id) on delete cascade,
  requested_at timestamptz not null,
  posted_at timestamptz,
  arrived_at timestamptz,
  kept_at timestamptz,
  settled_at timestamptz,
  unique (order_id, number),
  constraint return_states_have_their_times check (
    case state
      when 'requested' then posted_at is null and arrived_at is null and kept_at is null
      when 'posted' then posted_at is not null and arrived_at is null and kept_at is null
      when 'arrived' then arrived_at is not null and kept_at is null
      else kept_at is not null and arrived_at is null
    end
  ),
  constraint return_settled_at_a_time check ((settlement = 'open') = (settled_at is null)),
  constraint refused_returns_say_why check (settlement <> 'refused' or settled_because is not null),
  constraint refunded_returns_have_a_refund check (settlement <> 'refunded' or refund_id is not null),
  constraint kept_goods_are_not_paid_back check (state <> 'kept' or settlement <> 'refunded')
);
create index order_return_open on order_return (requested_at) where settlement = 'open' and state <> 'kept';

create table return_line (
  return_id uuid not null references order_return (id) on delete cascade,
  product_id text not null references product (id),
  seal text not null check (seal in ('unbroken', 'opened')),
  quantity integer not null check (quantity > 0),
  -- How many of them went back on the shelf; the others are written off once they are here.
  shelved integer not null default 0 check (shelved between 0 and quantity),
  asked_at timestamptz not null,
  primary key (return_id, product_id, seal),
  constraint opened_packs_are_not_sold_again check (seal = 'unbroken' or shelved = 0)
);

alter table orders drop constraint orders_goods_check, add constraint orders_goods_check check (
  goods in ('none', 'to-pack', 'packed', 'sent-in-part', 'sent', 'delivered', 'lost', 'cancelled', 'returned')
);
alter table order_refund drop constraint order_refund_reason_check, add constraint order_refund_reason_check check (
  reason in ('cancelled', 'lost', 'goodwill', 'returned')
);
