-- Whoever proves a mailbox has the orders that were placed with its address and no account: their confirmation, with all
-- that stands in them, went there. Here and not in the commands, so that it is one transaction with the proof whichever
-- way that came (a link, a reset, a change of address, Google), and nothing but a proof does it.
create index orders_of_nobody on orders (lower(customer_email)) where member_id is null;
create function orders_follow_proof() returns trigger language plpgsql as $$
begin
  update orders set member_id = new.id
  where member_id is null and anonymise_from is null and lower(customer_email) = new.email;
  return null;
end
$$;
create trigger orders_follow_proof after insert or update of email, email_verified on member
  for each row when (new.email_verified and not new.is_sample) execute function orders_follow_proof();

-- What nobody may ask for any more goes by its age, whoever placed it without an account.
create index orders_by_age on orders (created_at) where member_id is null;
