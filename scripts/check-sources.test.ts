import { expect, it } from 'vitest'
import { clocks, foreignTables, stockChanges, tableOwners } from './check-sources.ts'

const owners = tableOwners([
  { path: 'modules/catalogue/tables.ts', text: 'export interface CatalogueTables { product: Product }' },
  {
    path: 'modules/orders/tables.ts',
    text: 'export interface OrdersTables { orders: Order; order_line: Line }\ninterface Order { id: string }',
  },
])
const named = (path: string, text: string) => foreignTables({ path, text }, owners)

it("knows every table by the module whose tables.ts names it, and takes a table's columns for no tables", () => {
  expect([...owners]).toEqual([
    ['product', 'catalogue'],
    ['orders', 'orders'],
    ['order_line', 'orders'],
  ])
})

it.each([
  ['a change', `db.updateTable('product').set({ price: 1 })`],
  ['a question', `db.selectFrom('product as p').selectAll()`],
  ['several at once', `db.selectFrom(['product', 'x'])`],
  ['a join', `db.selectFrom('x').innerJoin('orders', 'a', 'b')`],
  ['a new row', `tx.insertInto("order_line").values(row)`],
  ['a deletion', 'tx.deleteFrom(`orders`).execute()'],
  ['SQL', 'sql`select * from product where id = 1`.execute(db)'],
  ['SQL with a type', 'sql<{ n: number }>`select n from x left join product on true`'],
  ['SQL of several lines', 'sql`\n  update\n    orders set status = 1`'],
  ['SQL in capitals and quotes', 'sql`DELETE FROM "order_line"`'],
  ['SQL after a piece that is put in', `sql\`insert into x select \${a}, id from orders\``],
  ['a statement sent as it is', `pool.query('select 1 from orders')`],
  ['a name made for SQL', `sql\`select * from \${sql.table('product')}\``],
])('finds another’s table in %s, in a route and in a module', (_, text) => {
  expect(named('app/routes/shop.ts', text)).toHaveLength(1)
  expect(named('modules/cart/commands/lines.ts', text)).toHaveLength(1)
  expect(named('kit/card.tsx', text)).toHaveLength(1)
})

it('says where, whose it is, and what to do', () => {
  expect(named('app/routes/shop.ts', `\n\nawait db.updateTable('product').execute()`)).toEqual([
    'app/routes/shop.ts:3: names the table product of modules/catalogue; ask a query or a command of that module',
  ])
})

it.each([
  ['the owner', 'modules/catalogue/queries.ts', `db.selectFrom('product')`],
  ['a test', 'app/personal-data.test.ts', `db.selectFrom('product')`],
  ['words that are no SQL', 'app/routes/shop.ts', `const words = 'Choose from product pages, or update orders'`],
  ['a table of nobody', 'platform/db/migrate.ts', `db.selectFrom('kysely_migration')`],
  ['a remark in SQL', 'app/x.ts', 'sql`select 1 -- not from product\n`'],
])('leaves %s alone', (_, path, text) => expect(named(path, text)).toEqual([]))

const clocksIn = (path: string, text: string) => clocks({ path, text })

it.each([
  'new Date()',
  'Date.now()',
  'const now = Date.now',
  'Date()',
  'performance.now()',
  'Math.random()',
  'crypto.randomUUID()',
  'globalThis.Date.now()',
  'export const f = (now = new Date()) => now',
])('a pure rule, in a room too, may not ask %s', text => {
  expect(clocksIn('modules/cart/delivery.ts', text)).toHaveLength(1)
  expect(clocksIn('modules/recipes/search/ranking.ts', text)).toHaveLength(1)
})

it.each([
  ['modules/cart/delivery.ts', 'export const f = (now: Date) => new Date(now.getTime() + 1)'],
  ['modules/cart/delivery.ts', '// new Date() is no argument\nexport const words = "Date.now()"'],
  ['modules/cart/commands.ts', 'new Date()'],
  ['modules/cart/commands/lines.ts', 'Date.now()'],
  ['modules/cart/ui/clock.tsx', 'performance.now()'],
  ['modules/cart/delivery.test.ts', 'Math.random()'],
])('in %s there may stand: %s', (path, text) => expect(clocksIn(path, text)).toEqual([]))

it.each([
  ['Kysely', 'modules/orders/x.ts', `db.updateTable('product').set({ stock_units: 4 }).execute()`],
  [
    'a callback',
    'app/x.ts',
    `db.updateTable('product').set(row => ({ reserved_units: row('reserved_units', '+', 1) }))`,
  ],
  [
    'SQL',
    'modules/catalogue/seed.ts',
    `sql\`update product set updated_at = now(), stock_units = \${units} where id = 1\``,
  ],
  ['SQL as it is', 'scripts/x.ts', `pool.query("update product set reserved_units = reserved_units - 1")`],
  ['a new row', 'scripts/x.ts', `pool.query("insert into product (id, stock_units) values ('a', 1)")`],
  ['the ledger itself', 'modules/catalogue/queries.ts', `db.insertInto('stock_movement').values({})`],
  ['the ledger in SQL', 'app/x.ts', `sql\`delete from stock_movement\``],
  ['a migration', 'platform/db/migrations/0099-more.sql', 'update product\n  set stock_units = 500 where true;'],
])('finds a second way to change the stock: %s', (_, path, text) => {
  expect(stockChanges({ path, text })).toHaveLength(1)
})

it.each([
  ['the one way', 'modules/catalogue/commands/stock.ts', 'sql`update product set stock_units = 1`'],
  ['a test', 'test/x.test.ts', 'sql`update product set stock_units = 1`'],
  ['a question', 'modules/catalogue/queries.ts', 'sql`select id from product where stock_units = 0`'],
  ['a condition', 'modules/x/queries.ts', 'sql`update product set position = 1 where stock_units = reserved_units`'],
  ['a migration before there was a ledger', 'platform/db/migrations/0001-x.sql', 'update product set stock_units = 1;'],
])('leaves %s alone', (_, path, text) => expect(stockChanges({ path, text })).toEqual([]))
