import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CheckoutRequest, readCheckoutRequest } from './forms.ts'

const item = (over: object = {}) => ({ priceId: 'price_1', quantity: 2, ...over })

describe('a checkout request', () => {
  test('is read to price ids, quantities and nothing else', () => {
    const body = { items: [{ ...item(), price: 0.01, name: '<b>' }], isGuest: true, total: 1, role: 'admin' }
    expect(readCheckoutRequest(body)).toEqual({
      ok: true,
      request: { items: [{ priceId: 'price_1', quantity: 2 }], isGuest: true },
    })
  })

  test.each([0, -1, 1.5, 1e9, 100, Number.NaN, Number.POSITIVE_INFINITY, '2', 'many', null, undefined, {}, [1]])(
    'the quantity %s is refused by name of the item',
    quantity => {
      expect(readCheckoutRequest({ items: [item(), item({ quantity })] })).toEqual({
        ok: false,
        reason: 'invalid-quantity',
        message: 'Invalid quantity for item 2',
      })
    },
  )

  test('an empty cart, a missing and an endless price id have the words of the specification', () => {
    expect(readCheckoutRequest({ items: [] })).toMatchObject({ reason: 'empty-cart', message: 'Your cart is empty' })
    expect(readCheckoutRequest({ items: [{ quantity: 1 }] })).toMatchObject({
      reason: 'missing-price-id',
      message: 'Missing Stripe price ID for item 1',
    })
    expect(readCheckoutRequest({ items: [item({ priceId: '  ' })] })).toMatchObject({ reason: 'missing-price-id' })
    expect(readCheckoutRequest({ items: [item({ priceId: 'x'.repeat(201) })] })).toMatchObject({
      reason: 'invalid-price-id',
      message: 'Invalid price ID for item 1',
    })
  })

  test('more than fifty lines are refused', () => {
    expect(readCheckoutRequest({ items: Array.from({ length: 50 }, () => item()) }).ok).toBe(true)
    expect(readCheckoutRequest({ items: Array.from({ length: 51 }, () => item()) })).toMatchObject({
      ok: false,
      reason: 'invalid-items',
    })
  })

  test('no body whatever makes it throw, and what it accepts it accepts again', () => {
    fc.assert(
      fc.property(fc.anything(), body => {
        const reading = readCheckoutRequest(body)
        if (reading.ok) expect(CheckoutRequest.parse(reading.request)).toEqual(reading.request)
        else expect(reading.message).not.toBe('')
      }),
    )
  })
})
