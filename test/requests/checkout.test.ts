import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import {
  ANN,
  books,
  buy,
  fillIn,
  heard,
  mails,
  openPayment,
  order,
  sessionOf,
  setFree,
  stockOf,
} from './buying.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.open.standIn?.control.clearFaults()
  await heard(shop)
  for (const id of ['biotin', 'magnesium-complex'] as const) await setFree(shop, id, 100)
})

const CREATE = '/api/create-checkout-session'
const VERIFY = '/api/verify-payment'
const SEND = '/api/send-order-confirmation'
const AWAY = {
  error: 'The payment service did not answer. You have not been charged. Please try again.',
  isWhole: true,
}

test('from the cart to the parcel, as a guest, over the wire alone', async () => {
  const [before, shelf] = [await books(shop), await stockOf(shop, 'magnesium-complex')]
  const started = await shop.call(CREATE, order({ 'magnesium-complex': 2, biotin: 1 }))
  expect([started.status, Object.keys(started.json)]).toEqual([200, ['url']])
  expect(started.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  const { pathname: page, origin } = new URL(started.json.url)
  expect(origin).toBe(shop.origin)

  // The order and its goods come before the page to pay.
  const pending = (await books(shop)).orders.at(-1)
  expect(pending).toMatchObject({ status: 'pending', stock: 'reserved', subtotal_pence: 2457, customer_email: null })
  expect(pending).toMatchObject({ is_guest: true, session_id: sessionOf(page), charged_pence: 0 })
  expect(await stockOf(shop, 'magnesium-complex')).toEqual({ units: shelf.units, reserved: shelf.reserved + 2 })
  expect(await shop.call(VERIFY, { session_id: sessionOf(page) })).toMatchObject({ json: { status: 'unpaid' } })

  const paid = await fillIn(shop, page)
  expect([paid.status, paid.headers.location]).toEqual([
    303,
    `${shop.origin}/payment-success?session_id=${sessionOf(page)}`,
  ])
  await heard(shop)
  const now = await books(shop)
  const bought = now.orders.find(({ id }) => id === pending.id)
  expect(bought).toMatchObject({ status: 'paid', stock: 'sold', delivery: 'standard', customer_email: ANN.email })
  expect(bought.charged_pence).toBe(bought.subtotal_pence + bought.delivery_pence)
  expect(bought.payment_intent).toMatch(/^pi_/)
  expect(bought.ship_to).toMatchObject({ name: 'Ann Teal', lines: ['1 Mill Lane'], city: 'Leeds', postcode: 'LS1 1AA' })
  expect(now.lines.filter(({ order_id }) => order_id === pending.id)).toMatchObject([
    { product_id: 'biotin', quantity: 1, unit_pence: 565, vat_rate_percent: 20 },
    { product_id: 'magnesium-complex', quantity: 2, unit_pence: 946, vat_rate_percent: 20 },
  ])
  expect(await stockOf(shop, 'magnesium-complex')).toEqual({ units: shelf.units - 2, reserved: shelf.reserved })
  expect(now.orders.length).toBe(before.orders.length + 1)
  expect(now.history.filter(({ order_id }) => order_id === pending.id)).toHaveLength(1)
  expect(now.notices.at(-1)).toMatchObject({ type: 'checkout.session.completed', session_id: sessionOf(page) })

  const known = { id: bought.number, amount: bought.charged_pence, status: 'paid', metadata: { is_guest: true } }
  const verified = await shop.call(VERIFY, { session_id: sessionOf(page) })
  expect([verified.status, verified.json]).toEqual([200, known])
  const landed = await shop.ask(`/payment-success?session_id=${sessionOf(page)}`)
  for (const words of ['Payment Successful!', bought.number, `£${(known.amount / 100).toFixed(2)}`, 'Guest Checkout'])
    expect(landed.text).toContain(words)
  expect(landed.text).not.toMatch(/Ann Teal|ann\.teal|Mill Lane|Leeds|LS1 1AA/i)

  const mail = await until(
    async () => (await mails(shop)).find(text => text.includes(bought.number)),
    'the confirmation',
  )
  for (const words of [ANN.email, 'Magnesium Complex', 'Biotin', 'Mill Lane', 'VAT', 'cancel'])
    expect(mail).toContain(words)
  await until(async () => (await shop.call(SEND, { session_id: sessionOf(page) })).json.confirmation === 'sent', 'sent')
  expect((await mails(shop)).filter(text => text.includes(bought.number))).toHaveLength(1)
})

describe('asking twice', () => {
  test('with one key leads to one order and one page, also at the same instant', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const before = (await books(shop)).orders.length
    const twice = await Promise.all([1, 2].map(() => shop.call(CREATE, order({ biotin: 1 }), key)))
    const third = await shop.call(CREATE, order({ biotin: 1 }), key)
    expect(third.status).toBe(200)
    // One of two at the same instant may be asked to try again, but never gets a page of its own.
    for (const { status } of twice) expect([200, 503]).toContain(status)
    expect(new Set([...twice, third].filter(({ status }) => status === 200).map(({ json }) => json.url)).size).toBe(1)
    expect((await books(shop)).orders.length).toBe(before + 1)
  })

  test('with another cart ends the first order and gives its goods back', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const shelf = await stockOf(shop, 'biotin')
    const first = await shop.call(CREATE, order({ biotin: 3 }), key)
    const second = await shop.call(CREATE, order({ biotin: 1 }), key)
    expect(second.json.url).not.toBe(first.json.url)
    expect((await stockOf(shop, 'biotin')).reserved).toBe(shelf.reserved + 1)
    expect((await fillIn(shop, new URL(first.json.url).pathname)).status).toBe(200)
    expect((await books(shop)).orders.slice(-2)).toMatchObject([{ status: 'expired' }, { status: 'pending' }])
  })

  test('after paying shows what was paid, however often, and sends one e-mail', async () => {
    const session = await buy(shop, { biotin: 1 })
    const { number } = (await books(shop)).orders.at(-1)
    await until(async () => (await shop.call(SEND, { session_id: session })).json.confirmation === 'sent', 'sent')
    const before = await books(shop)
    const asked = Array.from({ length: 8 }, (_, n) => shop.call(n % 2 ? VERIFY : SEND, { session_id: session }))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await fillIn(shop, `/sandbox/stripe/pay/${session}`)).status).toBe(303)
    expect(await books(shop)).toEqual(before)
    expect((await mails(shop)).filter(text => text.includes(number))).toHaveLength(1)
  })
})

