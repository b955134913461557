import { expect, test } from 'vitest'
import { stockTo } from '#test/stock.ts'
import type { Till } from '#test/till.ts'
import { reconcileOrders } from '../jobs.ts'
import { auditedTill, paidSilently, seen } from '../till.fixture.ts'
import { verifyPayment } from './fulfilment.ts'
import { refundOrder, refundStrayPayment } from './refunds.ts'

// The numbers are those of the failure list: money that has to go back.
let till: Till

auditedTill(opened => {
  till = opened
})

test('12: paid after the last one went: the money goes back, once, and an e-mail says so', async () => {
  const sessionId = await paidSilently(till)
  await till.giveBack(sessionId)
  await till.setFree('biotin', 0)
  await seen(till, sessionId)
  const order = await till.order(sessionId)
  expect(order).toMatchObject({ status: 'refund-due', stock: 'none', charged_pence: 860 })
  expect(await till.jobsOf('order-refund')).toContainEqual({ orderId: order.id })
  till.standIn.control.fault({ fault: { kind: 'drop-after' }, path: '/v1/refunds' })
  await refundOrder(till.deps, order.id)
  await refundOrder(till.deps, order.id)
  expect(await till.order(sessionId)).toMatchObject({ status: 'refunded', refunded_pence: 860 })
  expect(await till.jobsOf('order-refunded')).toContainEqual({ orderId: order.id, refundedPence: 860 })
  const refunds = await till.stripe.refunds.list({ payment_intent: order.payment_intent ?? '' })
  expect(refunds.data.length).toBe(1)
  await till.setFree('biotin', 100)
})

test('12: a refund that the service refuses does not keep the reconciler from the other orders', async () => {
  const sessionId = await paidSilently(till)
  await till.giveBack(sessionId)
  await till.setFree('biotin', 0)
  await seen(till, sessionId)
  await till.setFree('biotin', 100)
  const other = await till.pay(await till.pageFor({ biotin: 1 }))
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: '/v1/refunds' })
  till.pass(3)
  expect(await reconcileOrders(till.deps)).toMatchObject({ failed: 1 })
  expect(await till.order(other)).toMatchObject({ status: 'paid' })
  expect(await till.order(sessionId)).toMatchObject({ status: 'refund-due' })
  till.pass(3)
  await reconcileOrders(till.deps)
  expect(await till.order(sessionId)).toMatchObject({ status: 'refunded' })
})

test('18: money for an order that was paid at another page goes back by itself, once', async () => {
  const sessionId = await paidSilently(till)
  const { id } = await till.order(sessionId)
  const { units, reserved } = await till.stock('biotin')
  await stockTo(till.database.db, 'biotin', units, reserved - 1)
  const elsewhere = { session_id: 'cs_test_another', status: 'expired', stock: 'none' } as const
  await till.database.db.updateTable('orders').set(elsewhere).where('id', '=', id).execute()
  expect(await seen(till, sessionId)).toEqual({ ok: false, reason: 'stray' })
  expect(await seen(till, sessionId)).toEqual({ ok: false, reason: 'stray' })
  expect(till.logged.some(({ event }) => event === 'payment.at-another-page')).toBe(true)
  const jobs = await till.jobsOf('stray-refund')
  expect(jobs.length).toBe(1)
  for (const job of [...jobs, ...jobs]) {
    await refundStrayPayment(till.deps, String(job.sessionId), String(job.paymentIntent))
  }
  expect(await verifyPayment(till.deps, sessionId)).toEqual({ ok: false, reason: 'unknown' })
})
