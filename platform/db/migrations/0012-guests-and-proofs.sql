-- The number by which a browser's first changes are known as one visitor's; only its hash, and only for some minutes.
create table first_change (
  number_hash text primary key,
  member_id text not null references member (id) on delete cascade,
  made_at timestamptz not null
);
create index first_change_member on first_change (member_id);
create index first_change_age on first_change (made_at);

-- When somebody last came with a session or went with one: an account whose address is never proved is kept for its
-- visitor as long as a guest is, and no longer.
alter table member add column seen_at timestamptz not null default now();
create index member_unproved on member (seen_at) where claimed_email is not null;

-- Whether the owner was told that Google opens the account. What there is was linked before there was a letter.
alter table sign_in_method add column told_at timestamptz;
update sign_in_method set told_at = now();

-- Who took Google off their account: a sign-in there does not put it on again by itself.
create table google_declined (
  member_id text primary key references member (id) on delete cascade,
  declined_at timestamptz not null
);