test('without its notice the success page fulfils, and the late notice changes nothing', async () => {
  const { webhooks } = shop.open.standIn?.control ?? {}
  webhooks?.hold()
  const page = await openPayment(shop, { biotin: 2 })
  await fillIn(shop, page)
  expect((await books(shop)).orders.at(-1)).toMatchObject({ status: 'pending' })
  // The page and the call at the same instant: still one sale.
  const [shown, called] = await Promise.all([
    shop.ask(`/payment-success?session_id=${sessionOf(page)}`),
    shop.call(VERIFY, { session_id: sessionOf(page) }),
  ])
  expect([shown.status, called.json.status]).toEqual([200, 'paid'])
  const fulfilled = await books(shop)
  await webhooks?.release()
  await heard(shop)
  const after = await books(shop)
  expect([after.stock, after.history, after.jobs.length]).toEqual([
    fulfilled.stock,
    fulfilled.history,
    fulfilled.jobs.length,
  ])
})

describe('the page to pay', () => {
  test.each([
    ['a declined card', { card: '4000000000000002' }, 200],
    ['a wrong number', { card: '4242424242424241' }, 200],
    ['no e-mail address', { email: '' }, 200],
    ['a card that wants 3-D Secure', { card: '4000002500003155' }, 303],
  ])('with %s takes no money', async (_, typed, status) => {
    const page = await openPayment(shop, { biotin: 1 })
    const before = await books(shop)
    expect((await fillIn(shop, page, typed)).status).toBe(status)
    await heard(shop)
    const { orders, stock, jobs } = await books(shop)
    expect({ orders, stock, jobs }).toEqual({ orders: before.orders, stock: before.stock, jobs: before.jobs })
    expect((await shop.ask(`/payment-success?session_id=${sessionOf(page)}`)).text).toContain('No payment data found')
  })

  test('by express costs more, and the total is what was charged', async () => {
    const page = await openPayment(shop, { biotin: 1 })
    await fillIn(shop, page, {}, 1)
    await heard(shop)
    const bought = (await books(shop)).orders.at(-1)
    expect(bought).toMatchObject({ status: 'paid', delivery: 'express' })
    expect(bought.delivery_pence).toBe(bought.express_delivery_pence)
    expect(bought.express_delivery_pence).toBeGreaterThan(bought.standard_delivery_pence)
  })
})

