-- What was planned and not eaten is said so, and stays in the plan as it was planned.
alter table planned_entry drop constraint planned_entry_done_check;
alter table planned_entry add constraint planned_entry_done_check check (done in ('cooked', 'eaten', 'skipped'));
