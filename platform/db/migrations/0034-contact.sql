-- What people write to us through the form (modules/contact). It is answered by e-mail; here it stands so that it is
-- never lost or sent twice, so that its writer can have it, and until its time is over.
create table contact_message (
  -- Made of what was written and of the page it was written on: sent again, it is the same.
  id uuid primary key,
  -- Whoever was signed in, or whose proved address it gives.
  member_id text references member (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 120),
  message text not null check (length(message) between 1 and 5000),
  received_at timestamptz not null
);
create index contact_message_member on contact_message (member_id);
create index contact_message_address on contact_message (lower(email), received_at);
create index contact_message_age on contact_message (received_at);
