import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CARD_YEAR } from './card.test-support.ts'
import { schemaBooks } from './schema.test-support.ts'
import { type Bench, pay, sessionParams, startBench } from './stand-in.test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.stop())
afterEach(() => expect([...bench.misfits]).toEqual([]))

async function paidSession(): Promise<Stripe.Checkout.Session> {
  const session = await bench.stripe.checkout.sessions.create(sessionParams())
  expect((await pay(session)).status).toBe(303)
  return bench.stripe.checkout.sessions.retrieve(session.id)
}

async function refused(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    reason => reason,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused as Stripe would: ${error}`)
  return error
}

describe('the schema check itself', () => {
  test('always knows the SDK, and finds a missing, an odd and a mistyped field', async () => {
    const session = JSON.parse(JSON.stringify(await bench.stripe.checkout.sessions.create(sessionParams())))
    expect(schemaBooks().length).toBeGreaterThan(0)
    for (const book of schemaBooks()) {
      const check = (value: unknown) => () => book.checkAnswer('Checkout.Sessions::Session', value, 'answer')
      const { amount_total: _, ...without } = session
      expect(check(session)).not.toThrow()
      expect(check(without)).toThrow(/amount_total/)
      expect(check({ ...session, shipping_details: null })).toThrow(/additional/)
      expect(check({ ...session, amount_total: '1892' })).toThrow(/must be/)
      expect(check({ ...session, payment_status: 'settled' })).toThrow(/allowed values/)
    }
  })
})

describe('sessions', () => {
  test('a new one is open, complete in its fields, with the first delivery chosen', async () => {
    const session = await bench.stripe.checkout.sessions.create(sessionParams({ customer_email: 'ada@example.com' }))
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      livemode: false,
      currency: 'gbp',
      amount_subtotal: 1892,
      amount_total: 2187,
      shipping_cost: { amount_total: 295 },
      total_details: { amount_shipping: 295 },
      customer: null,
      metadata: { order_id: 'order-1', is_guest: 'true' },
      url: `${bench.origin}/sandbox/stripe/pay/${session.id}`,
    })
    expect(session.expires_at - session.created).toBe(86_400)
    expect(session.lastResponse.headers['stripe-version']).toBe('2026-10-28.endive')
    expect(session.lastResponse.requestId).toMatch(/^req_/)
  })

  test('are retrieved with nested expansions', async () => {
    const { id } = await paidSession()
    const session = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: [
        'line_items',
        'line_items.data.price.product',
        'payment_intent.latest_charge',
        'shipping_cost.shipping_rate',
      ],
    })
    const line = session.line_items?.data[0]
    expect(line).toMatchObject({
      quantity: 2,
      amount_total: 1892,
      price: { product: { id: 'prod_biotin', name: 'Biotin' } },
    })
    const decimal: unknown = line?.price?.unit_amount_decimal
    expect(String(decimal)).toBe('946')
    expect(session.payment_intent).toMatchObject({ status: 'succeeded', latest_charge: { paid: true, amount: 2187 } })
    expect(session.shipping_cost?.shipping_rate).toMatchObject({ display_name: 'Standard delivery' })
    expect(session.collected_information?.shipping_details).toMatchObject({
      name: 'Ada Lovelace',
      address: { line1: '12 St James’s Square', city: 'London', postal_code: 'SW1Y 4JH', country: 'GB' },
    })
    expect(session.customer_details).toMatchObject({ email: 'ada@example.com' })
  })

  test('list by status and page by page, newest first', async () => {
    for (let count = 0; count < 3; count++) await bench.stripe.checkout.sessions.create(sessionParams())
    const first = await bench.stripe.checkout.sessions.list({ status: 'open', limit: 2 })
    expect(first.has_more).toBe(true)
    const next = await bench.stripe.checkout.sessions.list({
      status: 'open',
      limit: 2,
      starting_after: first.data[1]?.id ?? '',
    })
    const back = await bench.stripe.checkout.sessions.list({
      status: 'open',
      limit: 2,
      ending_before: next.data[0]?.id ?? '',
    })
    expect(back.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id))
    expect(new Set([...first.data, ...next.data].map(({ id }) => id)).size).toBe(4)
    let seen = 0
    for await (const session of bench.stripe.checkout.sessions.list({ status: 'open', limit: 2 })) {
      seen += 1
      expect(session.status).toBe('open')
    }
    expect(seen).toBeGreaterThanOrEqual(4)
  })

  test('line items come as a list of their own, price_data included', async () => {
    const session = await bench.stripe.checkout.sessions.create(
      sessionParams({
        line_items: [
          { price: 'price_sandbox_magnesium', quantity: 1 },
          { price_data: { currency: 'gbp', unit_amount: 565, product_data: { name: 'Sample' } }, quantity: 3 },
        ],
      }),
    )
    const lines = await bench.stripe.checkout.sessions.listLineItems(session.id, { limit: 1 })
    expect(lines.data[0]).toMatchObject({ description: 'Magnesium <Complex>', amount_total: 1290 })
    expect(lines.has_more).toBe(true)
    const rest = await bench.stripe.checkout.sessions.listLineItems(session.id, {
      starting_after: lines.data[0]?.id ?? '',
    })
    expect(rest.data[0]).toMatchObject({ description: 'Sample', amount_total: 1695 })
  })

  test('expire once, and never after they were paid', async () => {
    const session = await bench.stripe.checkout.sessions.create(sessionParams())
    expect(await bench.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
    expect((await refused(bench.stripe.checkout.sessions.expire(session.id))).message).toContain(
      'has a status of expired',
    )
    const paid = await paidSession()
    expect((await refused(bench.stripe.checkout.sessions.expire(paid.id))).message).toContain(
      'has a status of complete',
    )
  })
})

describe('prices, products, payments, refunds', () => {
  test('prices and products are retrieved and listed', async () => {
    const price = await bench.stripe.prices.retrieve('price_sandbox_biotin', { expand: ['product'] })
    expect(price).toMatchObject({
      unit_amount: 946,
      currency: 'gbp',
      active: true,
      product: { name: 'Biotin', active: true },
    })
    const ids = (await bench.stripe.prices.list({ active: true, expand: ['data.product'] })).data.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['price_sandbox_biotin', 'price_sandbox_magnesium']))
    expect((await bench.stripe.prices.list({ product: 'prod_magnesium' })).data).toHaveLength(1)
    expect(await bench.stripe.products.retrieve('prod_biotin', { expand: ['default_price'] })).toMatchObject({
      default_price: { unit_amount: 946 },
    })
    expect((await bench.stripe.products.list({ ids: ['prod_biotin'] })).data).toHaveLength(1)
  })

  test('intents and charges lead to each other', async () => {
    const session = await paidSession()
    const intent = await bench.stripe.paymentIntents.retrieve(String(session.payment_intent))
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2187, metadata: { order_id: 'order-1' } })
    const charges = await bench.stripe.charges.list({ payment_intent: intent.id, expand: ['data.payment_intent'] })
    expect(charges.data).toHaveLength(1)
    expect((await bench.stripe.paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(intent.id)
    expect(await bench.stripe.charges.retrieve(charges.data[0]?.id ?? '')).toMatchObject({
      amount: 2187,
      payment_method_details: { type: 'card', card: { last4: '4242', exp_month: 12, exp_year: CARD_YEAR } },
      billing_details: { email: 'ada@example.com' },
    })
    expect((await bench.stripe.checkout.sessions.list({ payment_intent: intent.id })).data[0]?.id).toBe(session.id)
    const rate = String(session.shipping_cost?.shipping_rate)
    expect(await bench.stripe.shippingRates.retrieve(rate)).toMatchObject({ fixed_amount: { amount: 295 } })
  })

  test('refunds add up to the charge and no further', async () => {
    const intent = String((await paidSession()).payment_intent)
    const first = await bench.stripe.refunds.create({
      payment_intent: intent,
      amount: 1000,
      reason: 'requested_by_customer',
      metadata: { order_id: '7' },
    })
    expect(await bench.stripe.refunds.retrieve(first.id, { expand: ['charge'] })).toMatchObject({
      amount: 1000,
      status: 'succeeded',
      charge: { amount_refunded: 1000, refunded: false },
    })
    const tooMuch = await refused(bench.stripe.refunds.create({ payment_intent: intent, amount: 1188 }))
    expect(tooMuch.message).toBe('Refund amount (£11.88) is greater than unrefunded amount on charge (£11.87)')
    expect(await bench.stripe.refunds.create({ charge: String(first.charge) })).toMatchObject({ amount: 1187 })
    expect((await refused(bench.stripe.refunds.create({ payment_intent: intent }))).code).toBe(
      'charge_already_refunded',
    )
    expect((await bench.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2)
    expect((await bench.stripe.refunds.list({ charge: String(first.charge) })).data).toHaveLength(2)
    const charge = await bench.stripe.charges.retrieve(String(first.charge), { expand: ['refunds'] })
    expect(charge).toMatchObject({
      refunded: true,
      amount_refunded: 2187,
      refunds: { data: [{ amount: 1187 }, { amount: 1000 }] },
    })
  })

  test('events are listed by type, time and delivery', async () => {
    const session = await paidSession()
    const done = await bench.stripe.events.list({ type: 'checkout.session.completed', limit: 1 })
    expect(done.data[0]).toMatchObject({ data: { object: { id: session.id } } })
    const types = ['charge.succeeded', 'payment_intent.succeeded']
    const listed = await bench.stripe.events.list({ types, created: { gte: session.created - 1 } })
    expect(new Set(listed.data.map(({ type }) => type))).toEqual(new Set(types))
    expect((await bench.stripe.events.list({ created: { gt: session.created + 3600 } })).data).toEqual([])
    expect(await bench.stripe.events.retrieve(done.data[0]?.id ?? '')).toMatchObject({
      type: 'checkout.session.completed',
    })
  })
})
