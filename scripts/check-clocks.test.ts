import { expect, it } from 'vitest'
import { otherClocks } from './check-clocks.ts'

const found = (path: string, text: string) => otherClocks({ path, text })

it.each([
  ['modules/cart/commands/lines.ts', 'const at = new Date()'],
  ['app/routes/shop/product.tsx', 'export const loader = () => Date.now()'],
  ['app/server.ts', 'createPageCache(Date.now)'],
  ['platform/jobs/jobs.ts', 'export const at = Date()'],
  ['modules/cart/queries.ts', 'sql`select 1 from x where at > now() - make_interval(days => 30)`'],
  ['app/operator/lots.ts', `pool.query('select current_date')`],
])('finds another clock in %s: %s', (path, text) => {
  expect(found(path, `\n${text}`)).toEqual([
    expect.stringMatching(new RegExp(`^${path}:2: asks .*; take services.now, as an argument$`)),
  ])
})

it.each([
  ['the one place', 'app/open-services.ts', 'const now = () => new Date()'],
  ['a browser', 'modules/cart/ui/cart-drawer.tsx', 'const now = new Date()'],
  ['a stand-in', 'sandbox/stripe/events.ts', 'Date.now()'],
  ['a listed column', 'modules/cart/commands.ts', 'sql`now()`'],
  ['a time that is told', 'modules/cart/queries.ts', 'const later = new Date(now.getTime() + 1)\nconst at = now()'],
  ['a remark', 'modules/cart/queries.ts', '// new Date()\nsql`select 1 -- now()\n`'],
  ['what is no part of the product', 'scripts/date-pages.ts', 'new Date()'],
])('leaves %s alone', (_, path, text) => expect(found(path, text)).toEqual([]))

it('knows the columns that say when a row was written, and lets SQL of a migration ask for nothing else', () => {
  const migration = (text: string) => found('platform/db/migrations/0099-more.sql', text)
  expect(migration('create table stock_movement (\n  at timestamptz not null default now()\n);')).toEqual([])
  expect(migration('alter table member add column seen_at timestamptz not null default now();')).toEqual([])
  expect(migration('-- now()')).toEqual([])
  expect(migration('create table voucher (\n  ends_at timestamptz not null default now()\n);')).toEqual([
    'platform/db/migrations/0099-more.sql:2: asks the clock of the database; write the time of services.now, or list the column',
  ])
  expect(migration('update product set price_pence = 1 where updated_at < current_timestamp;')).toHaveLength(1)
})

it.each([
  ["const NOW = new Date('2026-11-24T20:00:00Z')", 'query(`update x set at = now()`)', 'the clock of the database'],
  ["const today = dayOf('2026-11-24')", 'const later = new Date()', 'new Date()'],
  ['const NOON = new Date(Date.UTC(2026, 10, 24))', 'const end = Date.now() + 1', 'Date.now'],
  ["const deps = { now: () => new Date('2026-11-24') }", 'const end = Date.now() + 1', 'Date.now'],
])('finds a test that fixes a day by %s and then has %s', (fixed, reads, asked) => {
  expect(found('modules/cart/cart.test.ts', `${fixed}\n${reads}`)).toEqual([
    `modules/cart/cart.test.ts:2: asks ${asked} beside a day that is fixed here; take that`,
  ])
})

it.each([
  ['goes by the clock alone', 'const now = new Date()\nquery(`update x set at = now()`)'],
  ['fixes a day alone', "const NOW = new Date('2026-11-24T20:00:00Z')\nconst later = new Date(NOW.getTime() + 1)"],
  ['names some day', "const born = dayOf('1990-02-28')\nconst now = new Date()"],
])('leaves a test alone that %s', (_, text) => expect(found('test/requests/x.test.ts', text)).toEqual([]))
