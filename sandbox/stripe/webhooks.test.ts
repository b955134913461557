import { fork } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bench, pay, sessionParams, startBench, until, WEBHOOK_SECRET } from './stand-in.test-support.ts'
import { startStripeStandIn } from './stand-in.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(async () => {
  const misfits = [...bench.misfits]
  await bench.stop()
  expect(misfits).toEqual([])
})

const PAID = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']
const types = () => bench.received.map(({ event }) => event.type)
const open = () => bench.stripe.checkout.sessions.create(sessionParams())
async function paid() {
  const session = await open()
  await pay(session)
  return session
}

describe('deliveries', () => {
  test('are signed so that the SDK accepts them, and only as they stand', async () => {
    const session = await paid()
    await until(() => bench.received.length === 3, 'three events')
    expect(new Set(types())).toEqual(new Set(PAID))
    for (const { body, signature } of bench.received) {
      const event = bench.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)
      expect(event.livemode).toBe(false)
      expect(() => bench.stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow()
      expect(() => bench.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
    }
    const done = bench.received.find(({ event }) => event.type === 'checkout.session.completed')
    expect(done?.event.data.object).toMatchObject({ id: session.id, payment_status: 'paid', amount_total: 2187 })
  })

  test('are repeated until the endpoint answers 200, and listed as undelivered till then', async () => {
    bench.answer.status = 500
    await paid()
    await until(
      async () => (await bench.stripe.events.list({ delivery_success: false })).data.length === 3,
      'three undelivered',
    )
    expect((await bench.stripe.events.list()).data[0]?.pending_webhooks).toBe(1)
    bench.answer.status = 200
    await until(() => bench.received.length === 3, 'all delivered in the end')
    await until(() => bench.standIn.control.webhooks.pending() === 0, 'nothing pending')
    expect((await bench.stripe.events.list({ delivery_success: true })).data).toHaveLength(3)
    expect((await bench.stripe.events.list()).data[0]?.pending_webhooks).toBe(0)
  })

  test('each event of a busy minute arrives once', async () => {
    await Promise.all(Array.from({ length: 40 }, paid))
    await until(() => bench.standIn.control.webhooks.pending() === 0, 'nothing pending')
    const ids = bench.received.map(({ event }) => event.id)
    expect([ids.length, new Set(ids).size]).toEqual([120, 120])
  })

  test('can be held, reordered, doubled and forged', async () => {
    const { webhooks } = bench.standIn.control
    webhooks.hold()
    await paid()
    await new Promise(resolve => setTimeout(resolve, 60))
    expect(bench.received).toEqual([])
    await webhooks.release(events => events.toReversed())
    expect(types()).toEqual(PAID.toReversed())
    webhooks.setCopies(3)
    const session = await open()
    await bench.stripe.checkout.sessions.expire(session.id)
    await until(() => types().filter(type => type === 'checkout.session.expired').length === 3, 'three copies')
    const last = bench.received.at(-1)
    expect(await webhooks.resend(last?.event.id ?? '', { signedAt: Math.floor(Date.now() / 1000) - 400 })).toBe(200)
    const stale = bench.received.at(-1)
    expect(() =>
      bench.stripe.webhooks.constructEvent(stale?.body ?? '', stale?.signature ?? '', WEBHOOK_SECRET),
    ).toThrow(/tolerance/)
  })

  test('only what the endpoint subscribed to is sent; the rest is recorded', async () => {
    await bench.restart({ webhookTypes: ['checkout.session.completed'] })
    await paid()
    await until(() => bench.standIn.control.webhooks.pending() === 0, 'nothing pending')
    expect(types()).toEqual(['checkout.session.completed'])
    expect(bench.standIn.control.events().map(({ type }) => type)).toEqual(PAID)
  })

  test('a refund tells of itself and of its charge, naming the request that made it', async () => {
    const { id } = await paid()
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id)
    const refund = await bench.stripe.refunds.create(
      { payment_intent: String(payment_intent) },
      { idempotencyKey: 'refund:1:1' },
    )
    await until(() => types().includes('charge.refunded') && types().includes('refund.created'), 'both events')
    const event = bench.received.find(entry => entry.event.type === 'refund.created')?.event
    expect(event?.request).toEqual({ id: refund.lastResponse.requestId, idempotency_key: 'refund:1:1' })
  })
})

/** How long a session can be paid. */
const DAY_S = 86_400

describe('time and restarts', () => {
  test('a session expires by itself at its time, once', async () => {
    const session = await open()
    // Longer before its time than the test may take.
    bench.standIn.control.moveClock(DAY_S - 600)
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    bench.standIn.control.moveClock(600)
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    await until(() => bench.received.length > 0, 'the event')
    bench.standIn.control.moveClock(100)
    expect(bench.standIn.control.events().map(({ type }) => type)).toEqual(['checkout.session.expired'])
  })

  test('what fell due while it was down happens at the next start', async () => {
    const session = await open()
    await bench.restart({ now: () => new Date(Date.now() + (DAY_S + 1) * 1000) })
    await until(() => types().includes('checkout.session.expired'), 'the late event')
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  })

  test('a restart loses no session, payment or pending delivery', async () => {
    bench.answer.status = 503
    const session = await paid()
    const still = await open()
    const before = await bench.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    })
    bench.standIn.control.changePrice('price_sandbox_magnesium', { active: false })
    await bench.restart()
    const after = await bench.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    })
    expect(JSON.parse(JSON.stringify(after))).toEqual(JSON.parse(JSON.stringify(before)))
    expect((await bench.stripe.prices.retrieve('price_sandbox_magnesium')).active).toBe(false)
    bench.answer.status = 200
    await until(() => bench.received.length === 3, 'the deliveries left over')
    expect((await pay(still)).status).toBe(303)
  })

  test('a kill -9 in the middle of work leaves everything that was answered', async () => {
    const child = fork(new URL('./killed-process.test-support.ts', import.meta.url), [bench.dataDir], {
      stdio: 'ignore',
    })
    const answered: string[] = []
    child.on('message', id => answered.push(String(id)))
    await until(() => answered.length >= 40, 'sessions by the other process')
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('exit', resolve))
    // This process wrote to the same file all the while, and reads what the other one left.
    for (const id of answered) expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test('it never starts when live', async () => {
    const options = {
      dataDir: bench.dataDir,
      secretKey: 'x',
      webhookSecret: 'y',
      prices: [],
      webhookUrl: () => '',
      pageUrl: () => '',
    }
    await expect(startStripeStandIn({ ...options, appEnv: 'live' })).rejects.toThrow('no real payments')
  })
})
