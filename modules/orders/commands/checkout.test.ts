import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { releaseStock, reserveStock } from '#modules/catalogue/commands/stock.ts'
import { hold } from '#sandbox/stripe/faults.ts'
import { auditTill } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
import { reconcileOrders } from '../jobs.ts'
import { startCheckout } from './checkout.ts'
import { checkPrices, checkPricesAtStart } from './prices.ts'

// The numbers are those of the failure list: what can go wrong between the cart and the payment page.
let till: Till

beforeAll(async () => {
  till = await openTill()
})
afterEach(async () => {
  till.standIn.control.clearFaults()
  expect(await auditTill(till)).toEqual([])
})
afterAll(() => till.close())

const SESSIONS = '/v1/checkout/sessions'

async function ordersSince(before: number) {
  return (await till.orders()).slice(before)
}
async function openSessions() {
  return till.stripe.checkout.sessions.list({ status: 'open', limit: 100 }).autoPagingToArray({ limit: 500 })
}

test('an order is written, its goods are kept aside, and the page asks for what the catalogue says', async () => {
  const before = await till.orders()
  const { reserved } = await till.stock('biotin')
  await till.pageFor({ biotin: 2, 'magnesium-complex': 1 })
  const [order] = await ordersSince(before.length)
  expect(order).toMatchObject({ status: 'pending', stock: 'reserved', charged_pence: 0, customer_email: null })
  expect((await till.stock('biotin')).reserved).toBe(reserved + 2)
  const session = await till.stripe.checkout.sessions.retrieve(order?.session_id ?? '', { expand: ['line_items'] })
  expect(session.amount_subtotal).toBe(2 * 565 + 946)
  expect(session.metadata).toEqual({ order_id: order?.id, order_number: order?.number, is_guest: 'true' })
  expect(session.client_reference_id).toBe(order?.id)
  expect(session.success_url).toBe('http://shop.test/payment-success?session_id={CHECKOUT_SESSION_ID}')
  expect(session.shipping_address_collection?.allowed_countries).toEqual(['GB'])
  expect(session.shipping_options.map(option => option.shipping_amount)).toEqual([295, 495])
})

test('from £25 standard delivery is free', async () => {
  const before = await till.orders()
  await till.pageFor({ 'collagen-capsules': 3 })
  const [order] = await ordersSince(before.length)
  const session = await till.stripe.checkout.sessions.retrieve(order?.session_id ?? '')
  expect(session.shipping_options.map(option => option.shipping_amount)).toEqual([0, 495])
})

test('1: fifty presses at once make one order, one page and one address', async () => {
  const before = await till.orders()
  const open = (await openSessions()).length
  const key = randomUUID()
  const pages = await Promise.all(Array.from({ length: 50 }, () => till.pageFor({ biotin: 1 }, key)))
  expect(new Set(pages).size).toBe(1)
  expect((await ordersSince(before.length)).length).toBe(1)
  expect((await openSessions()).length).toBe(open + 1)
  expect(await till.pageFor({ biotin: 1 }, key)).toBe(pages[0])
})

test('1: several carts at once under one key leave one that can be paid, and no other is blamed on the payment service', async () => {
  const before = await till.orders()
  const key = randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, nth) => till.buy({ biotin: nth + 1 }, key)))
  expect(outcomes.some(outcome => outcome.ok)).toBe(true)
  for (const outcome of outcomes) expect(outcome.ok ? 'ok' : outcome.reason).toMatch(/^(?:ok|another-cart)$/)
  const pending = (await ordersSince(before.length)).filter(({ status }) => status === 'pending')
  expect(pending.length).toBe(1)
  expect(await till.buy({ biotin: 9 }, key)).toMatchObject({ ok: true })
})

test('1: another cart while the page of the first is still being opened: that is said, and nothing is ended', async () => {
  const before = await till.orders()
  const key = randomUUID()
  till.standIn.control.fault({ fault: { kind: 'status', status: 409 }, path: SESSIONS, times: 4 })
  expect((await till.buy({ biotin: 1 }, key)).ok).toBe(false)
  expect(await till.buy({ biotin: 2 }, key)).toEqual({ ok: false, reason: 'another-cart' })
  till.standIn.control.clearFaults()
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'pending', stock: 'reserved' }])
  await till.pageFor({ biotin: 2 }, key)
})

test('2: the answer is lost after the page was made: the same call finds it', async () => {
  const open = (await openSessions()).length
  till.standIn.control.fault({ fault: { kind: 'drop-after' }, path: SESSIONS })
  await till.pageFor({ biotin: 1 })
  expect((await openSessions()).length).toBe(open + 1)
})

test('3: nobody heard of the page that was made: the same key leads to it', async () => {
  const before = await till.orders()
  const open = (await openSessions()).length
  const key = randomUUID()
  till.standIn.control.fault({ fault: { kind: 'drop-after' }, path: SESSIONS, times: 2 })
  expect(await till.buy({ biotin: 1 }, key)).toEqual({ ok: false, reason: 'try-again' })
  expect((await ordersSince(before.length))[0]).toMatchObject({ status: 'pending', session_id: null })
  await till.pageFor({ biotin: 1 }, key)
  expect((await ordersSince(before.length)).length).toBe(1)
  expect((await openSessions()).length).toBe(open + 1)
})

