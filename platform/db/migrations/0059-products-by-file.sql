-- Which products there are is content. The database asks for an id that can stand in an address, and no longer knows
-- a list of its own.
alter table product drop constraint product_id_check;
alter table product add constraint product_id_check check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 40);

alter table operator_task drop constraint operator_task_kind_check;
alter table operator_task add constraint operator_task_kind_check
  check (kind in ('set-price', 'open-price', 'reconcile', 'health', 'erase-member'));
