-- Who holds goods without paying is known by where the checkout came from, as a keyed hash, and for as long as the order
-- waits: one connection cannot keep the whole shelf aside.
alter table orders add column from_address text;
create index orders_unpaid_from_address on orders (from_address) where status = 'pending' and from_address is not null;
create index orders_unpaid_of_member on orders (member_id) where status = 'pending' and member_id is not null;
