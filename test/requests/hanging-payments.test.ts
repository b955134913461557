import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { SHOPPER_WAITS_MS } from '#modules/orders/gateway.ts'
import { priceSetting } from '#platform/config/payments.ts'
import { beMember } from '#test/people.ts'
import { KEYS } from '#test/till.ts'
import { logLines, openShop, type Shop } from './built-shop.test-support.ts'
import { books, order } from './buying.test-support.ts'
import { type HangingService, startHangingService } from './hanging-service.test-support.ts'

/**
 * The payment service takes calls and never comes to an end with an answer. It does so until all tests are over: whoever
 * waits for it is never answered. How long the others wait is `SHOPPER_WAITS_MS`. Each way of hanging has a shop of its
 * own, so that both are waited for at the same time.
 */
interface Hanging {
  readonly service: HangingService
  readonly shop: Shop
}
let silent: Hanging
let dripping: Hanging
beforeAll(async () => {
  ;[silent, dripping] = await Promise.all([openHanging(), openHanging()])
  dripping.service.drip()
})
afterAll(async () => {
  for (const { shop, service } of [silent, dripping]) {
    await shop.stop()
    await service.stop()
  }
})

async function openHanging(): Promise<Hanging> {
  const service = await startHangingService()
  const prices = PRODUCT_IDS.map(id => [priceSetting(id), `price_sandbox_${id.replaceAll('-', '_')}`])
  const env = {
    ...Object.fromEntries(prices),
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_till',
    STRIPE_API_BASE: service.origin,
  }
  return { service, shop: await openShop({ env }) }
}

const CREATE = '/api/create-checkout-session'
const VERIFY = '/api/verify-payment'
const SESSION = 'cs_test_nobodyknowsthisone'
const NOT_VERIFIED = [503, { error: 'Failed to verify payment' }]
const TRY_AGAIN = [
  503,
  { error: 'The payment service did not answer. You have not been charged. Please try again.', isWhole: true },
]

test('a shopper waits no longer than this, a second before twelve are over', () => {
  expect(SHOPPER_WAITS_MS).toBeLessThanOrEqual(11_000)
})

test('the shop starts without its answer', () => {
  expect(silent.service.taken.filter(path => path.startsWith('/v1/prices'))).not.toEqual([])
  expect(logLines().map(({ event }) => event)).toContain('prices.late')
})

test.concurrent.each([
  ['says nothing at all', () => silent],
  ['answers drop by drop', () => dripping],
] as const)('it %s: everybody who needs it is told so', async (_, hanging) => {
  const { shop } = hanging()
  const ann = await beMember((text, values) => shop.database.pool.query(text, values), 'ann')
  const press = (headers = {}) => shop.call(CREATE, order({ biotin: 1 }), headers)
  const key = { 'idempotency-key': randomUUID() }
  const [asGuest, asMember, verified, shown] = await Promise.all([
    press(key),
    press(ann.headers),
    shop.call(VERIFY, { session_id: SESSION }),
    shop.ask(`/payment-success?session_id=${SESSION}`),
  ])
  expect([asGuest.status, asGuest.json]).toEqual(TRY_AGAIN)
  expect([asMember.status, asMember.json]).toEqual(TRY_AGAIN)
  expect([verified.status, verified.json, verified.headers['retry-after']]).toEqual([...NOT_VERIFIED, '5'])
  expect([shown.status, shown.text.includes('Failed to verify payment')]).toEqual([503, true])

  const placed = (await books(shop)).orders.length
  // The same press again, and a member whose first order has to be ended before the next.
  const again = await Promise.all([press(key), press(ann.headers)])
  for (const { status, json } of again) expect([status, json]).toEqual(TRY_AGAIN)
  expect((await books(shop)).orders.length).toBe(placed)
})

test('no other page asks it', async () => {
  const { shop, service } = silent
  const ann = await beMember((text, values) => shop.database.pool.query(text, values), 'ann')
  const asked = service.taken.length
  const [mine] = (await books(shop)).orders
  const pages = ['/', '/shop/supplements/biotin', '/cart', '/payment-cancel', `/orders/${mine.id}`, '/dashboard/orders']
  for (const path of pages) expect((await shop.ask(path, { headers: ann.headers })).status, path).toBeLessThan(500)
  expect((await shop.call('/api/send-order-confirmation', { session_id: SESSION })).status).toBe(404)
  expect(service.taken.length).toBe(asked)
})
