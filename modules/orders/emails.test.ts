import { describe, expect, test } from 'vitest'
import type { Product } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { OrderFacts } from './email-blocks.ts'
import { EMAILS, orderMail } from './emails.tsx'
import { type Parcel, unitsOf } from './goods-life.ts'
import type { Order } from './queries/orders.ts'
import { sendBackView } from './return-view.ts'
import { sampleOrder as paid, sampleParcel, sampleSeller as seller } from './sample-order.ts'

const biotin: Product = {
  ...WORDS.biotin,
  pricePence: 565,
  vatRatePercent: 20,
  priceId: 'price_biotin',
  availableUnits: 9,
  onSale: true,
}

// A name is words, whatever it holds.
const ann: Order = { ...paid, customer: { email: 'ann@example.com', name: 'Ann <b>Teal</b>' } }

const source: OrderFacts = {
  order: ann,
  catalogue: [biotin],
  seller,
  shop: 'https://shop.example',
  orderPage: 'https://shop.example/orders/0b8f3d5e-0000-4000-8000-000000000001?key=abc',
}

const confirmationMail = (facts: OrderFacts) => orderMail(facts, EMAILS.confirmation.write(facts), 'confirmation')
const refundMail = (facts: OrderFacts, pence: number, beforePence = 0, reasons: string[] = []) =>
  orderMail(
    facts,
    EMAILS.refund.write({ ...facts, told: { pence, beforePence, reasons } }),
    `refund-${beforePence + pence}`,
  )

function mail(change: Partial<Order> = {}) {
  const written = confirmationMail({ ...source, order: { ...ann, ...change } })
  if (!written) throw new Error('Nobody to write to')
  return written
}

/** What the law and the specification want said; in both versions, in the same words. */
const WANTED = [
  ['the order number', 'TW-7KQ2-M0XA'],
  ['each product with its number', '2 × Biotin'],
  ['the unit price', '£5.65 each'],
  ['the line price', '£11.30'],
  ['the delivery chosen', 'Express delivery, next working day'],
  ['its price', '£4.95'],
  ['the total', '£16.25'],
  ['the VAT inside', 'including £2.71 VAT'],
  ['when it comes', 'Mon 23 November'],
  ['where it goes', 'LS1 1AA'],
  ['what it is', 'Food supplement with biotin'],
  ['the dose', '1 tablet a day'],
  ['cautions', 'Blood tests'],
  ['the product page', 'https://shop.example/shop/supplements/biotin'],
  ['where the order is shown', 'https://shop.example/orders/0b8f3d5e-0000-4000-8000-000000000001?key=abc'],
  ['the right to cancel', 'within 14 days without giving any reason'],
  ['the seal', 'once you have broken the seal'],
  ['who pays the return', 'You pay the postage'],
  ['the model form', 'hereby give notice'],
  ['conformity', 'in conformity with this contract'],
  ['30 days to reject', 'within 30 days'],
  ['where to complain', '020 7946 0100'],
  ['the trader', 'Thymewell Ltd'],
  ['the trader’s place', 'Bristol BS1 1AA'],
  ['the company number', '01234567'],
  ['the VAT number', 'GB 123 4567 89'],
] as const
test.each(WANTED)('the confirmation says %s', (_, words) => {
  const { html, text } = mail()
  expect(text).toContain(words)
  expect(html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(words)
})

test('a name is text, not mark-up, and the message can be told from every other', () => {
  const { html, to, messageId, subject } = mail()
  expect(html).not.toContain('<b>Teal')
  expect(to).toEqual({ name: 'Ann <b>Teal</b>', address: 'ann@example.com' })
  expect(messageId).toBe('<order-0b8f3d5e-0000-4000-8000-000000000001.confirmation@thymewell.example>')
  expect(subject).toBe('Your Thymewell order TW-7KQ2-M0XA')
  expect(html).not.toMatch(/<script|<link|src="(?!cid:mark@thymewell"|https:\/\/shop\.example\/pictures\/)/)
})

