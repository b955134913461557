-- What a payer's bank asks back, as the payment service tells it: how much, why, and until when it can be answered.
create table payment_dispute (
  -- The payment service's own name for it.
  id text primary key,
  order_id uuid not null references orders (id) on delete cascade,
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null,
  pence integer not null check (pence > 0),
  opened_at timestamptz not null,
  -- Null: it is decided, or nothing can be sent for it.
  evidence_by timestamptz,
  noted_at timestamptz not null,
  decided_at timestamptz,
  constraint decided_disputes_have_their_time check ((state = 'open') = (decided_at is null))
);
create index payment_dispute_order on payment_dispute (order_id);
