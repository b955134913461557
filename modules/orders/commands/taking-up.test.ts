import { expect, test } from 'vitest'
import type { Till } from '#test/till.ts'
import { heldPayments } from '../queries/held-payments.ts'
import { order as orderById } from '../queries/orders.ts'
import { auditedTill, forgotten, paidSilently, seen } from '../till.fixture.ts'
import { verifyPayment } from './fulfilment.ts'
import { catchUp, missedSince } from './missed-since.ts'
import { applyPaymentEvent } from './payment-events.ts'
import { makeRefund, refundPart } from './refunds.ts'
import { takeUpOrder } from './taking-up.ts'

// After an older database was brought back: what was paid, given back and disputed since.
let till: Till
auditedTill(opened => {
  till = opened
})

const OPERATOR = { who: 'operator' } as const
const since = () => new Date(till.deps.now().getTime() - 86_400_000)
const SHOP = 'http://shop.test'

async function missed(shop: string | null = SHOP) {
  const found = await missedSince(till.deps, since(), shop)
  if (!found.ok) throw new Error(found.words)
  return found
}
const takeUp = async () => catchUp(till.deps, await missed(), sale => takeUpOrder(till.deps, sale))
const pages = (found: Awaited<ReturnType<typeof missed>>) =>
  found.missed.flatMap(one => (one.kind === 'order-missing' ? [one.sale.session.id] : []))

test('nothing moves by itself: the payment is held for a person, whoever asks about it', async () => {
  const sessionId = await paidSilently(till)
  const { id } = await till.order(sessionId)
  await forgotten(till, id)
  expect(await seen(till, sessionId)).toEqual({ ok: false, reason: 'held' })
  expect(await verifyPayment(till.deps, sessionId)).toEqual({ ok: false, reason: 'held' })
  expect(await heldPayments(till.database.db)).toMatchObject([{ sessionId, pence: 860 }])
  expect(till.logged.some(({ event }) => event === 'payment.without-order')).toBe(true)
  expect(await till.jobsOf('stray-refund')).toEqual([])
  expect(await takeUp()).toMatchObject({ left: [], failed: 0 })
  expect(await heldPayments(till.database.db)).toEqual([])
})

test('one that was given back over there is held no longer', async () => {
  const sessionId = await paidSilently(till)
  const order = await till.order(sessionId)
  await forgotten(till, order.id)
  await seen(till, sessionId)
  const intent = (await till.stripe.checkout.sessions.retrieve(sessionId)).payment_intent
  await till.stripe.refunds.create({ payment_intent: String(intent) })
  await seen(till, sessionId)
  expect(await heldPayments(till.database.db)).toEqual([])
  expect(pages(await missed())).not.toContain(sessionId)
})

test('its order is made again as it was: number, goods, prices, payer, address and day, and can be sent', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }), 'card', 'express')
  await till.heard()
  const { id } = await till.order(sessionId)
  const before = await orderById(till.database.db, id)
  await forgotten(till, id)
  expect(pages(await missed())).toEqual([sessionId])
  expect(await orderById(till.database.db, id)).toBeNull()
  const done = await takeUp()
  expect(done).toMatchObject({ made: [before?.number], left: [], failed: 0 })
  const after = await orderById(till.database.db, id)
  const same = ['number', 'status', 'goods', 'lines', 'customer', 'shipTo', 'chargedPence', 'delivery', 'cart'] as const
  for (const key of same) expect([key, after?.[key]]).toEqual([key, before?.[key]])
  expect(Math.abs(Number(after?.paidAt) - Number(before?.paidAt))).toBeLessThan(60_000)
  expect(await till.jobsOf('order-confirmation')).toContainEqual({ orderId: id })
  expect(await takeUp()).toMatchObject({ made: [], brought: [], left: [], failed: 0 })
})