test('free delivery is said to be free, and nobody is written to without an address', () => {
  expect(mail({ delivery: 'standard', deliveryPence: 0, standardDeliveryPence: 0 }).text).toContain(
    'Standard delivery: Free',
  )
  expect(confirmationMail({ ...source, order: { ...ann, customer: null } })).toBeNull()
})

test('a delayed payment that failed: no money was taken and nothing comes', () => {
  const written = orderMail(source, EMAILS.paymentFailed.write(source), 'payment-failed')
  expect(written?.text).toContain('£16.25')
  expect(written?.text).toContain('No money was taken')
})

test('a refund says how much, whole or in part, and why when we could not send the goods', () => {
  expect(refundMail(source, 500)?.text).toContain('£5.00 of the £16.25')
  const short = refundMail({ ...source, order: { ...ann, stock: 'none' } }, 1625)
  expect(short?.text).toContain('the whole £16.25')
  expect(short?.text).toContain('we could not send this order')
  expect(refundMail(source, 1625)?.text).not.toContain('could not send')
  expect(refundMail(source, 500)?.messageId).not.toBe(short?.messageId)
})

test('a second refund says its own sum, what it is for, and what all of them come to', () => {
  const written = refundMail(source, 500, 610, ['It is for this reason: A dented lid.'])
  expect(written?.html).toContain('£5.00 is on its way back to you.')
  expect(written?.text).toContain('We have refunded £5.00 for order TW-7KQ2-M0XA.')
  expect(written?.text).toContain('It is for this reason: A dented lid.')
  expect(written?.text).toContain(
    'With the £6.10 that went back before, you have been refunded £11.10 of the £16.25 that you paid.',
  )
  expect(refundMail(source, 1015, 610)?.text).toContain('you have been refunded all of the £16.25 that you paid.')
})

describe('a way back', () => {
  const withParcel = (parcel: Parcel, change: Partial<Order> = {}) => ({
    ...source,
    order: { ...ann, goods: 'sent' as const, ...change },
    parcel,
    goods: { parcels: [parcel], cancelled: [], refunds: [], returns: [] },
  })
  const arrived: Parcel = { ...sampleParcel, state: 'delivered', deliveredAt: new Date('2026-11-23T11:48:00Z') }
  const question = `${source.orderPage}&ask=return`

  test.each([
    ['sent', sampleParcel],
    ['delivered', arrived],
  ] as const)(
    'is promised in the e-mail of a parcel that is %s where the order’s page offers it, with a link to it',
    (which, parcel) => {
      const facts = withParcel(parcel)
      const units = unitsOf(facts.order.lines, facts.goods)
      const at = parcel.deliveredAt ?? parcel.sentAt ?? new Date(Number.NaN)
      expect(sendBackView(facts.order, facts.goods, units, at)).toMatchObject({ lines: [{ packs: 2 }] })
      const written = EMAILS[which].write(facts)
      expect(orderMail(facts, written, which)?.text).toContain(question)
      expect(orderMail(facts, written, which)?.text).toContain('Sending something back')
    },
  )

  test.each([
    ['sent', sampleParcel],
    ['delivered', arrived],
  ] as const)('is not promised in that of one that is %s once all of its money went back', (which, parcel) => {
    const facts = withParcel(parcel, { status: 'refunded', refundedPence: 1625 })
    const written = orderMail(facts, EMAILS[which].write(facts), which)
    expect(written?.text).not.toContain('Sending something back')
    expect(written?.text).not.toContain(question)
  })
})

test('a parcel’s e-mail says of each product how it is taken, how long it lasts, and what to ask first', () => {
  const parcel = { ...sampleParcel, lines: [{ productId: 'biotin' as const, quantity: 2, lot: '26-0402' }] }
  const goods = { parcels: [parcel], cancelled: [], refunds: [], returns: [] }
  const written = orderMail(source, EMAILS.sent.write({ ...source, parcel, goods }), 'sent')
  for (const words of [
    '2 × Biotin',
    '1 tablet a day with food',
    '120 days each',
    'Do not exceed the recommended daily dose. Having a blood test? Tell the clinic that you take biotin.',
    'https://shop.example/shop/supplements/biotin',
    'Lot 26-0402.',
  ])
    expect(written?.text).toContain(words)
})
