import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from './catalogue.ts'
import { type Context, NOBODY } from './context.ts'
import { attemptPayment, settleDebit } from './payments.ts'
import { createRefund } from './refunds.ts'
import { listResources } from './resources.ts'
import { createSession, expireSession, findSession } from './sessions.ts'
import { PRICES } from './stand-in.test-support.ts'
import { openStore } from './store.ts'
import { TEST_CARDS } from './test-cards.ts'
import type { BuyerDetails, PaymentMethod, WireCharge } from './wire.ts'

/*
 * The pages look before they pay, so only another process that pays in between can reach these guards by way of HTTP.
 * Here they are asked directly.
 */
let context: Context
beforeEach(() => {
  context = {
    store: openStore('', true),
    seconds: () => 1_800_000_000,
    pageUrl: session => `http://shop.example/${session.id}`,
    merchantName: 'Thymewell',
    settlementSeconds: 30,
    draftSeconds: 10,
    portalUrl: id => `http://shop.example/${id}`,
    wakeSender: () => undefined,
  }
  seedCatalogue(context, PRICES)
})
afterEach(() => context.store.close())

const address = {
  city: 'London',
  country: 'GB',
  line1: '1 High Street',
  line2: null,
  postal_code: 'SW1A 1AA',
  state: null,
}
const buyer: BuyerDetails = { email: 'ada@example.com', name: 'Ada', address, shippingRate: null, keepsCard: false }
const card: PaymentMethod = {
  type: 'card',
  id: 'pm_1',
  last4: '4242',
  brand: 'visa',
  expMonth: 1,
  expYear: 2040,
  secured: false,
}
const bacs: PaymentMethod = { type: 'bacs_debit', id: 'pm_2', last4: '2345', sortCode: '108800', outcome: 'paid' }

const open = () =>
  createSession(context, {
    mode: 'payment',
    line_items: [{ price: 'price_sandbox_biotin', quantity: 1 }],
    success_url: 'http://shop.example/thanks',
  }).id
const charges = () => listResources<WireCharge>(context.store, 'charge', { limit: 100 }).data

test('a session is paid once, by whichever method came first', () => {
  const id = open()
  attemptPayment(context, id, buyer, card, 'pays')
  attemptPayment(context, id, buyer, card, 'pays')
  attemptPayment(context, id, buyer, bacs, 'pays')
  expect(charges()).toHaveLength(1)
  expect(findSession(context, id)?.session.payment_status).toBe('paid')
})

test('an expired session is never paid, a paid one never expires', () => {
  const expired = open()
  expireSession(context, expired, NOBODY)
  attemptPayment(context, expired, buyer, card, 'pays')
  expect(charges()).toHaveLength(0)
  const paid = open()
  attemptPayment(context, paid, buyer, card, 'pays')
  expect(() => expireSession(context, paid, NOBODY)).toThrow('has a status of complete')
})

test('a debit settles once, and what never came cannot be refunded', () => {
  const id = open()
  attemptPayment(context, id, buyer, bacs, 'pays')
  const [pending] = charges()
  expect(() => createRefund(context, { charge: pending?.id ?? '' }, NOBODY)).toThrow(
    'does not have a successful charge',
  )
  settleDebit(context, id, 'paid')
  settleDebit(context, id, 'refused')
  expect(charges()).toMatchObject([{ paid: true, status: 'succeeded' }])
})

test('declines leave one intent with a charge for each attempt', () => {
  const id = open()
  for (const { answer } of TEST_CARDS) if (typeof answer === 'object') attemptPayment(context, id, buyer, card, answer)
  attemptPayment(context, id, buyer, card, 'pays')
  expect(new Set(charges().map(charge => charge.payment_intent)).size).toBe(1)
  expect(charges().map(charge => charge.status)).toEqual(['succeeded', 'failed', 'failed', 'failed', 'failed'])
})
