-- Who has records here: members who signed up, guests since their first change, and the one sample member. The four
-- tables from here to pending_proof are those of better-auth 1.7.7 under our names; modules/account/gateway.ts maps them.
create table member (
  id text primary key,
  name text not null,
  -- Only an address whose owner has proved it stands here. Guests and those who have yet to prove theirs have a
  -- placeholder under .invalid, which nobody ever writes to.
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  -- The address somebody signed up with and has not proved yet. It keeps nobody else from having it.
  claimed_email text check (claimed_email = lower(claimed_email)),
  image text,
  is_guest boolean not null default false,
  -- Whose records everybody without an account is shown. Nobody can sign in as that member.
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint address_is_proved check (email_verified = (email not like '%.invalid')),
  constraint guest_has_no_address check (not is_guest or (not email_verified and claimed_email is null)),
  constraint claim_ends_with_proof check (claimed_email is null or not email_verified)
);
create index member_claims on member (claimed_email, created_at) where claimed_email is not null;
create unique index member_one_sample on member (is_sample) where is_sample;
-- What the purge of stale guests goes through.
create index member_guests on member (created_at) where is_guest;

create table session (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  -- The cookie holds it with a signature of ours: without the secret, this column opens nothing.
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Always null: addresses are not kept.
  ip_address text,
  user_agent text
);
create index session_member on session (member_id);
create index session_expiry on session (expires_at);

-- A password, or an account at Google. Google's own tokens are thrown away: nothing is ever asked there again.
create table sign_in_method (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password_hash text,
  access_token text check (access_token is null),
  refresh_token text check (refresh_token is null),
  id_token text check (id_token is null),
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id),
  constraint password_is_ours check ((provider_id = 'credential') = (password_hash is not null))
);
create index sign_in_method_member on sign_in_method (member_id);

-- What somebody has yet to come back with: a reset link, the state of a sign-in at Google. Identifiers are kept hashed.
create table pending_proof (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index pending_proof_identifier on pending_proof (identifier);
create index pending_proof_expiry on pending_proof (expires_at);

-- A guest whose records belong to a member from now on. The row goes with the guest, in the transaction that moved
-- everything; one that is still there is tried again.
create table guest_move (
  guest_id text primary key references member (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  asked_at timestamptz not null default now(),
  check (guest_id <> member_id)
);
create index guest_move_member on guest_move (member_id);


-- Browsers that somebody signed in with before, each by the hash of a random number in a cookie: a sign-in from any
-- other is told by mail.
create table known_browser (
  member_id text not null references member (id) on delete cascade,
  browser_hash text not null,
  first_seen_at timestamptz not null default now(),
  primary key (member_id, browser_hash)
);

-- The cart of a member, kept beside the browser's own so that it follows them.
create table member_cart_line (
  member_id text not null references member (id) on delete cascade,
  product_id text not null,
  -- As it was when the line was made; one that is not sold at any more makes the line invalid.
  price_id text not null,
  quantity integer not null check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  primary key (member_id, product_id)
);
