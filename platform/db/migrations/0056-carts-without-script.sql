-- A cart is filled by a form as well, which a browser may send twice: how many were put in by one that whoever pressed
-- has not yet seen the outcome of. Null once the cart was looked at.
alter table member_cart_line add column just_added integer check (just_added between 1 and 99);
