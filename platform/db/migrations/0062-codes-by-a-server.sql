-- A discount code is made by a server, which alone reaches the payment service.
alter table operator_task drop constraint operator_task_kind_check;
alter table operator_task add constraint operator_task_kind_check
  check (kind in ('set-price', 'open-price', 'make-code', 'reconcile', 'health', 'erase-member'));
