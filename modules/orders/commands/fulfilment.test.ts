import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Till } from '#test/till.ts'
import { reconcileOrders } from '../jobs.ts'
import { auditedTill, paidSilently, seen, silence } from '../till.fixture.ts'
import { fulfilCheckout, verifyPayment } from './fulfilment.ts'
import { receivePaymentEvent } from './payment-events.ts'

// The numbers are those of the failure list: what can go wrong from the payment to the parcel.
let till: Till

auditedTill(opened => {
  till = opened
})

const alarms = (event: string) => till.logged.filter(line => line.level === 'error' && line.event === event)

test('6: the browser never comes back: the webhook alone completes order and mail', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }), 'card', 'express')
  await till.heard()
  const order = await till.order(sessionId)
  expect(order).toMatchObject({
    status: 'paid',
    stock: 'sold',
    charged_pence: 2 * 565 + 946 + 495,
    delivery: 'express',
    delivery_pence: 495,
    total_pence: 2571,
    vat_pence: 188 + 158 + 83,
    customer_email: 'ann@example.com',
    ship_to: { name: 'Ann Teal', lines: ['1 Mill Lane'], city: 'Leeds', postcode: 'LS1 1AA' },
  })
  expect(await till.jobsOf('order-confirmation')).toContainEqual({ orderId: order.id })
})

test('7: the webhook never comes: the success page completes it', async () => {
  const sessionId = await paidSilently(till)
  const verified = await verifyPayment(till.deps, sessionId)
  const { number } = await till.order(sessionId)
  const items = [{ priceId: till.priceOf('biotin'), quantity: 1 }]
  const payment = { id: number, amount: 860, status: 'paid', isGuest: true, items, confirmationSent: false }
  expect(verified).toEqual({ ok: true, payment })
  expect(await verifyPayment(till.deps, sessionId)).toEqual(verified)
})

test('7: neither webhook nor browser: the reconciler finds it', async () => {
  const sessionId = await paidSilently(till)
  till.pass(3)
  await reconcileOrders(till.deps)
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid' })
})

test('8: webhook, success page and reconciler in the same instant, fifteen times: one fulfilment each', async () => {
  for (let round = 0; round < 15; round++) {
    const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
    await Promise.all([
      seen(till, sessionId),
      verifyPayment(till.deps, sessionId),
      reconcileOrders(till.deps),
      till.heard(),
    ])
    expect(await till.order(sessionId)).toMatchObject({ status: 'paid', stock: 'sold' })
  }
})

test('11: a delayed payment is no payment yet; when it comes, the order is fulfilled once', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }), 'delayed')
  await till.heard()
  const waiting = await till.order(sessionId)
  expect(waiting).toMatchObject({ status: 'processing', stock: 'reserved', charged_pence: 0 })
  expect(await verifyPayment(till.deps, sessionId)).toMatchObject({ payment: { status: 'processing', amount: 860 } })
  // A page of its own expires no more: the payer has done their part.
  till.pass(60)
  await reconcileOrders(till.deps)
  expect(await till.order(sessionId)).toMatchObject({ status: 'processing', stock: 'reserved' })
  till.standIn.control.settle(sessionId, 'paid')
  await till.heard()
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid', stock: 'sold' })
})

test('11: a delayed payment that fails frees the goods and says so by e-mail', async () => {
  const { reserved } = await till.stock('biotin')
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }), 'delayed')
  await till.heard()
  till.standIn.control.settle(sessionId, 'refused')
  await till.heard()
  const order = await till.order(sessionId)
  expect(order).toMatchObject({ status: 'payment-failed', stock: 'none', charged_pence: 0 })
  expect((await till.stock('biotin')).reserved).toBe(reserved)
  expect(await till.jobsOf('order-payment-failed')).toContainEqual({ orderId: order.id })
})

test('12: nobody pays: the goods are free again, by webhook or, without one, by the reconciler', async () => {
  const { reserved } = await till.stock('biotin')
  await till.pageFor({ biotin: 1 })
  till.pass(36)
  await till.heard()
  expect((await till.stock('biotin')).reserved).toBe(reserved)
  silence(till)
  await till.pageFor({ biotin: 1 })
  till.pass(36)
  await reconcileOrders(till.deps)
  expect((await till.stock('biotin')).reserved).toBe(reserved)
})

