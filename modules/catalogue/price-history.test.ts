import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { changePrice, endReductions, linkPrices } from './commands/prices.ts'
import { productFeed } from './product-feed.ts'
import { priceHistory, product, products, reducedFrom } from './queries.ts'

let base: TestDatabase
/** Every look at the clock is a moment later. */
let at = new Date('2026-11-24T10:00:00Z')
const tick = () => (at = new Date(at.getTime() + 1_000))
beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.close())

/** What biotin has cost so far: pence, and how many days ago that began. */
async function costs(...steps: (readonly [pence: number, daysAgo: number])[]) {
  await sql`delete from product_price where product_id = 'biotin'`.execute(base.db)
  await sql`update product set price_pence = ${steps.at(-1)?.[0]}, updated_at = ${tick()} where id = 'biotin'`.execute(
    base.db,
  )
  await sql`delete from product_price where product_id = 'biotin'`.execute(base.db)
  await sql`update product set was_pence = null, was_until = null where id = 'biotin'`.execute(base.db)
  for (const [pence, daysAgo] of steps) {
    await sql`insert into product_price (product_id, price_pence, price_id, from_at)
      values ('biotin', ${pence}, 'price_x', ${at}::timestamptz - make_interval(days => ${daysAgo}))`.execute(base.db)
  }
}

/** It costs so much from now on: what its page says that it was reduced from. */
async function nowCosts(pence: number) {
  const foretold = await reducedFrom(base.db, 'biotin', pence, tick())
  await sql`update product set price_pence = ${pence}, updated_at = ${at} where id = 'biotin'`.execute(base.db)
  const now = await product(base.db, 'biotin')
  expect(now?.wasPence ?? null).toBe(foretold)
  return now?.wasPence ?? null
}

beforeEach(() => costs([565, 200]))

it('is announced as reduced from the lowest price of the 30 days before', async () => {
  expect(await nowCosts(495)).toBe(565)
  await costs([600, 200], [565, 20], [700, 5])
  expect(await nowCosts(495)).toBe(565)
  await costs([400, 200], [565, 31], [700, 5])
  expect(await nowCosts(495)).toBe(565)
})

it('is not announced when it was as cheap within these days: raised for a week and lowered again is no reduction', async () => {
  await costs([565, 200], [800, 7])
  expect(await nowCosts(565)).toBeNull()
  await costs([495, 200], [800, 29])
  expect(await nowCosts(565)).toBeNull()
})

it('is just a price when it is raised, and when it is raised after a reduction', async () => {
  expect(await nowCosts(600)).toBeNull()
  expect(await nowCosts(495)).toBe(565)
  expect(await nowCosts(565)).toBeNull()
})

it('is announced for 30 days, on pages and in the feed', async () => {
  await nowCosts(495)
  const feed = async () =>
    productFeed(
      (await products(base.db)).filter(({ id }) => id === 'biotin'),
      {
        origin: 'https://shop.example',
        pictureOf: name => `/${name}`,
        standardDelivery: () => ({ name: 'S', pricePence: 295 }),
      },
    )
  expect(await feed()).toContain('<g:price>5.65 GBP</g:price><g:sale_price>4.95 GBP</g:sale_price>')
  const days = (count: number) => new Date(at.getTime() + count * 86_400_000)
  await endReductions(base.db, days(29))
  expect((await product(base.db, 'biotin'))?.wasPence).toBe(565)
  await endReductions(base.db, days(31))
  expect((await product(base.db, 'biotin'))?.wasPence).toBeNull()
  expect(await feed()).toContain('<g:price>4.95 GBP</g:price><g:brand>')
})

it('is kept with the day it began, whatever changed it', async () => {
  await nowCosts(495)
  const [now, before] = await priceHistory(base.db, 'biotin')
  expect([now?.pricePence, now?.from, before?.pricePence]).toEqual([495, at, 565])
})

it('that is changed by hand begins when the database says', async () => {
  await sql`update product set price_pence = 480 where id = 'biotin'`.execute(base.db)
  const [now] = await priceHistory(base.db, 'biotin')
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(base.db)
  expect(now?.pricePence).toBe(480)
  expect(Math.abs((now?.from.getTime() ?? 0) - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(600_000)
})

it('that was set outlives the settings, which name the first price alone', async () => {
  const ids = Object.fromEntries((await products(base.db)).map(({ id, priceId }) => [id, priceId]))
  const from = ids.biotin ?? ''
  expect(await changePrice(base.db, { productId: 'biotin', from, priceId: 'price_new', pence: 520 }, tick())).toBe(true)
  // From somebody who saw the price of before.
  expect(await changePrice(base.db, { productId: 'biotin', from, priceId: 'price_late', pence: 510 }, tick())).toBe(
    false,
  )
  await linkPrices(base.db, { ...ids, 'vitamin-d3-k2': 'price_other' }, tick())
  expect(await product(base.db, 'biotin')).toMatchObject({ priceId: 'price_new', pricePence: 520 })
  expect((await product(base.db, 'vitamin-d3-k2'))?.priceId).toBe('price_other')
})
