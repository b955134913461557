-- Where somebody's days begin. The zone is their browser's until they choose one; null is the usual first day of a week.
create table member_calendar (
  member_id text primary key references member (id) on delete cascade,
  zone text not null check (zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,39}$'),
  zone_is_chosen boolean not null,
  first_day_of_week text check (first_day_of_week in ('monday', 'sunday', 'saturday')),
  changed_at timestamptz not null
);
