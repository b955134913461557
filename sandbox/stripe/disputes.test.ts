import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, pay, sessionParams, startBench, submit, until } from './stand-in.test-support.ts'

// What comes long after a payment: a bank that asks it back and decides, a refund that cannot be paid out.
let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(async () => {
  const misfits = [...bench.misfits]
  await bench.stop()
  expect(misfits).toEqual([])
})

async function paid() {
  const session = await bench.stripe.checkout.sessions.create(sessionParams())
  await pay(session)
  const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(session.id)
  return { id: session.id, intent: String(payment_intent) }
}

const told = (type: string) => bench.received.filter(({ event }) => event.type === type).length
const disputes = async (intent: string) => (await bench.stripe.disputes.list({ payment_intent: intent })).data

test('a dispute is opened once, decided once, and told each time', async () => {
  const { id, intent } = await paid()
  const { control } = bench.standIn
  control.dispute(id, 'open')
  control.dispute(id, 'open')
  const [open] = await disputes(intent)
  expect(open).toMatchObject({ status: 'needs_response', amount: 2187, payment_intent: intent })
  expect(open?.evidence_details.due_by).toBeGreaterThan(open?.created ?? 0)
  control.dispute(id, 'won')
  control.dispute(id, 'lost')
  expect(await disputes(intent)).toMatchObject([{ status: 'won' }])
  expect(await bench.stripe.disputes.retrieve(open?.id ?? '')).toMatchObject({ status: 'won' })
  const charge = (await bench.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).latest_charge
  expect((charge as Stripe.Charge).disputed).toBe(true)
  await until(() => told('charge.dispute.closed') === 1, 'the decision')
  expect(told('charge.dispute.created')).toBe(1)
})

test('what was never paid is not disputed, and a refund fails once', async () => {
  const session = await bench.stripe.checkout.sessions.create(sessionParams())
  bench.standIn.control.dispute(session.id, 'open')
  bench.standIn.control.failRefund(session.id)
  expect((await bench.stripe.disputes.list()).data).toEqual([])
  const { id, intent } = await paid()
  await bench.stripe.refunds.create({ payment_intent: intent, amount: 300 })
  bench.standIn.control.failRefund(id)
  bench.standIn.control.failRefund(id)
  expect((await bench.stripe.refunds.list({ payment_intent: intent })).data).toMatchObject([
    { status: 'failed', failure_reason: 'lost_or_stolen_card' },
  ])
  await until(() => told('refund.failed') === 1, 'the failure')
})

test('the page of test payments rehearses both by hand', async () => {
  const { id, intent } = await paid()
  await bench.stripe.refunds.create({ payment_intent: intent, amount: 300 })
  const page = `${bench.origin}/sandbox/stripe/payments`
  expect(await (await fetch(page)).text()).toContain('The payer’s bank asks it back')
  for (const outcome of ['open', 'lost', 'refund-failed']) await submit(page, { session: id, outcome })
  expect(await disputes(intent)).toMatchObject([{ status: 'lost' }])
  expect((await bench.stripe.refunds.list({ payment_intent: intent })).data[0]?.status).toBe('failed')
})
