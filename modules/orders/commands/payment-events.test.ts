import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Till } from '#test/till.ts'
import { reconcileOrders } from '../jobs.ts'
import { auditedTill, silence } from '../till.fixture.ts'

// The numbers are those of the failure list: what can go wrong with the notices of the payment service.
let till: Till

auditedTill(opened => {
  till = opened
})

test('9: the same notice ten times, and again days later, has one effect', async () => {
  till.standIn.control.webhooks.setCopies(10)
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  till.standIn.control.webhooks.setCopies(1)
  const event = till.standIn.control
    .events()
    .find(({ type, data }) => type === 'checkout.session.completed' && data.object.id === sessionId)
  till.pass(2 * 24 * 60)
  expect(await till.standIn.control.webhooks.resend(event?.id ?? '')).toBe(200)
  const noted = await till.database.db
    .selectFrom('payment_event')
    .selectAll()
    .where('id', '=', event?.id ?? '')
    .execute()
  expect(noted).toMatchObject([{ deliveries: 11, error: null }])
})

test('10: a refund is heard of before the payment, in every order of the notices', async () => {
  const orders = permutations([0, 1, 2])
  for (const order of orders) {
    silence(till)
    const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
    const { payment_intent } = await till.stripe.checkout.sessions.retrieve(sessionId)
    await till.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 200 })
    await till.stripe.refunds.create({ payment_intent: String(payment_intent) })
    const wanted = /^(checkout\.session\.completed|charge\.refunded)$/
    await till.standIn.control.webhooks.release(events => {
      const ours = events.filter(event => wanted.test(event.type))
      return [...order.flatMap(place => ours[place] ?? []), ...events.filter(event => !ours.includes(event))]
    })
    await till.heard()
    expect(await till.order(sessionId)).toMatchObject({ status: 'refunded', charged_pence: 860, refunded_pence: 860 })
  }
})

test('15: the database fails half-way: nothing is half done, and the next delivery does the rest', async () => {
  await sql`alter table order_history rename to order_history_away`.execute(till.database.db)
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await expect.poll(async () => (await unworked()).length).toBeGreaterThan(0)
  expect(await till.order(sessionId)).toMatchObject({ status: 'pending', stock: 'reserved' })
  await sql`alter table order_history_away rename to order_history`.execute(till.database.db)
  await till.heard()
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid' })
  expect(await unworked()).toEqual([])
})

test('7: after a long silence every notice that nobody took is found, and worked out once', async () => {
  silence(till)
  const strangers = await Promise.all(
    Array.from({ length: 101 }, () =>
      till.stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: till.priceOf('biotin'), quantity: 1 }],
        success_url: 'http://other.test/',
      }),
    ),
  )
  await Promise.all(strangers.map(({ id }) => till.stripe.checkout.sessions.expire(id)))
  expect((await reconcileOrders(till.deps)).events).toBeGreaterThanOrEqual(101)
  expect(await reconcileOrders(till.deps)).toMatchObject({ events: 0 })
})

test('15: the payment service cannot be asked about a notice: it is kept, and worked out later', async () => {
  silence(till)
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: `/v1/checkout/sessions/${sessionId}` })
  await till.standIn.control.webhooks.release()
  await expect.poll(async () => (await till.order(sessionId)).status).toBe('paid')
})

function unworked() {
  return till.database.db.selectFrom('payment_event').selectAll().where('error', 'is not', null).execute()
}

test('17: refunds in part and in full are booked once, whoever made them', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const order = await till.order(sessionId)
  const payment_intent = order.payment_intent ?? ''
  await till.stripe.refunds.create({ payment_intent, amount: 300 })
  await till.heard()
  expect(await till.order(sessionId)).toMatchObject({ status: 'partly-refunded', stock: 'sold', refunded_pence: 300 })
  await till.stripe.refunds.create({ payment_intent })
  await till.heard()
  expect(await till.order(sessionId)).toMatchObject({ status: 'refunded', stock: 'sold', refunded_pence: 860 })
  const mails = (await till.jobsOf('order-refunded')).filter(job => job.orderId === order.id)
  expect(mails.map(job => job.refundedPence)).toEqual([300, 860])
})

test('17: a dispute is noted, whichever stage is heard of first', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const { payment_intent } = await till.order(sessionId)
  const notice = (stage: string, status: string) =>
    JSON.stringify({
      id: `evt_${stage}_${sessionId}`,
      object: 'event',
      type: `charge.dispute.${stage}`,
      livemode: false,
      data: { object: { id: 'dp_1', object: 'dispute', payment_intent, status } },
    })
  for (const body of [notice('closed', 'lost'), notice('created', 'needs_response')]) {
    expect(await till.post(body, till.sign(body))).toBe(200)
  }
  expect(await till.order(sessionId)).toMatchObject({ status: 'paid', dispute: 'lost' })
  expect(till.logged.filter(line => line.level === 'error' && line.event === 'payment.dispute')).not.toEqual([])
})

const genuine = (id: string) =>
  JSON.stringify({ id, object: 'event', type: 'customer.created', livemode: false, data: { object: {} } })

test('14: a forged, stale, altered or unsigned notice leaves no trace', async () => {
  const body = genuine('evt_forged')
  const old = Math.floor(Date.now() / 1000) - 400
  expect(await till.post(body, till.sign(body, undefined, 'whsec_other'))).toBe(400)
  expect(await till.post(body, till.sign(body, old))).toBe(400)
  expect(await till.post(`${body} `, till.sign(body))).toBe(400)
  expect(await till.post(body, null)).toBe(400)
  expect(await till.post(body, 't=1,v1=00')).toBe(400)
  expect(await till.post('no json', till.sign('no json'))).toBe(400)
  const noted = await till.database.db.selectFrom('payment_event').selectAll().where('id', '=', 'evt_forged').execute()
  expect(noted).toEqual([])
})

test('a genuine notice of a kind we do not know is noted, and that is all', async () => {
  const body = genuine('evt_unknown_kind')
  expect(await till.post(body, till.sign(body))).toBe(200)
  const noted = await till.database.db
    .selectFrom('payment_event')
    .selectAll()
    .where('id', '=', 'evt_unknown_kind')
    .execute()
  expect(noted).toMatchObject([{ type: 'customer.created', deliveries: 1, error: null }])
  expect(noted[0]?.processed_at).not.toBeNull()
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map(rest => [item, ...rest]))
}
