import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromAddressContext, identityContext, originContext, servicesContext } from '#app/context.ts'
import { NOBODY } from '#app/middleware/identity.ts'
import type { Services } from '#app/services.ts'
import { auditTill } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
import * as hook from '../hooks/stripe.ts'
import * as create from './create-checkout-session.ts'
import * as send from './send-order-confirmation.ts'
import * as verify from './verify-payment.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(async () => {
  expect(await auditTill(till)).toEqual([])
  await till.close()
})

type Route = typeof create | typeof verify | typeof send | typeof hook

async function call(route: Route, init: RequestInit) {
  const context = new RouterContextProvider()
  context.set(servicesContext, till.deps as Services)
  context.set(identityContext, NOBODY)
  context.set(originContext, 'http://shop.test')
  context.set(fromAddressContext, () => 'the hash of an address')
  const request = new Request('http://shop.test/api', init)
  // What React Router hands over besides is not used by these routes.
  const args: unknown = { request, context, params: {} }
  const act = route.action as (args: unknown) => Promise<Response>
  const response = request.method === 'GET' ? route.loader() : await act(args)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function post(route: Route, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return call(route, { method: 'POST', body: text, headers: { 'Content-Type': 'application/json', ...headers } })
}

const one = () => ({ items: [{ priceId: till.priceOf('biotin'), quantity: 1 }], isGuest: true })

test('the calls of the specification, from cart to confirmation', async () => {
  const started = await post(create, one(), { 'Idempotency-Key': randomUUID() })
  expect(started).toMatchObject({ status: 200, body: { url: expect.stringContaining('/pay/cs_test_') } })
  expect(started.headers.get('cache-control')).toBe('no-store')
  const session_id = await till.pay(String(started.body.url))
  const { number, id } = await till.order(session_id)
  const payment = { id: number, amount: 860, status: 'paid', metadata: { is_guest: true } }
  expect(await post(verify, { session_id })).toMatchObject({ status: 200, body: payment })
  expect(await post(send, { session_id })).toMatchObject({ status: 200, body: { confirmation: 'queued' } })
  expect(await post(send, { session_id })).toMatchObject({ status: 200, body: { confirmation: 'queued' } })
  expect((await till.jobsOf('order-confirmation')).filter(job => job.orderId === id).length).toBe(1)
  // Anyone who holds the id of a session is told nothing about a person.
  expect(JSON.stringify((await post(verify, { session_id })).body)).not.toMatch(/ann|leeds|LS1/i)
})

const item = (priceId: unknown, quantity: unknown) => ({ items: [{ priceId, quantity }] })
const BIOTIN = 'price_sandbox_biotin'
const refused: [string, unknown, number, string][] = [
  ['an empty cart', { items: [] }, 400, 'Your cart is empty'],
  ['no items at all', {}, 400, 'We could not read this order. Please refresh your cart and try again.'],
  ['no object', '"cart"', 400, 'We could not read this order. Please refresh your cart and try again.'],
  ['quantity 0', item(BIOTIN, 0), 400, 'Invalid quantity for item 1'],
  ['quantity -1', item(BIOTIN, -1), 400, 'Invalid quantity for item 1'],
  ['quantity 1.5', item(BIOTIN, 1.5), 400, 'Invalid quantity for item 1'],
  ['quantity 1e9', item(BIOTIN, 1e9), 400, 'Invalid quantity for item 1'],
  ['quantity null, as NaN is sent', item(BIOTIN, null), 400, 'Invalid quantity for item 1'],
  ['quantity as text', item(BIOTIN, '1'), 400, 'Invalid quantity for item 1'],
  ['no price id', item(undefined, 1), 400, 'Missing Stripe price ID for item 1'],
  ['a price id of nobody', item('price_nobody', 1), 400, 'Invalid price ID for item 1. Your cart has been cleared.'],
  [
    'a hostile price id',
    item("'; drop table orders; --", 1),
    400,
    'Invalid price ID for item 1. Your cart has been cleared.',
  ],
  [
    'what is only announced',
    item('price_sandbox_creatine', 1),
    409,
    'One or more products are no longer available. Please refresh your cart.',
  ],
  ['no JSON', '{', 400, 'This is not valid JSON.'],
  ['too much', { items: [], more: 'x'.repeat(20_000) }, 413, 'That is more than we can take in one request.'],
]
test.each(refused)('%s is refused in words and changes nothing', async (_, body, status, error) => {
  const before = await till.orders()
  expect(await post(create, body)).toMatchObject({ status, body: { error } })
  expect(await till.orders()).toEqual(before)
})

test('amounts, prices, names and the guest flag sent along are not looked at', async () => {
  const before = (await till.orders()).length
  const tampered = {
    ...one(),
    isGuest: false,
    total: 1,
    amount: 1,
    items: [{ ...one().items[0], price: 0.01, unit_amount: 1 }],
  }
  expect((await post(create, tampered)).status).toBe(200)
  const row = await till.database.db.selectFrom('orders').selectAll().orderBy('created_at').execute()
  expect(row.slice(before)).toMatchObject([{ subtotal_pence: 565, is_guest: true }])
})

test('more than there is says how many there are', async () => {
  await till.setFree('collagen-capsules', 2)
  const wanted = item(till.priceOf('collagen-capsules'), 3)
  const error = 'We have only 2 of Collagen Capsules left, so that is the most you can order.'
  expect(await post(create, wanted)).toMatchObject({ status: 409, body: { error } })
})

test.each([
  ['create-checkout-session', create],
  ['verify-payment', verify],
  ['send-order-confirmation', send],
] as const)('%s takes JSON by POST only', async (_, route) => {
  const got = await call(route, { method: 'GET' })
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  const put = await call(route, { method: 'PUT', body: '{}', headers: { 'Content-Type': 'application/json' } })
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect((await call(route, { method: 'POST', body: '{}' })).status).toBe(415)
  expect((await post(route, '{}', { 'Content-Type': 'application/jsonp' })).status).toBe(415)
  expect((await post(route, '{')).status).toBe(400)
})

test('an unknown session, a foreign one and nonsense get the same answer', async () => {
  const foreign = await till.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: till.priceOf('biotin'), quantity: 1 }],
    success_url: 'http://other.test/',
  })
  for (const session_id of ['cs_test_doesnotexist123', foreign.id, '../../v1/charges', 7, ['x']]) {
    for (const route of [verify, send]) {
      const answer = await post(route, { session_id })
      expect([answer.status, answer.body]).toEqual([404, { error: 'Failed to verify payment' }])
    }
  }
  expect(await post(verify, {})).toMatchObject({ status: 400, body: { error: 'No session ID found' } })
})

test('a payment service that is away is told apart from an unknown session', async () => {
  const started = await post(create, one())
  const session_id = String(started.body.url).split('/').at(-1)
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: `/v1/checkout/sessions/${session_id}` })
  const answer = await post(verify, { session_id })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: '/v1/checkout/sessions' })
  expect(await post(create, one())).toMatchObject({
    status: 503,
    body: { error: 'The payment service did not answer. You have not been charged. Please try again.' },
  })
  till.standIn.control.clearFaults()
})

test('the hook: genuine is 200, anything else 400, and too much is not read', async () => {
  const body = JSON.stringify({ id: 'evt_hook', object: 'event', type: 'x.y', livemode: false, data: { object: {} } })
  const signed = (signature: string) => call(hook, { method: 'POST', body, headers: { 'Stripe-Signature': signature } })
  expect((await signed(till.sign(body))).status).toBe(200)
  expect((await signed('t=1,v1=0')).status).toBe(400)
  expect((await call(hook, { method: 'POST', body })).status).toBe(400)
  expect((await call(hook, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
  expect((await call(hook, { method: 'GET' })).status).toBe(405)
})
