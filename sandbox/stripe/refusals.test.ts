import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hold } from './faults.ts'
import { type Bench, KEY, pay, sessionParams, startBench } from './stand-in.test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.stop())
afterEach(() => {
  bench.standIn.control.clearFaults()
  expect([...bench.misfits]).toEqual([])
})

const create = (more: object = {}, options: Stripe.RequestOptions = {}) =>
  bench.stripe.checkout.sessions.create(sessionParams(more), options)
const item = (price: string, quantity: unknown = 1) => ({ line_items: [{ price, quantity }] })
const inline = (unit_amount: number, currency = 'gbp') => ({
  price_data: { currency, unit_amount, product_data: { name: 'Sample' } },
  quantity: 1,
})

async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    reason => reason,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused as Stripe would: ${error}`)
  return error
}

async function sessionCount(): Promise<number> {
  return (await bench.stripe.checkout.sessions.list({ limit: 100 })).data.length
}

describe('parameters', () => {
  test.each<[string, object, Partial<Stripe.errors.StripeError>]>([
    [
      'an unknown price',
      item('price_none'),
      { code: 'resource_missing', param: 'line_items[0][price]', message: "No such price: 'price_none'" },
    ],
    [
      'an unknown parameter',
      { colour: 'red' },
      { code: 'parameter_unknown', param: 'colour', message: 'Received unknown parameter: colour' },
    ],
    [
      'an unknown nested one',
      { line_items: [{ price: 'price_sandbox_biotin', quantity: 1, size: 2 }] },
      { code: 'parameter_unknown', param: 'line_items[0][size]' },
    ],
    ['a removed one', { payment_method_types: ['card'] }, { code: 'parameter_unknown', param: 'payment_method_types' }],
    ['a prototype', { prototype: { polluted: 'yes' } }, { code: 'parameter_unknown', param: 'prototype' }],
    ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    ['no lines', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    ['no success_url', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    [
      'no quantity',
      { line_items: [{ price: 'price_sandbox_biotin' }] },
      { code: 'parameter_missing', param: 'line_items[0][quantity]' },
    ],
    [
      'a broken quantity',
      item('price_sandbox_biotin', 1.5),
      { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]', message: 'Invalid integer: 1.5' },
    ],
    [
      'quantity 0',
      item('price_sandbox_biotin', 0),
      { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]' },
    ],
    ['a huge quantity', item('price_sandbox_biotin', 1e9), { code: 'parameter_invalid_integer' }],
    [
      'a relative address',
      { success_url: '/thanks' },
      { code: 'url_invalid', param: 'success_url', message: 'Not a valid URL' },
    ],
    ['a broken e-mail', { customer_email: 'ada' }, { code: 'email_invalid', param: 'customer_email' }],
    ['too little money', { line_items: [inline(29)], shipping_options: undefined }, { code: 'amount_too_small' }],
    [
      'two currencies',
      { line_items: [{ price: 'price_sandbox_biotin', quantity: 1 }, inline(500, 'eur')] },
      { param: 'line_items[1][price]', message: expect.stringMatching(/currenc/i) },
    ],
    [
      'delivery in another currency',
      {
        shipping_options: [
          { shipping_rate_data: { display_name: 'Post', fixed_amount: { amount: 1, currency: 'eur' } } },
        ],
      },
      { param: 'shipping_options[0]' },
    ],
    ['tax that is not set up', { automatic_tax: { enabled: true } }, { code: 'stripe_tax_inactive' }],
    [
      'an early expiry',
      { expires_at: Math.floor(Date.now() / 1000) + 1000 },
      { param: 'expires_at', message: expect.stringContaining('at least 30 minutes') },
    ],
    [
      'a late expiry',
      { expires_at: Math.floor(Date.now() / 1000) + 90_000 },
      { param: 'expires_at', message: expect.stringContaining('less than 24 hours') },
    ],
    [
      'a path that cannot be expanded',
      { expand: ['metadata'] },
      { param: 'expand', message: 'This property cannot be expanded (metadata).' },
    ],
    ['what is not acted on', { phone_number_collection: { enabled: true } }, { param: 'phone_number_collection' }],
    ['long metadata', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
  ])('%s', async (_name, more, expected) => {
    const before = await sessionCount()
    const error = await refusal(create(more))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...expected })
    expect(error.requestId).toMatch(/^req_/)
    expect(await sessionCount()).toBe(before)
  })

  test('an archived price and an archived product are refused in their own words', async () => {
    bench.standIn.control.changePrice('price_sandbox_magnesium', { active: false })
    const price = await refusal(create(item('price_sandbox_magnesium')))
    expect(price).toMatchObject({
      message: 'The price specified is inactive. This field only accepts active prices.',
      param: 'line_items[0][price]',
    })
    expect(price.code).toBeUndefined()
    bench.standIn.control.changePrice('price_sandbox_magnesium', { active: true })
    bench.standIn.control.archiveProduct('prod_magnesium')
    expect(await refusal(create(item('price_sandbox_magnesium')))).toMatchObject({ code: 'product_inactive' })
  })

  test('unknown ids are 404, bad cursors 400', async () => {
    const missing = { statusCode: 404, code: 'resource_missing' }
    expect(await refusal(bench.stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      ...missing,
      message: "No such checkout.session: 'cs_test_none'",
    })
    expect(await refusal(bench.stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      ...missing,
      param: 'intent',
    })
    expect(await refusal(bench.stripe.prices.retrieve('price_none'))).toMatchObject(missing)
    expect(await refusal(bench.stripe.events.retrieve('evt_none'))).toMatchObject(missing)
    expect(await refusal(bench.stripe.prices.list({ starting_after: 'price_none' }))).toMatchObject({
      statusCode: 400,
      param: 'starting_after',
    })
    expect(await refusal(bench.stripe.prices.list({ limit: 101 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
    expect(await refusal(bench.stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    })
    expect(await refusal(bench.stripe.customers.list())).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL'),
    })
  })
})

describe('who may ask', () => {
  test('a wrong key or none is a 401', async () => {
    const wrong = await refusal(bench.sdk({}, 'sk_test_wrong_0123456789').prices.list())
    expect(wrong).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(wrong.message).toBe('Invalid API Key provided: sk_test_********6789')
    const bare = await fetch(`http://127.0.0.1:${bench.standIn.port}/v1/prices`)
    expect(bare.status).toBe(401)
    const basic = await fetch(`http://127.0.0.1:${bench.standIn.port}/v1/prices`, {
      headers: { authorization: `Basic ${btoa(`${KEY}:`)}` },
    })
    expect(basic.status).toBe(200)
  })

  test('another API version is refused in words, not answered in a shape it does not have', async () => {
    const old = await fetch(`http://127.0.0.1:${bench.standIn.port}/v1/prices`, {
      headers: { authorization: `Bearer ${KEY}`, 'stripe-version': '2023-08-16' },
    })
    expect(old.status).toBe(400)
    expect(await old.json()).toMatchObject({ error: { message: expect.stringContaining('2023-08-16') } })
  })
})

