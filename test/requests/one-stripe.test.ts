import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { openShop, type Shop, until } from './built-shop.test-support.ts'
import { books, fillIn, heard, order, priceId, sessionOf } from './buying.test-support.ts'

/** `shop` holds the payment service; the other two know it only by its settings, as they would know Stripe. */
let shop: Shop
let one: Shop
let two: Shop
beforeAll(async () => {
  shop = await openShop()
  const { host, port } = shop.open.standIn ?? {}
  const prices = PRODUCT_IDS.map(id => [`STRIPE_PRICE_${id.toUpperCase().replaceAll('-', '_')}`, priceId(id)])
  const env = {
    ...Object.fromEntries(prices),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_API_BASE: `http://${host}:${port}`,
  }
  one = await openShop({ beside: shop, env })
  two = await openShop({ beside: shop, env })
  shop.open.standIn?.control.webhooks.hold()
})
afterAll(async () => {
  await two.stop()
  await one.stop()
  await shop.stop()
})

test('with the settings of Stripe nothing is stood in for, and no page says so', async () => {
  expect(one.open.standIn).toBeNull()
  for (const path of ['/sandbox/stripe/payments', '/sandbox/stripe/pay/cs_test_a'])
    expect((await one.ask(path)).status).toBe(404)
  for (const path of ['/cart', '/payment-cancel']) {
    expect((await shop.ask(path)).text).toContain('Test payments')
    expect((await one.ask(path)).text).not.toContain('Test payments')
  }
})

test('an order opened at one server is fulfilled once, however many servers are asked at the same instant', async () => {
  const started = await one.call('/api/create-checkout-session', order({ biotin: 2 }))
  expect(started.status).toBe(200)
  const page = new URL(started.json.url).pathname
  expect((await fillIn(shop, page)).headers.location).toBe(
    `${one.origin}/payment-success?session_id=${sessionOf(page)}`,
  )
  const event = shop.open.standIn?.control.events().at(-1)
  const asked = [one, two, one, two].map(server => server.call('/api/verify-payment', { session_id: sessionOf(page) }))
  const noticed = shop.open.standIn?.control.webhooks.resend(event?.id ?? '')
  for (const { status, json } of await Promise.all(asked)) expect([status, json.status]).toEqual([200, 'paid'])
  expect(await noticed).toBe(200)
  await shop.open.standIn?.control.webhooks.release()
  await heard(shop)

  const { orders, history, stock, jobs } = await books(shop)
  expect(orders).toMatchObject([{ status: 'paid', origin: one.origin }])
  expect([history.length, jobs.length]).toEqual([1, 1])
  expect(stock.find(({ id }) => id === 'biotin')).toMatchObject({ stock_units: 498, reserved_units: 0 })
  // One of the three sent it; its own mailbox has it.
  const boxes = await until(async () => {
    const pages = await Promise.all([shop, one, two].map(server => server.ask('/sandbox/mailbox')))
    const mails = pages.flatMap(({ text }) => text.match(/class="subject"/g) ?? [])
    return mails.length > 0 && mails
  }, 'the confirmation')
  expect(boxes).toHaveLength(1)
})
