-- Accounts that are to be deleted: locked from the moment it was asked, erased at the given time, and kept when the link
-- in the mail is used before that. The row goes with the member, or when the deletion is undone.
create table deletion (
  member_id text primary key references member (id) on delete cascade,
  asked_at timestamptz not null,
  erase_at timestamptz not null check (erase_at > asked_at)
);
create index deletion_due on deletion (erase_at);

-- What undoes it; a key stands in the mail alone, here is its hash.
create table deletion_key (
  key_hash bytea primary key check (length(key_hash) = 32),
  member_id text not null references deletion (member_id) on delete cascade,
  made_at timestamptz not null
);
create index deletion_key_member on deletion_key (member_id);

-- No session begins for somebody who is leaving, whatever asks for it and whenever. It runs after the row's lock on the
-- member, so that a sign-in and a deletion at the same instant end in one order or the other.
create function refuse_session_while_leaving() returns trigger language plpgsql as $$
begin
  if exists (select from deletion where member_id = new.member_id) then
    raise exception 'This account is being deleted' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create constraint trigger session_not_while_leaving after insert on session
  for each row execute function refuse_session_while_leaving();

-- The last mail to somebody of whom nothing else is left. The row goes when it was sent, and after a week at the latest.
create table farewell (
  id uuid primary key,
  name text not null,
  email text not null,
  erased_at timestamptz not null
);