test('12: a page that was made but never heard of is closed, and one that was never made is forgotten', async () => {
  const { reserved } = await till.stock('biotin')
  for (const kind of ['drop-after', 'drop-before'] as const) {
    till.standIn.control.fault({ fault: { kind }, path: '/v1/checkout/sessions', times: 3 })
    expect(await till.buy({ biotin: 1 })).toEqual({ ok: false, reason: 'try-again' })
  }
  till.pass(36)
  await reconcileOrders(till.deps)
  expect((await till.stock('biotin')).reserved).toBe(reserved)
  const open = await till.stripe.checkout.sessions.list({ status: 'open' })
  expect(open.data).toEqual([])
})

test('12: paid after the goods were given back: they are taken again', async () => {
  const sessionId = await paidSilently(till)
  await till.giveBack(sessionId)
  await seen(till, sessionId)
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid', stock: 'sold' })
})

test('18: money that is not what the order asked for is held for a person, not fulfilled', async () => {
  silence(till)
  const page = await till.pageFor({ biotin: 1 })
  const [order] = (await till.orders()).slice(-1)
  await till.database.db
    .updateTable('orders')
    .set({ subtotal_pence: 5650 })
    .where('id', '=', order?.id ?? '')
    .execute()
  const sessionId = await till.pay(page)
  await seen(till, sessionId)
  expect(await till.order(sessionId)).toMatchObject({
    status: 'review',
    stock: 'reserved',
    charged_pence: 860,
    review_reason: 'goods of 565 pence instead of 5650',
  })
  expect(alarms('order.needs-review').length).toBe(1)
  expect(await verifyPayment(till.deps, sessionId)).toMatchObject({ payment: { status: 'processing' } })
  const { payment_intent } = await till.order(sessionId)
  await till.stripe.refunds.create({ payment_intent: payment_intent ?? '' })
  await seen(till, sessionId)
  expect(await till.order(sessionId)).toMatchObject({ status: 'refunded', stock: 'none' })
})

test('a payment of another shop with the same account is none of our business', async () => {
  silence(till)
  const foreign = await till.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: till.priceOf('biotin'), quantity: 1 }],
    success_url: 'http://other.test/?session_id={CHECKOUT_SESSION_ID}',
  })
  expect(await verifyPayment(till.deps, foreign.id)).toEqual({ ok: false, reason: 'unknown' })
  expect(await verifyPayment(till.deps, 'cs_test_0123456789abcdef')).toEqual({ ok: false, reason: 'unknown' })
  await till.stripe.checkout.sessions.expire(foreign.id)
})

test('from cart to fulfilled order, webhook and success page included, in at most 30 statements', async () => {
  const { countStatements } = till.database.statements
  silence(till)
  const started = await countStatements(() => till.pageFor({ biotin: 1, 'magnesium-complex': 1 }))
  const sessionId = await till.pay(started.result)
  const [completed] = till.standIn.control
    .events()
    .filter(event => event.type === 'checkout.session.completed')
    .slice(-1)
  const body = JSON.stringify(completed)
  const heard = await countStatements(() => receivePaymentEvent(till.deps, body, till.sign(body)))
  const shown = await countStatements(() => verifyPayment(till.deps, sessionId))
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid' })
  expect([started.count, heard.count, shown.count]).toEqual([9, 10, 1])
  const again = await countStatements(() => fulfilCheckout(till.deps, sessionId, 'test'))
  expect(again.count).toBe(3)
})

test('nothing about a person is kept of somebody who did not pay, nor in the notices', async () => {
  const { rows } = await sql<{ text: string }>`
    select orders::text as text from orders where status in ('pending', 'expired')
    union all select payment_event::text from payment_event
  `.execute(till.database.db)
  expect(rows.filter(row => /ann@|ann teal|mill lane|ls1 1aa/i.test(row.text))).toEqual([])
})