describe('when the payment service', () => {
  const before503 = [
    ['does not answer', { kind: 'drop-before' }],
    ['has too many calls', { kind: 'status', status: 429 }],
    ['breaks half-way', { kind: 'fail-after' }],
  ] as const
  test.each(before503)('%s, the shopper is told so and can try again', async (_, fault) => {
    const key = { 'idempotency-key': randomUUID() }
    const [shelf, orders] = [await stockOf(shop, 'biotin'), (await books(shop)).orders.length]
    shop.open.standIn?.control.fault({ fault, path: '/v1/checkout/sessions', times: 2 })
    const answer = await shop.call(CREATE, order({ biotin: 1 }), key)
    shop.open.standIn?.control.clearFaults()
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([503, AWAY, '3'])
    // The goods are kept for the second try, in the one order that is there already.
    const again = await shop.call(CREATE, order({ biotin: 1 }), key)
    expect(again.status).toBe(200)
    expect((await books(shop)).orders.length).toBe(orders + 1)
    expect((await stockOf(shop, 'biotin')).reserved).toBe(shelf.reserved + 1)
  })

  test('loses its answer, the page that was made is the one that is shown', async () => {
    shop.open.standIn?.control.fault({ fault: { kind: 'drop-after' }, path: '/v1/checkout/sessions' })
    const page = await openPayment(shop, { biotin: 1 })
    expect((await fillIn(shop, page)).status).toBe(303)
  })

  test('cannot be asked about a payment, nobody is told that it failed for good', async () => {
    const page = await openPayment(shop, { biotin: 1 })
    const before = await books(shop)
    const path = `/v1/checkout/sessions/${sessionOf(page)}`
    shop.open.standIn?.control.fault({ fault: { kind: 'drop-before' }, path, times: 6 })
    const called = await shop.call(VERIFY, { session_id: sessionOf(page) })
    expect([called.status, called.json, called.headers['retry-after']]).toEqual([
      503,
      { error: 'Failed to verify payment' },
      '5',
    ])
    const shown = await shop.ask(`/payment-success?session_id=${sessionOf(page)}`)
    expect([shown.status, shown.text.includes('Failed to verify payment')]).toEqual([503, true])
    expect(await books(shop)).toEqual(before)
  })

  test.each([
    [
      'has archived a price',
      { active: false },
      'One or more products are no longer available. Please refresh your cart.',
    ],
    ['charges another currency', { currency: 'eur' }, 'Currency mismatch. Please contact support.'],
  ])('%s, the cart is refused and nothing is kept aside', async (_, change, error) => {
    const { control } = shop.open.standIn ?? {}
    const before = await books(shop)
    control?.changePrice('price_sandbox_biotin', change)
    const answer = await shop.call(CREATE, order({ biotin: 1 }))
    control?.changePrice('price_sandbox_biotin', { active: true, currency: 'gbp' })
    expect([answer.status, answer.json.error]).toEqual([409, error])
    const after = await books(shop)
    expect([after.stock, after.jobs]).toEqual([before.stock, before.jobs])
    expect(after.orders.slice(before.orders.length)).toMatchObject([{ status: 'payment-failed', stock: 'none' }])
  })
})

test('a payment whose order an older database lacks stays with us, and its page says that it has come', async () => {
  const sessionId = await buy(shop, { biotin: 1 })
  const { pool } = shop.database
  await pool.query('delete from orders where session_id = $1', [sessionId])
  const before = await books(shop)
  const landed = await shop.ask(`/payment-success?session_id=${sessionId}`)
  expect(landed.status).toBe(200)
  for (const words of ['Payment processing', 'your payment has reached us', 'You need not pay again'])
    expect(landed.text).toContain(words)
  expect((await shop.call(VERIFY, { session_id: sessionId })).status).toBe(503)
  expect(await books(shop)).toEqual(before)
  const { rows } = await pool.query('select session_id, pence from payment_without_order')
  expect(rows).toEqual([{ session_id: sessionId, pence: 860 }])
})

test('no person, card or address is in anything that was logged', () => {
  const logged = logText()
  expect(logged).toContain('/api/create-checkout-session')
  // Long enough that no random id holds one by chance.
  for (const secret of [...Object.values(ANN).filter(text => text.length > 7), 'ann.teal', 'whsec_', 'sk_test'])
    expect(logged).not.toContain(secret)
})
