import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockDifferences } from '#modules/catalogue/queries.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { measureLedger } from './ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('both moves of an order are measured, and the ledger adds up afterwards', async () => {
  await database.pool.query('update product set stock_units = 1000000 where on_sale')
  const before = await stockDifferences(database.db)
  const { shop, unit, statements } = await measureLedger(database.url, 20)
  expect([shop.errors, unit?.errors, statements]).toEqual([0, 0, 8])
  expect(await stockDifferences(database.db)).toEqual(before)
  const { rows } = await database.pool.query(
    "select reason, count(*)::int from stock_movement where cause = 'bench' group by reason order by reason",
  )
  // Two products, once more to count the statements.
  expect(rows).toEqual([
    { reason: 'reserved', count: 42 },
    { reason: 'sold', count: 42 },
  ])
})
