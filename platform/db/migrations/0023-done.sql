-- How far a member came with what they planned; null is neither.
alter table planned_entry add column done text check (done in ('cooked', 'eaten'));