test('4: an ill payment service is asked again, and at worst the visitor is, with nothing doubled', async () => {
  const before = await till.orders()
  till.standIn.control.fault({ fault: { kind: 'status', status: 500 }, path: SESSIONS })
  await till.pageFor({ biotin: 1 })
  const key = randomUUID()
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: SESSIONS })
  expect(await till.buy({ biotin: 1 }, key)).toEqual({ ok: false, reason: 'try-again' })
  await till.pageFor({ biotin: 1 }, key)
  expect((await ordersSince(before.length)).length).toBe(2)
})

test('4: a failure that the service keeps under its key is left behind with a new attempt', async () => {
  const before = await till.orders()
  const key = randomUUID()
  till.standIn.control.fault({ fault: { kind: 'fail-after' }, path: SESSIONS })
  expect(await till.buy({ biotin: 1 }, key)).toEqual({ ok: false, reason: 'try-again' })
  await till.pageFor({ biotin: 1 }, key)
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'pending', attempt: 2 }])
})

test('5: a price archived there sells nothing: the order ends, the goods are free', async () => {
  const before = await till.orders()
  const { reserved } = await till.stock('magnesium-complex')
  till.standIn.control.changePrice(till.priceOf('magnesium-complex'), { active: false })
  expect(await till.buy({ 'magnesium-complex': 1 })).toEqual({ ok: false, reason: 'unavailable' })
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'payment-failed', stock: 'none' }])
  expect((await till.stock('magnesium-complex')).reserved).toBe(reserved)
  till.standIn.control.changePrice(till.priceOf('magnesium-complex'), { active: true })
})

test('5: a price that differs there is not sold at all until it is mended', async () => {
  const before = await till.orders()
  const price = till.priceOf('vitamin-d3-k2')
  till.standIn.control.changePrice(price, { unitAmount: 1 })
  expect(await checkPrices(till.deps)).toEqual({ refused: [price] })
  expect(await till.buy({ 'vitamin-d3-k2': 1, biotin: 1 })).toEqual({ ok: false, reason: 'unavailable' })
  expect(await ordersSince(before.length)).toEqual([])
  till.standIn.control.changePrice(price, { unitAmount: 610 })
  expect(await checkPrices(till.deps)).toEqual({ refused: [] })
})

test('5: a service that cannot be asked about prices stops nothing', async () => {
  till.standIn.control.fault({ fault: { kind: 'drop-before' }, path: '/v1/prices', times: 16 })
  expect(await checkPrices(till.deps)).toEqual({ refused: [] })
})

test('5: a service that does not answer about prices does not keep a start waiting', async () => {
  const held = hold()
  till.standIn.control.fault({ fault: held.fault, path: '/v1/prices', times: 16 })
  await checkPricesAtStart(till.deps, 50)
  expect(till.logged.map(({ event }) => event)).toContain('prices.late')
  held.letGo()
  await expect.poll(() => till.logged.map(({ event }) => event)).toContain('prices.compared')
  till.standIn.control.clearFaults()
})

test('a visitor without records holds no more than one order of a product, and no more than three orders, unpaid', async () => {
  await till.setFree('biotin', 500)
  const from = (fromAddress: string) => ({ memberId: null, isGuest: true, fromAddress })
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => till.buy({ biotin: 99 }, undefined, from('greedy'))),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many-unpaid' })
  for (const unpaid of [1, 2, 3]) expect((await till.buy({ biotin: unpaid }, undefined, from('busy'))).ok).toBe(true)
  expect(await till.buy({ 'vitamin-d3-k2': 1 }, undefined, from('busy'))).toMatchObject({ reason: 'too-many-unpaid' })
  expect((await till.buy({ biotin: 1 }, undefined, from('somebody else'))).ok).toBe(true)
  till.pass(36)
  await reconcileOrders(till.deps)
  till.pass(-36)
  expect((await till.buy({ biotin: 99 }, undefined, from('greedy'))).ok).toBe(true)
  const settled = await till.database.db
    .selectFrom('orders')
    .select('from_address')
    .where('status', '<>', 'pending')
    .execute()
  expect(new Set(settled.map(row => row.from_address))).toEqual(new Set([null]))
})

test('a member who begins another checkout lets go of the goods of the first', async () => {
  const buyer = { memberId: SAMPLE_MEMBER.id, isGuest: false }
  const before = await till.stock('biotin')
  const [first, second] = [
    await till.pageFor({ biotin: 40 }, undefined, buyer),
    await till.pageFor({ biotin: 2 }, undefined, buyer),
  ]
  expect(second).not.toBe(first)
  expect(await till.stock('biotin')).toEqual({ ...before, reserved: before.reserved + 2 })
  await expect(till.pay(first)).rejects.toThrow('Not paid')
  await till.pay(second)
  await till.heard()
})

