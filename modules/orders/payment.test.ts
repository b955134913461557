import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreement, factsOf, looksLikeSessionId, type PaymentSession } from './payment.ts'

const ORDER = {
  id: 'order-1',
  subtotalPence: 946,
  discountPence: 0,
  standardDeliveryPence: 295,
  expressDeliveryPence: 495,
}
const SESSION: PaymentSession = {
  id: 'cs_test_0123456789',
  url: null,
  state: 'complete',
  paid: true,
  failed: false,
  livemode: false,
  currency: 'gbp',
  subtotalPence: 946,
  discountPence: 0,
  shippingPence: 295,
  totalPence: 1241,
  orderId: 'order-1',
  paymentIntent: 'pi_1',
  refundedPence: 0,
  payer: null,
}

test('a payment agrees with its order for either delivery that was offered', () => {
  expect(agreement(ORDER, SESSION, false)).toEqual({ ok: true, delivery: 'standard' })
  const express = { ...SESSION, shippingPence: 495, totalPence: 1441 }
  expect(agreement(ORDER, express, false)).toEqual({ ok: true, delivery: 'express' })
})

test('a discount agrees to the penny', () => {
  const order = { ...ORDER, discountPence: 95 }
  expect(agreement(order, { ...SESSION, discountPence: 95, totalPence: 1146 }, false).ok).toBe(true)
  expect(agreement(order, { ...SESSION, discountPence: 94, totalPence: 1147 }, false).ok).toBe(false)
  expect(agreement(order, SESSION, false).ok).toBe(false)
})

const wrong: [string, Partial<PaymentSession>][] = [
  ['another order', { orderId: 'order-2' }],
  ['no order', { orderId: null }],
  ['live money in a test shop', { livemode: true }],
  ['euros', { currency: 'eur' }],
  ['fewer goods', { subtotalPence: 473, totalPence: 768 }],
  ['delivery for nothing', { shippingPence: 0, totalPence: 946 }],
  ['no delivery', { shippingPence: null, totalPence: 946 }],
  ['a total that does not add up', { totalPence: 1 }],
  ['a discount nobody gave', { discountPence: 94, totalPence: 1147 }],
]
test.each(wrong)('%s never agrees', (_, change) => {
  expect(agreement(ORDER, { ...SESSION, ...change }, false).ok).toBe(false)
})

test('whatever agrees is exactly the goods and one of the offers', () => {
  const pence = fc.option(fc.integer({ min: 0, max: 3000 }))
  fc.assert(
    fc.property(pence, pence, pence, (subtotalPence, shippingPence, totalPence) => {
      const { ok } = agreement(ORDER, { ...SESSION, subtotalPence, shippingPence, totalPence }, false)
      expect(ok).toBe(
        subtotalPence === 946 &&
          (totalPence === 1241 || totalPence === 1441) &&
          totalPence === 946 + (shippingPence ?? 0),
      )
    }),
    {
      examples: [
        [946, 295, 1241],
        [946, 495, 1441],
        [946, 495, 1241],
      ],
    },
  )
})

test('what a look at the session says', () => {
  const look = (change: Partial<PaymentSession>, agrees = true) =>
    factsOf({ ...SESSION, ...change }, agrees).map(fact => fact.kind)
  expect(look({ state: 'open', paid: false })).toEqual([])
  expect(look({ state: 'expired', paid: false })).toEqual(['expired'])
  expect(look({ paid: false })).toEqual(['delayed'])
  expect(look({ paid: false, failed: true })).toEqual(['failed'])
  expect(look({})).toEqual(['paid'])
  expect(look({ failed: true })).toEqual(['paid'])
  expect(look({}, false)).toEqual(['mismatch'])
  expect(look({ refundedPence: 5 })).toEqual(['paid', 'refunded'])
})

test('session ids are checked before anybody is asked about them', () => {
  expect(looksLikeSessionId('cs_test_a1B2c3D4e5F6')).toBe(true)
  expect(looksLikeSessionId('cs_live_a1B2c3D4e5F6')).toBe(true)
  for (const text of ['', 'cs_test_', '../v1/charges', 'cs_test_a1B2c3D4/expire', 'pi_12345678901', null, 7]) {
    expect(looksLikeSessionId(text)).toBe(false)
  }
  expect(looksLikeSessionId(`cs_test_${'a'.repeat(500)}`)).toBe(false)
})
