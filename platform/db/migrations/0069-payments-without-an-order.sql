-- Money that was paid for an order of this shop which is not in its database, as after an older one was brought back. A
-- person decides what becomes of it; nothing about a person is in it.
create table payment_without_order (
  session_id text primary key,
  order_id uuid not null,
  payment_intent text,
  pence integer not null check (pence >= 0),
  noted_at timestamptz not null
);
