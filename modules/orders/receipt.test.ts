import { expect, test } from 'vitest'
import { printPdf } from '#platform/pdf/print.ts'
import type { Order } from './queries/orders.ts'
import { receipt } from './receipt.ts'
import { orderLine, sampleOrder as paid, sampleSeller as seller } from './sample-order.ts'

const ann: Order = {
  ...paid,
  // Names of all alphabets are on receipts.
  shipTo: { ...paid.shipTo, name: 'Łucja Nguyễn 李' } as Order['shipTo'],
  createdAt: new Date('2026-06-30T22:00:00Z'),
  paidAt: new Date('2026-06-30T23:05:00Z'),
}

const printed = (change: Partial<Order> = {}) => receipt({ ...ann, ...change }, seller)
const textOf = (order: Partial<Order> = {}) => JSON.stringify(printed(order))

test('it says what a UK invoice of a shop says', () => {
  const text = textOf()
  for (const words of [
    'Receipt for order TW-7KQ2-M0XA',
    'Simplified VAT invoice',
    // Five past midnight in London.
    'tax point: 1 July 2026',
    'Thymewell Ltd',
    '12 Orchard Row',
    'GB 123 4567 89',
    '01234567',
    '"Biotin","2","£5.65","20 %","£11.30"',
    'Express delivery',
    '£16.25',
    // 16.25 less 2.71 VAT
    '"20 %","£13.54","£2.71","£16.25"',
    'LS1 1AA',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('ann@example.com')
})

test('each rate of VAT is on its own line and they add up to the order', () => {
  const lines = [orderLine('Biotin', 2, 565, 188), orderLine('Oats', 1, 870, 0, 0)]
  const text = textOf({ lines, subtotalPence: 2000, deliveryPence: 295, delivery: 'standard', chargedPence: 2295 })
  // 2.95 is carried 1.67 and 1.28.
  expect(text).toContain('"20 %","£10.81","£2.16","£12.97"')
  expect(text).toContain('"0 %","£9.98","£0.00","£9.98"')
})

test('free delivery, a refund, a person who was forgotten, and a sale too large for a simplified invoice', () => {
  expect(textOf({ delivery: 'standard', deliveryPence: 0 })).toContain('"Standard delivery","1","£0.00"')
  expect(textOf({ status: 'partly-refunded', refundedPence: 300 })).toContain('£3.00 was refunded, so that £13.25')
  expect(textOf({ shipTo: null, customer: null })).not.toContain('Delivered to')
  expect(textOf({ chargedPence: 25_001 })).not.toContain('Simplified')
})

test('there is none before money was taken', () => {
  expect(printed({ status: 'pending', chargedPence: 0, paidAt: null })).toBeNull()
  expect(printed({ status: 'review', delivery: null, deliveryPence: null })).toBeNull()
})

test('as a PDF it has a title, a language, tags and its faces, and the same order makes the same file', async () => {
  const one = printed()
  if (!one) throw new Error('No receipt')
  const pdf = await printPdf(one)
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  for (const part of [
    '/Lang (en-GB)',
    '/MarkInfo',
    '/StructTreeRoot',
    '/DisplayDocTitle true',
    '/FontFile2',
    'pdfuaid',
  ])
    expect(text).toContain(part)
  for (const kind of ['/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /TD']) expect(text).toContain(kind)
  expect(text).not.toContain('/Helvetica')
  expect(pdf.length).toBeLessThan(80_000)
  expect((await printPdf(one)).equals(pdf)).toBe(true)
})

test('more goods than fit on a page go on the next', async () => {
  const many = printed({
    lines: Array.from({ length: 40 }, (_, n) => orderLine(`Product ${n} ${'of a long name '.repeat(4)}`, 1, 100, 17)),
  })
  if (!many) throw new Error('No receipt')
  expect((await printPdf(many)).toString('latin1')).toMatch(/\/Type \/Page\b[\s\S]*\/Type \/Page\b/)
})