test('what went back, and what a bank asks back, of an order that is known is taken over', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2 }))
  await till.heard()
  const order = await till.order(sessionId)
  await till.stripe.refunds.create({ payment_intent: order.payment_intent ?? '', amount: 100 })
  await till.heard()
  expect(await till.order(sessionId)).toMatchObject({ refunded_pence: 100 })
  const { pool } = till.database
  await pool.query("update orders set status = 'paid', refunded_pence = 0 where id = $1", [order.id])
  await pool.query('delete from payment_event where payment_intent = $1', [order.payment_intent])
  const found = await missed()
  expect(found.missed).toMatchObject([
    { kind: 'order-behind', life: { status: 'partly-refunded', refundedPence: 100 } },
  ])
  expect(await takeUp()).toMatchObject({ brought: [order.number], failed: 0 })
  expect(await till.order(sessionId)).toMatchObject({ status: 'partly-refunded', refunded_pence: 100 })
})

test('goods that are short leave it as it was, and say what to do', async () => {
  const sessionId = await paidSilently(till)
  const { id } = await till.order(sessionId)
  await forgotten(till, id)
  await till.setFree('biotin', 0)
  const done = await takeUp()
  expect(done.left).toEqual([{ sessionId, words: expect.stringMatching(/Biotin: 0.*stock receive/) }])
  expect(await orderById(till.database.db, id)).toBeNull()
  await till.setFree('biotin', 100)
  expect((await takeUp()).left).toEqual([])
})

test('a payment of another shop is left alone', async () => {
  const sessionId = await paidSilently(till)
  const { id } = await till.order(sessionId)
  await forgotten(till, id)
  const found = await missed('https://another.example')
  expect(pages(found)).toEqual([])
  expect(found.elsewhere.get(SHOP)).toBeGreaterThan(0)
  expect(pages(await missed(null))).toEqual([sessionId])
  await takeUp()
})

test('a part that went back before is not given back again, however late it is asked for', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2 }))
  await till.heard()
  const order = await till.order(sessionId)
  await refundPart(till.deps, order.id, { pence: 200, again: false }, OPERATOR)
  const [job] = (await till.jobsOf('wanted-refund')).slice(-1)
  const refundId = String(job?.refundId)
  await makeRefund(till.deps, refundId)
  await till.database.pool.query("update order_refund set state = 'wanted', made_at = null where id = $1", [refundId])
  // The payment service has forgotten the key of the call by then.
  till.pass(3 * 1440)
  await makeRefund(till.deps, refundId)
  const { data } = await till.stripe.refunds.list({ payment_intent: order.payment_intent ?? '' })
  expect(data.map(({ amount }) => amount)).toEqual([200])
})

test('a notice that nobody has heard is heard, those of subscriptions too', async () => {
  const heard: string[] = []
  const event = { type: 'customer.subscription.updated', subscription: 'sub_1', sessionId: null }
  const payments = {
    ...till.deps.payments,
    eventsSince: async () => ({
      ok: true as const,
      value: [{ id: 'evt_since', paymentIntent: null, orderId: null, invoice: null, dispute: null, ...event }],
    }),
  }
  const jobs = { enqueue: async (_: unknown, name: string) => void heard.push(name) }
  const deps = { ...till.deps, payments, jobs: jobs as typeof till.deps.jobs }
  const found = await missedSince(deps, since(), null)
  if (!found.ok) throw new Error(found.words)
  expect(found.unheard.map(({ id }) => id)).toEqual(['evt_since'])
  await catchUp(deps, found, async () => ({ ok: false, words: '' }))
  expect(heard).toEqual(['subscription-news'])
  expect(await applyPaymentEvent(deps, found.unheard[0] as never)).toBe(false)
})

test('where the payment service goes away in between, nothing is told as compared', async () => {
  const gone = { ok: false as const, problem: { reason: 'unreachable' as const, words: 'No answer' } }
  const refunded = { id: 'evt_gone', type: 'charge.refunded', paymentIntent: 'pi_gone', sessionId: null }
  const event = { ...refunded, orderId: null, subscription: null, invoice: null, dispute: null }
  const payments = {
    ...till.deps.payments,
    eventsSince: async () => ({ ok: true as const, value: [event] }),
    sessionIdOfIntent: async () => gone,
  }
  const found = await missedSince({ ...till.deps, payments }, since(), null)
  expect(found).toEqual({ ok: false, words: 'The payment service did not answer.' })
})
