-- What checkout remembers of a member: who they are at the payment service, and where their parcels go.

create table payment_customer (
  member_id text primary key references member (id) on delete cascade,
  -- The key under which it is made at the payment service: however often that is tried, it is made once.
  making_key uuid not null default gen_random_uuid(),
  -- Null until the payment service has said what it calls it.
  customer_id text unique,
  -- A digest of what was last told of the member, so that nothing is told twice.
  told text,
  made_at timestamptz not null
);

-- Whichever way a member goes, the payment service has to forget them too: this is what is left to be said there.
create table customer_to_forget (
  customer_id text primary key,
  since timestamptz not null default now()
);
create function note_customer_to_forget() returns trigger language plpgsql as $$
begin
  insert into customer_to_forget (customer_id) values (old.customer_id) on conflict do nothing;
  return old;
end $$;
create trigger payment_customer_goes after delete on payment_customer
  for each row when (old.customer_id is not null) execute function note_customer_to_forget();

-- Part of the request for the payment page, which is built from the order alone.
alter table orders add column payment_customer text;

create table saved_address (
  id uuid primary key,
  member_id text not null references member (id) on delete cascade,
  address jsonb not null,
  saved_at timestamptz not null,
  -- When it was last chosen as the usual one: the latest is. Where none was chosen, it is the one saved first.
  chosen_at timestamptz,
  unique (member_id, address)
);
