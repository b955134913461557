-- Calls counted per visitor and window, shared by all servers. Unlogged: losing it in a crash loses nothing of value.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