test('13: of thirty buyers of the last one, one gets to pay', async () => {
  await till.setFree('collagen-capsules', 1)
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => till.buy({ 'collagen-capsules': 1 })))
  expect(outcomes.filter(outcome => outcome.ok).length).toBe(1)
  const short = { ok: false, reason: 'short', short: [{ name: 'Collagen Capsules', available: 0 }] }
  expect(outcomes.filter(outcome => !outcome.ok)).toEqual(Array.from({ length: 29 }, () => short))
})

test('13: many put the same goods aside and give them back at once, and nobody waits in a circle', async () => {
  const goods = [
    { productId: 'magnesium-complex', quantity: 1 },
    { productId: 'biotin', quantity: 1 },
  ] as const
  const buying = async () => {
    for (let turn = 0; turn < 12; turn++) await till.pageFor({ 'magnesium-complex': 1, biotin: 1 })
  }
  const moving = async () => {
    for (let turn = 0; turn < 40; turn++) {
      await till.deps.db.transaction().execute(tx => reserveStock(tx, goods, { at: till.deps.now(), cause: 'test' }))
      await till.deps.db.transaction().execute(tx => releaseStock(tx, goods, { at: till.deps.now(), cause: 'test' }))
    }
  }
  // A circle is broken by the database, which fails one of those who wait.
  await Promise.all([...Array.from({ length: 8 }, buying), ...Array.from({ length: 8 }, moving)])
})

test('what is short says how many are left, and keeps nothing of the rest aside', async () => {
  await till.setFree('biotin', 3)
  const before = await till.orders()
  const { reserved } = await till.stock('magnesium-complex')
  expect(await till.buy({ biotin: 4, 'magnesium-complex': 1 })).toMatchObject({
    reason: 'short',
    short: [{ available: 3 }],
  })
  expect((await till.stock('magnesium-complex')).reserved).toBe(reserved)
  expect(await ordersSince(before.length)).toEqual([])
})

test('unknown prices and products that are only announced are turned away', async () => {
  const unknown = {
    items: [{ priceId: 'price_nobody', quantity: 1 }],
    key: null,
    memberId: null,
    isGuest: true,
    account: null,
    discount: null,
    fromAddress: null,
    origin: 'http://shop.test',
  }
  expect(await startCheckout(till.deps, unknown)).toEqual({ ok: false, reason: 'invalid-price-id', item: 'item 1' })
  expect(await till.buy({ creatine: 1 })).toEqual({ ok: false, reason: 'unavailable' })
})

test('3: taken up again when it is too late to open its page, the checkout starts over', async () => {
  const before = await till.orders()
  const key = randomUUID()
  till.standIn.control.fault({ fault: { kind: 'drop-before' }, path: '/v1/checkout/sessions', times: 2 })
  expect(await till.buy({ 'magnesium-complex': 1 }, key)).toEqual({ ok: false, reason: 'try-again' })
  till.pass(10)
  await till.pageFor({ 'magnesium-complex': 1 }, key)
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'expired', stock: 'none' }, { status: 'pending' }])
})

test('19: back, change the cart, check out again: the first page is closed before the second opens', async () => {
  const before = await till.orders()
  const key = randomUUID()
  await till.pageFor({ 'magnesium-complex': 1 }, key)
  await till.pageFor({ 'magnesium-complex': 2 }, key)
  const [first, second] = await ordersSince(before.length)
  expect(first).toMatchObject({ status: 'expired', stock: 'none' })
  expect(second).toMatchObject({ status: 'pending', stock: 'reserved' })
  expect((await till.stripe.checkout.sessions.retrieve(first?.session_id ?? '')).status).toBe('expired')
})

test('19: what cannot be bought does not end the order that was begun', async () => {
  const before = await till.orders()
  const key = randomUUID()
  const page = await till.pageFor({ 'magnesium-complex': 1 }, key)
  expect(await till.buy({ creatine: 1 }, key)).toEqual({ ok: false, reason: 'unavailable' })
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'pending' }])
  expect(await till.pageFor({ 'magnesium-complex': 1 }, key)).toBe(page)
})

test('19: the old tab paid all the same: its order stands, and the visitor is shown that instead of paying twice', async () => {
  const before = await till.orders()
  const key = randomUUID()
  till.standIn.control.webhooks.hold()
  const page = await till.pageFor({ 'magnesium-complex': 1 }, key)
  const sessionId = await till.pay(page)
  const second = await till.buy({ 'magnesium-complex': 5 }, key)
  const url = `http://shop.test/payment-success?session_id=${sessionId}`
  expect(second).toEqual({ ok: true, url, orderId: expect.any(String) })
  expect(await till.buy({ 'magnesium-complex': 1 }, key)).toEqual(second)
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'paid', stock: 'sold' }])
  await till.standIn.control.webhooks.release()
  await till.heard()
})

test('a checkout taken up again after its time is a new order', async () => {
  const before = await till.orders()
  const key = randomUUID()
  const first = await till.pageFor({ 'magnesium-complex': 1 }, key)
  till.pass(36)
  await till.heard()
  expect(await till.pageFor({ 'magnesium-complex': 1 }, key)).not.toBe(first)
  expect(await ordersSince(before.length)).toMatchObject([{ status: 'expired' }, { status: 'pending' }])
})