describe('idempotency', () => {
  test('the same key and parameters give the first answer again', async () => {
    const first = await create({}, { idempotencyKey: 'order-1:1' })
    const again = await create({}, { idempotencyKey: 'order-1:1' })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  })

  test('other parameters under the key are an error', async () => {
    await create({}, { idempotencyKey: 'order-2:1' })
    const error = await refusal(create(item('price_sandbox_biotin', 3), { idempotencyKey: 'order-2:1' }))
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(error.statusCode).toBe(400)
  })

  test('a refusal after execution began is kept; a refused parameter is not', async () => {
    bench.standIn.control.changePrice('price_sandbox_biotin', { active: false })
    const first = await refusal(create({}, { idempotencyKey: 'order-3:1' }))
    bench.standIn.control.changePrice('price_sandbox_biotin', { active: true })
    const again = await refusal(create({}, { idempotencyKey: 'order-3:1' }))
    expect(again.message).toBe(first.message)
    expect(again.headers?.['idempotent-replayed']).toBe('true')
    await refusal(create({ colour: 'red' }, { idempotencyKey: 'order-4:1' }))
    expect((await create({}, { idempotencyKey: 'order-4:1' })).status).toBe('open')
    bench.standIn.control.fault({ fault: { kind: 'fail-after' } })
    const failed = await refusal(create({}, { idempotencyKey: 'order-5:1' }))
    expect([failed.statusCode, failed.headers?.['idempotent-replayed']]).toEqual([500, 'true'])
  })

  test('a key in use is a 409, and the SDK waits for the first answer', async () => {
    const before = await sessionCount()
    const held = hold()
    bench.standIn.control.fault({ fault: held.fault })
    const impatient = bench.sdk({ maxNetworkRetries: 0 })
    const slow = impatient.checkout.sessions.create(sessionParams(), { idempotencyKey: 'order-6:1' })
    await held.come
    const busy = await refusal(impatient.checkout.sessions.create(sessionParams(), { idempotencyKey: 'order-6:1' }))
    expect(busy).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    const letGoOnceRefused: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked)
      if (answer.status === 409) held.letGo()
      return answer
    }
    const patient = bench.sdk({ httpClient: Stripe.createFetchHttpClient(letGoOnceRefused) })
    const again = await patient.checkout.sessions.create(sessionParams(), { idempotencyKey: 'order-6:1' })
    expect(again.id).toBe((await slow).id)
    expect(await sessionCount()).toBe(before + 1)
  })

  test('answers outlive a restart', async () => {
    const first = await create({}, { idempotencyKey: 'order-7:1' })
    await bench.restart()
    expect((await create({}, { idempotencyKey: 'order-7:1' })).id).toBe(first.id)
  })
})

describe('faults', () => {
  const path = '/v1/checkout/sessions'

  test('a connection lost before or after the commit gives one session', async () => {
    for (const kind of ['drop-before', 'drop-after'] as const) {
      const before = await sessionCount()
      bench.standIn.control.fault({ fault: { kind }, path, method: 'POST' })
      expect((await create()).status).toBe('open')
      expect(await sessionCount()).toBe(before + 1)
    }
  })

  test('two 500s and a 409 are got over, a 429 is told', async () => {
    bench.standIn.control.fault({ fault: { kind: 'status', status: 500 }, times: 2, path })
    expect((await create()).status).toBe('open')
    bench.standIn.control.fault({ fault: { kind: 'status', status: 409 }, path })
    expect((await create()).status).toBe('open')
    bench.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path })
    expect(await refusal(create())).toBeInstanceOf(Stripe.errors.StripeRateLimitError)
  })

  test('nothing refused has half happened', async () => {
    const products = (await bench.stripe.products.list({ limit: 100 })).data.length
    await refusal(create({ line_items: [inline(500), { price: 'price_none', quantity: 1 }] }))
    expect((await bench.stripe.products.list({ limit: 100 })).data).toHaveLength(products)
    const session = await create()
    await pay(session, { card: '4000 0000 0000 0002' })
    const unpaid = await bench.stripe.checkout.sessions.retrieve(session.id)
    expect(await refusal(bench.stripe.refunds.create({ payment_intent: String(unpaid.payment_intent) }))).toMatchObject(
      { statusCode: 400 },
    )
  })
})
