import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_QUANTITY } from '#modules/cart/cart.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { MOST_UNPAID_OF_ADDRESS } from '#modules/orders/unpaid.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { buy, fillIn, heard, order, setFree, stockOf } from './buying.test-support.ts'

/** Nobody can empty the shelf without paying: neither from one address nor as one member. */
let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

let free: number
beforeEach(async () => {
  await giveBack()
  await setFree(shop, 'biotin', 1_000)
  free = (await stockOf(shop, 'biotin')).reserved
})

const TOO_MANY =
  'Several orders from your connection are waiting to be paid. Please pay for one, or try again in half an hour.'
const held = async () => (await stockOf(shop, 'biotin')).reserved - free

/** A press with a key of its own, as by a browser that has never been here. */
const press = (quantity: number, from: string, headers = {}) =>
  shop.call('/api/create-checkout-session', order({ biotin: quantity }), {
    'idempotency-key': randomUUID(),
    'x-forwarded-for': from,
    ...headers,
  })

async function pressAll(quantity: number, froms: readonly string[], headersOf = async () => ({})) {
  const answers = []
  for (const from of froms) answers.push(await press(quantity, from, await headersOf()))
  for (const { status, json } of answers.filter(({ status }) => status !== 200))
    expect([status, json.error]).toEqual([429, TOO_MANY])
  return answers.filter(({ status }) => status === 200)
}

/** What the half hour brings: pages that nobody paid at are closed, and their goods are free. */
async function giveBack() {
  const over = 36 * 60_000
  shop.open.standIn?.control.moveClock(over / 1000)
  await heard(shop)
  const { services } = shop.open
  await reconcileOrders({ ...services, now: () => new Date(services.now().getTime() + over) })
  shop.open.standIn?.control.moveClock(-over / 1000)
  await heard(shop)
}

const eight = (from: (nth: number) => string) => Array.from({ length: 8 }, (_, nth) => from(nth))

test.each([
  ['one address', () => '203.0.113.7'],
  ['one address behind made-up ones', (nth: number) => `198.51.100.${nth}, 203.0.113.7`],
  ['many addresses of one line', (nth: number) => `2001:db8:7:7::${nth + 1}`],
])('visitors without a cookie, from %s, hold one whole order of a product', async (_, from) => {
  expect(await pressAll(MAX_QUANTITY, eight(from))).toHaveLength(1)
  expect(await held()).toBe(MAX_QUANTITY)
})

test('however small the orders are, only so many wait', async () => {
  expect(
    await pressAll(
      1,
      eight(() => '203.0.113.8'),
    ),
  ).toHaveLength(MOST_UNPAID_OF_ADDRESS)
  expect(await held()).toBe(MOST_UNPAID_OF_ADDRESS)
})

test('pressed all at the same instant, too', async () => {
  const answers = await Promise.all(eight(() => '203.0.113.9').map(from => press(MAX_QUANTITY, from)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await held()).toBe(MAX_QUANTITY)
})

test.each([
  ['guest', beGuest],
  ['member', (ask: Query) => beMember(ask, 'ben')],
])('a new %s for every press changes nothing', async (_, be) => {
  const somebody = async () => (await be(query)).headers
  expect(
    await pressAll(
      MAX_QUANTITY,
      eight(() => '203.0.113.10'),
      somebody,
    ),
  ).toHaveLength(1)
  expect(await held()).toBe(MAX_QUANTITY)
})

test.each([
  ['guest', beGuest],
  ['member', (ask: Query) => beMember(ask, 'ben')],
])('one %s, wherever they press, holds what they pressed for last', async (_, be) => {
  const { headers } = await be(query)
  const opened = await pressAll(
    9,
    eight(nth => `203.0.113.${20 + nth}`),
    async () => headers,
  )
  expect(opened).toHaveLength(8)
  expect(await held()).toBe(9)
  // The pages of the earlier ones take no money.
  expect((await fillIn(shop, new URL(opened[0]?.json.url).pathname)).status).toBe(200)
})

test('meanwhile everybody else buys, and what nobody paid for comes back', async () => {
  await pressAll(
    MAX_QUANTITY,
    eight(() => '203.0.113.11'),
  )
  await buy(shop, { biotin: 2 })
  expect(await held()).toBe(MAX_QUANTITY)
  expect((await press(1, '203.0.113.11')).status).toBe(429)
  await giveBack()
  expect(await held()).toBe(0)
  expect((await press(1, '203.0.113.11')).status).toBe(200)
})

test('what was paid is not held against its address any more', async () => {
  for (let nth = 0; nth <= MOST_UNPAID_OF_ADDRESS; nth++) {
    const { json } = await press(40, '203.0.113.12')
    expect((await fillIn(shop, new URL(json.url).pathname)).status).toBe(303)
    await heard(shop)
  }
  expect(await held()).toBe(0)
})
