import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD_EXPIRY } from './card.test-support.ts'
import { type Bench, pay, startBench, submit, until } from './stand-in.test-support.ts'

const DAY = 86_400
let bench: Bench
beforeAll(async () => {
  bench = await startBench({ draftSeconds: 3600 })
})
afterAll(async () => {
  await bench.stop()
  expect([...bench.misfits]).toEqual([])
})

const delivered = () => until(() => bench.standIn.control.webhooks.pending() === 0, 'the notices are taken')
const typesFor = (id: string) => bench.received.filter(({ body }) => body.includes(id)).map(({ event }) => event.type)
const pass = async (seconds: number) => {
  bench.standIn.control.moveClock(seconds)
  await delivered()
  bench.standIn.control.moveClock(0)
  await delivered()
}

function line(pence: number, everyDays: number, product: { product: string } | { product_data: { name: string } }) {
  return {
    price_data: {
      currency: 'gbp',
      unit_amount: pence,
      recurring: { interval: 'day' as const, interval_count: everyDays },
      ...product,
    },
  }
}

async function sessionFor(everyDays = 30) {
  const customer = await bench.stripe.customers.create({ email: 'hannah@example.com' })
  return bench.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    customer_update: { shipping: 'auto' },
    line_items: [
      { ...line(851, everyDays, { product: 'prod_biotin' }), quantity: 2 },
      { ...line(295, everyDays, { product_data: { name: 'Standard delivery' } }), quantity: 1 },
    ],
    subscription_data: { metadata: { subscription_id: 'ours' } },
    shipping_address_collection: { allowed_countries: ['GB'] },
    success_url: 'http://shop.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  })
}

async function begun(everyDays = 30) {
  const session = await sessionFor(everyDays)
  expect((await pay(session)).status).toBe(303)
  await delivered()
  const paid = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice.payments'] })
  return { session: paid, subscription: await bench.stripe.subscriptions.retrieve(String(paid.subscription)) }
}

const again = (id: string) => bench.stripe.subscriptions.retrieve(id)
const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0
const invoicesOf = async (subscription: string) => (await bench.stripe.invoices.list({ subscription, limit: 50 })).data
const toRenewal = async (subscription: Stripe.Subscription) => {
  const now = bench.standIn.control.events().at(-1)?.created ?? 0
  await pass(endOf(subscription) - now + 1)
}

async function withCard(subscription: Stripe.Subscription, card: string) {
  const portal = await bench.stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    return_url: `${bench.origin}/back`,
    flow_data: { type: 'payment_method_update' },
  })
  return submit(portal.url, { card, expiry: CARD_EXPIRY, cvc: '123' })
}

test('a paid page begins a subscription with its first invoice, and keeps card and address', async () => {
  const { session, subscription } = await begun()
  expect(session).toMatchObject({
    mode: 'subscription',
    payment_intent: null,
    amount_total: 1997,
    payment_status: 'paid',
  })
  const invoice = session.invoice as Stripe.Invoice
  expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_create', amount_paid: 1997 })
  expect(invoice.payments?.data[0]).toMatchObject({ status: 'paid', payment: { type: 'payment_intent' } })
  expect(subscription).toMatchObject({ status: 'active', metadata: { subscription_id: 'ours' } })
  expect(endOf(subscription) - subscription.created).toBe(30 * DAY)
  const customer = await bench.stripe.customers.retrieve(String(subscription.customer))
  expect(customer).toMatchObject({ shipping: { name: 'Ada Lovelace', address: { postal_code: 'SW1Y 4JH' } } })
  expect(typesFor(subscription.id)).toContain('customer.subscription.created')
})

test('a renewal is announced, drafted, and charged when its hour is over', async () => {
  const { subscription } = await begun()
  await pass(24 * DAY)
  expect(typesFor(subscription.id)).toContain('invoice.upcoming')
  await toRenewal(subscription)
  const [draft] = await invoicesOf(subscription.id)
  expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', total: 1997 })
  const told = { order_id: 'o1' }
  await bench.stripe.invoices.update(draft?.id ?? '', { metadata: told })
  await pass(3600)
  const paid = await bench.stripe.invoices.retrieve(draft?.id ?? '', { expand: ['payments'] })
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 1997, metadata: told })
  const intent = String(paid.payments?.data[0]?.payment.payment_intent)
  expect(await bench.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject({
    status: 'succeeded',
    latest_charge: { paid: true, amount: 1997 },
  })
  expect(endOf(await again(subscription.id)) - endOf(subscription)).toBe(30 * DAY)
  expect(typesFor(subscription.id).filter(type => type === 'invoice.upcoming')).toHaveLength(1)
})

test('a draft that the shop has not heard of is not charged', async () => {
  const { subscription } = await begun()
  bench.standIn.control.webhooks.hold()
  bench.standIn.control.moveClock(30 * DAY + 4000)
  bench.standIn.control.moveClock(4000)
  expect((await invoicesOf(subscription.id))[0]?.status).toBe('draft')
  await bench.standIn.control.webhooks.release()
  await pass(1)
  expect((await invoicesOf(subscription.id))[0]?.status).toBe('paid')
})

