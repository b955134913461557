-- Between these times on the member's clock nobody is written to; both null: at any time.
alter table member_settings
  add column quiet_from text default '23:00' check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column quiet_to text default '06:00' check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add constraint quiet_hours_begin_and_end check (
    (quiet_from is null) = (quiet_to is null) and quiet_from is distinct from coalesce(quiet_to, '')
  );

-- Each time that somebody asked for the newsletter, and whether the mailbox of that address has answered
-- (modules/notifications). At most one stands; those that ended prove that what was sent meanwhile was asked for.
create table newsletter_consent (
  id bigint generated always as identity primary key,
  member_id text not null references member (id) on delete cascade,
  email text not null,
  wording_version text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('link', 'preferences')),
  ended_at timestamptz,
  constraint confirmed_somehow check ((confirmed_at is null) = (confirmed_by is null))
);
create unique index newsletter_consent_standing on newsletter_consent (member_id) where ended_at is null;
create index newsletter_consent_member on newsletter_consent (member_id);

-- A newsletter that an operator sent: what it said, who sent it and when. Its id is made of its text, so that the same
-- text is one newsletter however often the command is run.
create table newsletter_issue (
  id text primary key,
  subject text not null,
  blocks jsonb not null,
  made_by text not null,
  made_at timestamptz not null
);

-- To whom it goes. Begun and not done: a server was killed while it sent this one, and it is not sent again.
create table newsletter_delivery (
  issue_id text not null references newsletter_issue (id),
  member_id text not null references member (id) on delete cascade,
  noted_at timestamptz not null,
  begun_at timestamptz,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'unwanted', 'refused')),
  primary key (issue_id, member_id),
  constraint done_somehow check ((done_at is null) = (outcome is null))
);
create index newsletter_delivery_member on newsletter_delivery (member_id);
