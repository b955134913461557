import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderRefund } from './goods-life.ts'
import type { OrderStep } from './order-words.ts'
import { refundTold } from './refund-words.ts'
import { orderLine, sampleReturn } from './sample-order.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const minutes = (count: number) => new Date(AT.getTime() + count * 60_000)

const refund = (id: string, pence: number, reason: OrderRefund['reason'], wantedAt = AT): OrderRefund => ({
  id,
  pence,
  reason,
  state: 'made',
  wantedAt,
})
const heard = (refundedPence: number): OrderStep => ({
  at: AT,
  fact: 'refunded',
  to: 'partly-refunded',
  chargedPence: 2502,
  refundedPence,
  detail: null,
})
const acted = (fact: OrderStep['fact'], at: Date, detail: OrderStep['detail']): OrderStep => ({
  ...heard(0),
  at,
  fact,
  detail,
})

const lines = [orderLine('Biotin', 3, 610, 0)]
const cancelled = { productId: 'biotin' as const, quantity: 1 }
const known = (refunds: OrderRefund[], steps: OrderStep[]) => ({
  lines,
  goods: { refunds, returns: [], cancelled: [{ ...cancelled, refundId: 'a' }] },
  steps,
})

test('£5.00 after £6.10 is £5.00, with its own reason', () => {
  const refunds = [refund('a', 610, 'cancelled'), refund('b', 500, 'goodwill', minutes(1))]
  const steps = [
    acted('cancelled', AT, { goods: [cancelled], pence: 610 }),
    heard(610),
    acted('refund-wanted', minutes(1), { pence: 500, why: 'A dented lid' }),
    heard(1110),
  ]
  expect(refundTold(known(refunds, steps), 610)).toEqual({
    pence: 610,
    beforePence: 0,
    reasons: ['It is for what was cancelled before we packed it: Biotin.'],
  })
  expect(refundTold(known(refunds, steps), 1110)).toEqual({
    pence: 500,
    beforePence: 610,
    reasons: ['It is for this reason: A dented lid.'],
  })
})

test('two that were heard of at once are told together, each with its sum', () => {
  const refunds = [refund('a', 905, 'cancelled'), refund('b', 610, 'lost', minutes(1))]
  const steps = [acted('lost', minutes(1), { parcel: 1, goods: [cancelled], pence: 610 }), heard(1515)]
  expect(refundTold(known(refunds, steps), 1515)).toEqual({
    pence: 1515,
    beforePence: 0,
    reasons: [
      '£9.05 is for what was cancelled before we packed it: Biotin, and its delivery.',
      '£6.10 is for the parcel that did not reach you: Biotin.',
    ],
  })
})

test('what was sent back is named, with why it is less', () => {
  const back = { ...sampleReturn, refundId: 'a', settledBecause: 'One was empty.' }
  const goods = { refunds: [refund('a', 300, 'returned')], returns: [back], cancelled: [] }
  expect(refundTold({ lines, goods, steps: [heard(300)] }, 300).reasons).toEqual([
    'It is for what you sent back: Biotin. It is less than you paid for it: One was empty.',
  ])
})

test('money that was given back by hand has no reason, and one that failed is not told', () => {
  expect(refundTold(known([], [heard(200)]), 200)).toEqual({ pence: 200, beforePence: 0, reasons: [] })
  const failed: OrderRefund = { ...refund('a', 200, 'cancelled'), state: 'failed' }
  expect(refundTold(known([failed], [heard(200)]), 200).reasons).toEqual([])
})

test('what all e-mails tell of together is what went back, whatever was heard of when', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 }), sums => {
      const totals = sums.map((_, index) => sums.slice(0, index + 1).reduce((sum, pence) => sum + pence, 0))
      const refunds = sums.map((pence, index) => refund(String(index), pence, 'goodwill', minutes(index)))
      const told = totals.map(total => refundTold(known(refunds, totals.map(heard)), total))
      expect(told.map(({ pence }) => pence)).toEqual(sums)
      expect(told.map(({ beforePence, pence }) => beforePence + pence)).toEqual(totals)
    }),
  )
})
