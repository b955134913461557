-- A visit to a health service that has not come back yet: what is needed to believe it when it does. Ten minutes long.
create table device_visit (
  -- A hash: the state itself travels through the browser.
  state_hash text primary key,
  member_id text not null references member (id) on delete cascade,
  service text not null check (service in ('fitbit', 'withings')),
  -- Encrypted, like the tokens: with it and a code a connection could be made.
  verifier text not null,
  begun_at timestamptz not null
);
create index device_visit_member on device_visit (member_id);

-- A health service that somebody connected. The tokens are encrypted with a key that is not in the database.
create table device_connection (
  member_id text not null references member (id) on delete cascade,
  service text not null check (service in ('fitbit', 'withings')),
  access_token text not null,
  refresh_token text not null,
  expires_at timestamptz not null,
  connected_at timestamptz not null,
  -- Up to when the service was asked; null before the first answer.
  read_at timestamptz,
  -- The service no longer lets us in: only its owner can put that right.
  broken_at timestamptz,
  primary key (member_id, service)
);

-- What the services deliver, dated. Health data: it goes with the consent.
create table device_weight (
  member_id text not null references member (id) on delete cascade,
  service text not null check (service in ('fitbit', 'withings')),
  measured_at timestamptz not null,
  weight_kg double precision not null check (weight_kg between 2 and 700),
  primary key (member_id, service, measured_at)
);

create table device_activity (
  member_id text not null references member (id) on delete cascade,
  service text not null check (service in ('fitbit', 'withings')),
  day date not null,
  steps integer not null check (steps >= 0),
  active_minutes integer not null check (active_minutes between 0 and 1440),
  primary key (member_id, service, day)
);
