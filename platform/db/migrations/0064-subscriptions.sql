-- Subscribe and save: what somebody agreed to have sent again and again, and what became of each time (modules/subscriptions).

-- Which subscription an order is a delivery of, and how often that comes: a first one is paid on a page, each later one
-- by an invoice of the payment service, whose id is then its session.
alter table orders add column subscription_id uuid;
alter table orders add column every_days integer check (every_days between 1 and 364);
alter table orders add constraint recurring_is_whole check ((subscription_id is null) = (every_days is null));
create index orders_of_subscription on orders (subscription_id, created_at desc) where subscription_id is not null;

alter table payment_event add column payment_subscription text;
alter table payment_event add column invoice_id text;

create table subscription (
  id uuid primary key,
  member_id text not null references member (id) on delete cascade,
  product_id text not null references product (id),
  packs integer not null check (packs between 1 and 3),
  -- Under a year, so that no renewal is one of twelve months.
  every_days integer not null check (every_days between 1 and 364),
  -- What was agreed: it stays whatever the shop asks of others.
  unit_pence integer not null check (unit_pence > 0),
  delivery_pence integer not null check (delivery_pence >= 0),
  state text not null default 'begun' check (state in ('begun', 'active', 'paused', 'ended')),
  -- What the payment service calls it; null until its first delivery is paid.
  payment_id text unique,
  begun_at timestamptz not null,
  started_at timestamptz,
  -- When the payment service charges next.
  next_at timestamptz,
  -- Since when a card is refused.
  failing_since timestamptz,
  -- Where it goes; null: where the payment service was told.
  ship_to jsonb,
  -- For which next date the reminder is in line.
  reminded_for timestamptz,
  looked_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('member', 'operator', 'card', 'account', 'payment-service')),
  constraint started_has_payment check (state in ('begun', 'ended') or (payment_id is not null and started_at is not null)),
  constraint ended_is_whole check ((state = 'ended') = (ended_at is not null) and (state = 'ended') = (ended_because is not null))
);
create index subscription_member on subscription (member_id, begun_at desc);
create index subscription_next on subscription (next_at) where state in ('active', 'paused');

-- Each invoice of the payment service that is a renewal, once.
create table subscription_renewal (
  invoice_id text primary key,
  subscription_id uuid not null references subscription (id) on delete cascade,
  order_id uuid,
  outcome text not null check (outcome in ('ordered', 'sold-out')),
  at timestamptz not null
);
create index subscription_renewal_of on subscription_renewal (subscription_id, at desc);

-- Who changed what, and when. Nothing is ever changed here.
create table subscription_history (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references subscription (id) on delete cascade,
  at timestamptz not null,
  fact text not null,
  cause text not null,
  detail jsonb not null default '{}'
);
create index subscription_history_of on subscription_history (subscription_id, id);

-- What opens the page to end a subscription for whoever got its mail: only the hash is here.
create table subscription_key (
  key_hash bytea primary key check (length(key_hash) = 32),
  subscription_id uuid not null references subscription (id) on delete cascade,
  made_at timestamptz not null
);
create index subscription_key_of on subscription_key (subscription_id);
