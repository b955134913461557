import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bench, pay, sessionParams, startBench, submit } from './stand-in.test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(async () => {
  await bench.stop()
  expect([...bench.misfits]).toEqual([])
})

const ADDRESS = { line1: '22 Mill Lane', city: 'Leeds', postal_code: 'LS6 2ZZ', country: 'GB' }
const KEEP = { payment_method_save: 'enabled', payment_method_remove: 'enabled' } as const

function sessionOf(customer: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { customer_creation: _, ...params } = sessionParams()
  return bench.stripe.checkout.sessions.create({
    ...params,
    customer,
    saved_payment_method_options: KEEP,
    ...more,
  })
}

async function known() {
  const customer = await bench.stripe.customers.create({})
  const shipping = { name: 'Hannah Teal', address: ADDRESS }
  return bench.stripe.customers.update(customer.id, { email: 'hannah@example.com', name: 'Hannah Teal', shipping })
}

const pageOf = async (session: Stripe.Checkout.Session) => (await fetch(session.url ?? '')).text()
const cardsOf = async (id: string) => (await bench.stripe.customers.listPaymentMethods(id)).data

test('one key makes one customer, and a customer of before', async () => {
  const once = await bench.stripe.customers.create({}, { idempotencyKey: 'customer:1' })
  expect((await bench.stripe.customers.create({}, { idempotencyKey: 'customer:1' })).id).toBe(once.id)
  expect(await bench.stripe.customers.retrieve(once.id)).toMatchObject({ email: null, shipping: null })
})

test('the page shows what is known of a customer, and the e-mail cannot be changed there', async () => {
  const customer = await known()
  const session = await sessionOf(customer.id)
  const page = await pageOf(session)
  expect(session).toMatchObject({ customer: customer.id, customer_email: null, customer_creation: null })
  expect(page).toMatch(/id="email"[^>]*value="hannah@example.com"[^>]*readonly/)
  for (const value of ['Hannah Teal', '22 Mill Lane', 'Leeds', 'LS6 2ZZ']) expect(page).toContain(`value="${value}"`)
  await pay(session, { email: 'other@example.com' })
  const paid = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['customer', 'payment_intent'] })
  expect(paid.customer_details?.email).toBe('hannah@example.com')
  expect(paid).toMatchObject({ customer: { id: customer.id }, payment_intent: { customer: customer.id } })
})

test('a card is kept only when asked, pays again without its number, and can be removed', async () => {
  const customer = await known()
  await pay(await sessionOf(customer.id))
  expect(await cardsOf(customer.id)).toEqual([])
  await pay(await sessionOf(customer.id), { save: 'yes' })
  const [card] = await cardsOf(customer.id)
  expect(card).toMatchObject({ allow_redisplay: 'always', card: { last4: '4242' } })
  const again = await sessionOf(customer.id)
  expect(await pageOf(again)).toContain('Card ending 4242')
  await pay(again, { method: card?.id ?? '', card: '', expiry: '', cvc: '', save: 'yes' })
  expect(await bench.stripe.checkout.sessions.retrieve(again.id)).toMatchObject({ payment_status: 'paid' })
  expect(await cardsOf(customer.id)).toHaveLength(1)
  const last = await sessionOf(customer.id)
  expect((await submit(last.url ?? '', { forget: card?.id ?? '' })).status).toBe(303)
  expect(await cardsOf(customer.id)).toEqual([])
})

test('nothing is kept where the shop did not offer it, nor of somebody without a customer', async () => {
  const customer = await known()
  await pay(await sessionOf(customer.id, { saved_payment_method_options: { payment_method_save: 'disabled' } }), {
    save: 'yes',
  })
  expect(await cardsOf(customer.id)).toEqual([])
  const session = await bench.stripe.checkout.sessions.create(sessionParams())
  expect(await pageOf(session)).not.toContain('Save this card')
  await pay(session, { save: 'yes' })
  expect(await bench.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ customer: null })
})

test('an e-mail that was not known is learnt from the page', async () => {
  const { id } = await bench.stripe.customers.create({})
  await pay(await sessionOf(id))
  expect(await bench.stripe.customers.retrieve(id)).toMatchObject({ email: 'ada@example.com' })
})

test('a deleted customer is gone with its cards, for every call', async () => {
  const { id } = await known()
  await pay(await sessionOf(id), { save: 'yes' })
  expect(await bench.stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }))
  expect(await bench.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
  const missing = { code: 'resource_missing', statusCode: 404 }
  await expect(bench.stripe.customers.del(id)).rejects.toMatchObject(missing)
  await expect(bench.stripe.customers.update(id, { name: 'Ann' })).rejects.toMatchObject(missing)
  await expect(cardsOf(id)).rejects.toMatchObject(missing)
  await expect(sessionOf(id)).rejects.toMatchObject({ code: 'resource_missing', param: 'customer', statusCode: 400 })
})

test('what goes only with a customer, and what only without, is refused', async () => {
  const { id } = await known()
  const { sessions } = bench.stripe.checkout
  await expect(sessions.create({ ...sessionParams(), customer: id })).rejects.toMatchObject({ statusCode: 400 })
  await expect(sessionOf(id, { customer_email: 'ann@example.com' })).rejects.toMatchObject({ statusCode: 400 })
  const alone = { ...sessionParams(), saved_payment_method_options: KEEP }
  await expect(sessions.create(alone)).rejects.toMatchObject({ param: 'saved_payment_method_options' })
  await expect(bench.stripe.customers.create({ email: 'nobody' })).rejects.toMatchObject({ code: 'email_invalid' })
})
