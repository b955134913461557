-- One row for each checkout that was begun. It is written before the payment page exists, so that no payment can be
-- without an order; all amounts are pence of sterling, VAT included.
create table orders (
  id uuid primary key,
  number text not null unique check (number ~ '^TW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  status text not null default 'pending' check (
    status in (
      'pending', 'processing', 'paid', 'partly-refunded', 'refunded', 'expired', 'payment-failed', 'refund-due', 'review'
    )
  ),
  stock text not null default 'reserved' check (stock in ('reserved', 'sold', 'none')),
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  is_guest boolean not null,

  -- What the browser names its attempt by, so that a double click finds the order it made already.
  checkout_key uuid unique,
  cart text not null,
  -- Where the visitor was: the payment page sends them back there. Kept, because a repeated call must be identical.
  origin text not null,
  -- Counts up when the payment service broke on the last call, since it repeats that answer to the same key.
  attempt integer not null default 1 check (attempt >= 1),
  reserved_until timestamptz not null,

  currency text not null default 'gbp' check (currency = 'gbp'),
  subtotal_pence integer not null check (subtotal_pence > 0),
  standard_delivery_pence integer not null check (standard_delivery_pence >= 0),
  express_delivery_pence integer not null check (express_delivery_pence >= 0),
  -- Chosen on the payment page.
  delivery text check (delivery in ('standard', 'express')),
  delivery_pence integer check (delivery_pence in (standard_delivery_pence, express_delivery_pence)),
  total_pence integer generated always as (subtotal_pence + delivery_pence) stored,
  vat_pence integer check (vat_pence between 0 and subtotal_pence + delivery_pence),

  session_id text unique,
  session_url text,
  payment_intent text unique,
  charged_pence integer not null default 0 check (charged_pence >= 0),
  refunded_pence integer not null default 0,
  -- Why a person has to look at it.
  review_reason text,

  customer_email text,
  customer_name text,
  ship_to jsonb,

  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the payment service was last asked about it.
  checked_at timestamptz not null,
  paid_at timestamptz,
  confirmation_sent_at timestamptz,

  constraint refunded_within_charged check (refunded_pence between 0 and charged_pence),
  constraint charged_is_the_total check (
    charged_pence = 0 or review_reason is not null or charged_pence = subtotal_pence + delivery_pence
  ),
  constraint delivery_is_whole check (
    (delivery is null) = (delivery_pence is null) and (delivery is null) = (vat_pence is null)
  ),
  constraint no_customer_before_payment check (
    status not in ('pending', 'expired') or (customer_email is null and customer_name is null and ship_to is null)
  ),
  constraint stock_follows_status check (
    case
      when status in ('pending', 'processing') then stock = 'reserved'
      when status in ('paid', 'partly-refunded') then stock = 'sold'
      when status in ('expired', 'payment-failed', 'refund-due') then stock = 'none'
      when status = 'review' then stock <> 'sold'
      else stock <> 'reserved'
    end
  ),
  constraint paid_means_charged check (
    case
      when status in ('paid', 'partly-refunded', 'refunded', 'refund-due') then charged_pence > 0
      when status = 'review' then review_reason is not null
      else charged_pence = 0
    end
  ),
  constraint paid_leads_back check (
    status not in ('paid', 'partly-refunded') or (paid_at is not null and payment_intent is not null)
  )
);

-- What the reconciler has to ask about again, longest unasked first.
create index orders_unsettled on orders (checked_at) where status in ('pending', 'processing', 'refund-due');

create table order_line (
  order_id uuid not null references orders (id) on delete cascade,
  product_id text not null references product (id),
  price_id text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_pence integer not null check (unit_pence > 0),
  vat_rate_percent integer not null check (vat_rate_percent between 0 and 100),
  vat_pence integer not null check (vat_pence between 0 and unit_pence * quantity),
  primary key (order_id, product_id)
);

-- Every step of every order: who caused it and when. Nothing is ever changed or deleted here.
create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null,
  fact text not null,
  from_status text not null,
  to_status text not null,
  charged_pence integer not null,
  refunded_pence integer not null,
  cause text not null
);
create index order_history_order on order_history (order_id);

-- Notices of the payment service, each once. Only what leads to the order is kept, not the notice itself, which holds
-- names and addresses.
create table payment_event (
  id text primary key,
  type text not null,
  session_id text,
  payment_intent text,
  order_id text,
  dispute text check (dispute in ('open', 'won', 'lost')),
  received_at timestamptz not null,
  deliveries integer not null default 1,
  processed_at timestamptz,
  error text
);
create index payment_event_unprocessed on payment_event (received_at) where processed_at is null;