test('a draft that is made final by hand and voided is never charged', async () => {
  const { subscription } = await begun()
  await toRenewal(subscription)
  const [draft] = await invoicesOf(subscription.id)
  await bench.stripe.invoices.finalizeInvoice(draft?.id ?? '', { auto_advance: false })
  await pass(4000)
  expect((await invoicesOf(subscription.id))[0]?.status).toBe('open')
  expect(await bench.stripe.invoices.voidInvoice(draft?.id ?? '')).toMatchObject({ status: 'void' })
  await expect(bench.stripe.invoices.pay(draft?.id ?? '')).rejects.toThrow('already void')
})

test('a moved date, another period and another number are what the next invoice is made of', async () => {
  const { subscription } = await begun()
  const [goods, delivery] = subscription.items.data
  const at = endOf(subscription) + 5 * DAY
  const part = (item: Stripe.SubscriptionItem | undefined, pence: number, quantity: number) => ({
    id: item?.id ?? '',
    quantity,
    price_data: {
      currency: 'gbp',
      product: String(item?.price.product),
      unit_amount: pence,
      recurring: { interval: 'day' as const, interval_count: 90 },
    },
  })
  const items = [part(goods, 851, 3), part(delivery, 0, 1)]
  await expect(
    bench.stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'none' }),
  ).rejects.toThrow('renew at once')
  const moved = await bench.stripe.subscriptions.update(subscription.id, {
    items,
    trial_end: at,
    proration_behavior: 'none',
  })
  expect(moved).toMatchObject({ status: 'trialing', trial_end: at })
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({ total: 0, status: 'paid' })
  await toRenewal(moved)
  await pass(3600)
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({ total: 2553, status: 'paid' })
  const renewed = await again(subscription.id)
  expect(renewed.status).toBe('active')
  expect(endOf(renewed)).toBe(at + 90 * DAY)
})

test('while it pauses its invoices are void, and it ends at its day or at once', async () => {
  const { subscription } = await begun()
  await bench.stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } })
  await toRenewal(subscription)
  expect((await invoicesOf(subscription.id))[0]?.status).toBe('void')
  const resumed = await bench.stripe.subscriptions.update(subscription.id, { pause_collection: '' })
  expect(resumed.pause_collection).toBeNull()
  await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await toRenewal(await again(subscription.id))
  expect(await again(subscription.id)).toMatchObject({ status: 'canceled' })
  const other = await begun()
  await bench.stripe.subscriptions.cancel(other.subscription.id)
  expect(typesFor(other.subscription.id)).not.toContain('invoice.voided')
  await delivered()
  expect(typesFor(other.subscription.id)).toContain('customer.subscription.deleted')
  await expect(bench.stripe.subscriptions.cancel(other.subscription.id)).rejects.toThrow('No such subscription')
})

test('a refused card is tried again, another one pays, and one that is never taken ends it', async () => {
  const { subscription } = await begun()
  expect((await withCard(subscription, '4000000000000002')).status).toBe(200)
  expect((await withCard(subscription, '4000000000000341')).status).toBe(303)
  await toRenewal(subscription)
  await pass(3600)
  const [open] = await invoicesOf(subscription.id)
  expect(open).toMatchObject({ status: 'open', attempt_count: 1 })
  expect(await again(subscription.id)).toMatchObject({ status: 'past_due' })
  await withCard(subscription, '4242424242424242')
  await pass(3 * DAY + 1)
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({ status: 'paid', attempt_count: 2 })
  expect(await again(subscription.id)).toMatchObject({ status: 'active' })

  const { subscription: other } = await begun()
  await withCard(other, '4000000000000341')
  await toRenewal(other)
  for (const days of [1, 3, 5, 7]) await pass(days * DAY + 3600)
  expect(await again(other.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
})

test('what only one mode knows is refused in the other', async () => {
  const session = await sessionFor()
  const { success_url } = session
  const items = [{ ...line(851, 30, { product: 'prod_biotin' }), quantity: 1 }]
  const make = (more: Partial<Stripe.Checkout.SessionCreateParams>) =>
    bench.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: items,
      success_url: success_url ?? '',
      customer: String(session.customer),
      ...more,
    })
  await expect(make({ submit_type: 'pay' })).rejects.toThrow('submit_type')
  await expect(make({ mode: 'payment' })).rejects.toThrow('recurring price')
  await expect(make({ line_items: [{ price: 'price_sandbox_biotin', quantity: 1 }] })).rejects.toThrow('at least one')
})

test('the next renewal can be made to come on the list of test payments', async () => {
  const { subscription } = await begun()
  const list = `${bench.origin}/sandbox/stripe/payments`
  expect(await (await fetch(list)).text()).toContain('Let the next renewal come now')
  await submit(list, { outcome: 'renew', subscription: subscription.id })
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({ billing_reason: 'subscription_cycle' })
})

test('a month later, on the page of payments: what was due in it happened on its day, and the next is a month nearer', async () => {
  const { subscription } = await begun(20)
  const before = endOf(await again(subscription.id))
  const later = async () => {
    const body = new URLSearchParams({ subscription: subscription.id, outcome: 'month' })
    await fetch(`${bench.origin}/sandbox/stripe/payments`, { method: 'POST', body, redirect: 'manual' })
    await delivered()
    bench.standIn.control.moveClock(0)
    await delivered()
  }
  await later()
  expect((await invoicesOf(subscription.id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  expect(endOf(await again(subscription.id))).toBe(before - 10 * DAY)
  await withCard(subscription, '4000000000000341')
  await later()
  await later()
  expect(await again(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
})
