-- Who wants one e-mail when a product can be bought (modules/stock-notices). A row goes as soon as it was sent, was
-- ended or was not confirmed in time: nobody's address is kept for longer than it is needed.
create table stock_notice (
  id uuid primary key,
  product_id text not null references product (id),
  email text not null check (length(email) between 3 and 254),
  -- Whose proved address it is.
  member_id text references member (id) on delete cascade,
  asked_at timestamptz not null,
  -- The mailbox has answered; at once for the proved address of whoever is signed in.
  confirmed_at timestamptz,
  -- The e-mail is in line.
  noted_at timestamptz,
  -- A mail server hears of it: what was begun is not begun again.
  begun_at timestamptz
);
create unique index stock_notice_once on stock_notice (product_id, lower(email));
create index stock_notice_member on stock_notice (member_id);
create index stock_notice_due on stock_notice (product_id, confirmed_at) where noted_at is null;
