-- What visitors ask about a product (modules/questions). It is shown with its answer, and never without.
create table product_question (
  -- Made of what was asked and of the page it was asked on: sent again, it is the same.
  id uuid primary key,
  -- As the shop calls it.
  number integer generated always as identity unique,
  product_id text not null references product (id),
  -- Whoever was signed in, or whose proved address it gives.
  member_id text references member (id) on delete cascade,
  -- To tell the answer; taken out once that was told.
  email text check (length(email) between 3 and 254),
  question text not null check (length(question) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'refused')),
  answer text check (length(answer) between 1 and 1500),
  reason text check (reason in ('medical', 'off-topic', 'personal-data', 'abuse', 'spam')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decided_why text,
  constraint answers_are_there check ((state = 'answered') = (answer is not null)),
  constraint refusals_say_why check ((state = 'refused') = (reason is not null)),
  constraint decisions_have_a_day check ((state = 'waiting') = (decided_at is null))
);
create index product_question_shown on product_question (product_id, decided_at desc) where state = 'answered';
create index product_question_waiting on product_question (asked_at) where state = 'waiting';
create index product_question_member on product_question (member_id);
create index product_question_age on product_question (asked_at) where state <> 'answered';

create function question_page_changed() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and old.state = 'answered') or (tg_op <> 'DELETE' and new.state = 'answered') then
    perform pg_notify('page_changed', 'catalogue');
  end if;
  return null;
end
$$;
create trigger question_page_changed after insert or update or delete on product_question
  for each row execute function question_page_changed();
