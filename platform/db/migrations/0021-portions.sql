-- What each of a household has of what is planned: by the id of the person (a setting of the plan), quarters of a serving.
alter table planned_entry add column portions jsonb not null default '{}' check (jsonb_typeof(portions) = 'object');
