import { expect, it } from 'vitest'
import { takenAway } from './check-migrations.ts'

const LANDED = '2026-11-29-1016'
const found = (text: string, path = 'platform/db/migrations/0099-less.sql') =>
  takenAway({ path, text }, version => version === LANDED)

it.each([
  ['drop table kitchen', 'drops what an older server may use'],
  ['DROP VIEW shelf;', 'drops what an older server may use'],
  ['drop function f(text)', 'drops what an older server may use'],
  ['delete from member where false', 'deletes rows'],
  ['truncate member', 'deletes rows'],
  ['alter table member\n  rename column name to called', 'gives another name'],
  ['alter table member rename to person', 'gives another name'],
  ['alter table member drop column name', 'drops a column'],
  ['alter table member drop name', 'drops a column'],
  ['alter table member add a text, drop column if exists name', 'drops a column'],
  ['alter table member alter column age type text', 'changes the type'],
  ['alter table member alter age set data type bigint using age::bigint', 'changes the type'],
  ['alter table member alter name set not null', 'refuses rows'],
  ['alter table member add constraint tall check (height > 0)', 'refuses rows'],
  ['alter table member add column a text not null', 'refuses rows'],
  ['alter table member add a text default null, add b text not null', 'refuses rows'],
  ['create unique index on member (name)', 'refuses rows'],
])('finds what an older server would miss: %s', (text, what) => {
  expect(found(text)).toEqual([expect.stringContaining(what)])
})

it.each([
  'create table kitchen (id int not null unique)',
  'create table kitchen (id int); create unique index on kitchen (id); alter table kitchen alter id set not null',
  "alter table member add column a text not null default 'none', add b int",
  'alter table member add column if not exists days int not null generated always as (1) stored',
  'create index concurrently on member (name)',
  'drop index member_name; alter table member drop constraint tall',
  'alter table member alter name drop not null',
  "insert into word values ('drop table member; delete from member')",
  'create function f() returns void language plpgsql as $body$ begin delete from member; end $body$',
  '-- Nothing is dropped; drop table member\nselect 1',
  `-- Nobody reads it since ${LANDED}.\nalter table member drop column name;`,
])('lets what adds, and what nobody needs any more: %s', text => expect(found(text)).toEqual([]))

it('takes no version that never landed, and no comment for two statements', () => {
  expect(found('-- Nobody reads it since 2026-01-01-0000.\ndrop table kitchen')).toEqual([
    expect.stringContaining('2026-01-01-0000 is no version that landed'),
  ])
  expect(found(`-- Since ${LANDED}.\nselect 1;\ndrop table kitchen`)).toHaveLength(1)
  expect(found(`-- Nobody reads either since ${LANDED}.\ndrop table kitchen; drop table shelf`)).toHaveLength(1)
})

it('asks nothing of what has run everywhere, nor of other files', () => {
  expect(found('drop table kitchen', 'platform/db/migrations/0069-less.sql')).toEqual([])
  expect(found('drop table kitchen', 'modules/cart/queries.ts')).toEqual([])
})

it('knows the versions that are kept', () => {
  const migration = { path: 'platform/db/migrations/0099-less.sql', text: `-- Since ${LANDED}.\ndrop table kitchen` }
  expect(takenAway(migration)).toEqual([])
})
