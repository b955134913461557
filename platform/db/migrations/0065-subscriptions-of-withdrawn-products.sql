-- A subscription ends with the sale of its product.
alter table subscription drop constraint subscription_ended_because_check;
alter table subscription add constraint subscription_ended_because_check
  check (ended_because in ('member', 'operator', 'card', 'account', 'payment-service', 'withdrawn'));
