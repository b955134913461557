import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'

const FILES = import.meta.glob<string>('../../platform/db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The last version that wrote down no parcels. */
const BEFORE_PARCELS = Object.fromEntries(
  Object.entries(FILES).filter(([path]) => Number(/(\d{4})-/.exec(path)?.[1]) < 40),
)

let cluster: TestDatabase
let older: OpenDatabase
const NAME = 'from_before_parcels'
beforeAll(async () => {
  cluster = await testDatabase()
  await cluster.pool.query(`create database ${NAME}`)
  const url = new URL(cluster.url)
  url.pathname = `/${NAME}`
  older = openDatabase(url.href)
})
afterAll(async () => {
  await older.close()
  await cluster.pool.query(`drop database ${NAME}`)
  await cluster.close()
})

test('an upgrade says of no order that it was sent that may still lie here', async () => {
  await migrate(older.db, BEFORE_PARCELS)
  const paid = (number: string, ago: string, status = 'paid', stock = 'sold') =>
    older.pool.query(
      `insert into orders (id, number, status, stock, is_guest, cart, origin, reserved_until, subtotal_pence,
         standard_delivery_pence, express_delivery_pence, delivery, delivery_pence, vat_pence, charged_pence,
         created_at, updated_at, checked_at, paid_at, session_id, payment_intent)
       select gen_random_uuid(), $1, $2, $3, true, '', '/', at, 1000, 295, 595, 'standard', 295, 0, 1295, at, at, at, at,
         'cs_' || $1, 'pi_' || $1
       from (select now() - $4::interval as at) as paid`,
      [number, status, stock, ago],
    )
  await paid('TW-0000-0001', '11 minutes')
  await paid('TW-0000-0002', '29 days')
  await paid('TW-0000-0003', '31 days')
  await paid('TW-0000-0004', '1 day', 'refund-due', 'none')
  await migrate(older.db, FILES)
  const { rows } = await older.pool.query(
    `select number, goods, (select count(*) from parcel where order_id = orders.id) as parcels from orders order by number`,
  )
  expect(rows).toEqual([
    { number: 'TW-0000-0001', goods: 'to-pack', parcels: 0 },
    { number: 'TW-0000-0002', goods: 'to-pack', parcels: 0 },
    { number: 'TW-0000-0003', goods: 'sent', parcels: 1 },
    { number: 'TW-0000-0004', goods: 'none', parcels: 0 },
  ])
})
