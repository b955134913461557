import { describe, expect, test } from 'vitest'
import { type CartLine, EMPTY_CART, lineFor } from './cart.ts'
import { checkoutCheck, reviewCart } from './cart-review.ts'
import { biotin, creatine, magnesium, shelf, vitaminD } from './shelf.fixture.ts'

const line = (over: Partial<CartLine> = {}): CartLine => ({ ...lineFor(magnesium, 2), ...over })

describe('a stored cart beside today’s shelf', () => {
  test('is kept, the very same object, when nothing changed', () => {
    const cart = { lines: [line(), lineFor(vitaminD, 1)] }
    expect(reviewCart(cart, shelf)).toEqual({ kind: 'kept', cart })
    expect(reviewCart(cart, shelf).cart).toBe(cart)
    expect(reviewCart(EMPTY_CART, shelf)).toEqual({ kind: 'kept', cart: EMPTY_CART })
  })

  test('is left alone by a shelf that could not be filled', () => {
    const cart = { lines: [line(), line({ id: 'gone', priceId: 'price_gone' })] }
    expect(reviewCart(cart, [])).toEqual({ kind: 'kept', cart })
    expect(
      reviewCart(
        cart,
        shelf.map(item => ({ ...item, priceId: '' })),
      ),
    ).toEqual({ kind: 'kept', cart })
  })

  test('takes a new name and picture without a word', () => {
    const cart = { lines: [line({ name: 'Magnesium', image: '' })] }
    expect(reviewCart(cart, shelf)).toEqual({ kind: 'kept', cart: { lines: [line()] } })
  })

  test('is cleared for an unknown price id; the lines that are still valid may be put back', () => {
    const cart = { lines: [line({ priceId: 'price_of_last_year' }), lineFor(vitaminD, 3)] }
    expect(reviewCart(cart, shelf)).toEqual({
      kind: 'cleared',
      cart: EMPTY_CART,
      messages: ['Your cart has been cleared due to product updates'],
      droppedValidLines: [lineFor(vitaminD, 3)],
    })
  })

  test('loses a line whose price changed, with its warning, and offers it at today’s price', () => {
    const cart = { lines: [line({ pricePence: 899 }), lineFor(vitaminD, 1)] }
    expect(reviewCart(cart, shelf)).toEqual({
      kind: 'dropped',
      cart: { lines: [lineFor(vitaminD, 1)] },
      messages: ['Removed Magnesium Complex from cart due to price update'],
      droppedValidLines: [line({ pricePence: 946 })],
    })
  })

  test('never charges the price of another product: a borrowed price id drops the line for good', () => {
    expect(reviewCart({ lines: [line({ priceId: 'price_vitamin_d', pricePence: 610 })] }, shelf)).toEqual({
      kind: 'dropped',
      cart: EMPTY_CART,
      messages: ['Removed Magnesium Complex from cart due to price update'],
      droppedValidLines: [],
    })
  })

  test('loses a product that is not sold now', () => {
    expect(reviewCart({ lines: [lineFor(creatine, 1)] }, shelf)).toMatchObject({
      kind: 'dropped',
      messages: ['Removed Creatine from cart due to price update'],
      droppedValidLines: [],
    })
  })

  test('keeps a line that the stock cannot fill: the missing units may be the buyer’s own reservation', () => {
    const cart = { lines: [lineFor(biotin, 9)] }
    expect(reviewCart(cart, shelf)).toEqual({ kind: 'kept', cart })
  })

  test('what may be put back is cut to what is free', () => {
    const cart = { lines: [{ ...lineFor(biotin, 9), pricePence: 1 }] }
    expect(reviewCart(cart, shelf)).toMatchObject({ droppedValidLines: [lineFor(biotin, 4)] })
  })
})

describe('the check at checkout', () => {
  test('turns a sound cart into price ids, quantities and the names that a refusal is told with', () => {
    expect(checkoutCheck({ lines: [line(), lineFor(vitaminD, 1)] }, shelf)).toEqual({
      ok: true,
      items: [
        { priceId: 'price_magnesium', quantity: 2, name: 'Magnesium Complex' },
        { priceId: 'price_vitamin_d', quantity: 1, name: 'Vitamin D3 + K2' },
      ],
    })
  })

  test('an empty cart is said to be empty', () => {
    expect(checkoutCheck(EMPTY_CART, shelf)).toMatchObject({ ok: false, message: 'Your cart is empty', clears: false })
  })

  test.each([[{ id: '' }], [{ quantity: 0 }], [{ quantity: -1 }], [{ quantity: Number.NaN }]])(
    'an item with %o clears the cart, both texts said, the valid lines kept for the offer',
    over => {
      expect(checkoutCheck({ lines: [line(over), lineFor(vitaminD, 1)] }, shelf)).toEqual({
        ok: false,
        reason: 'invalid-item',
        message: 'Your cart contained invalid items and has been cleared',
        clears: true,
        warning: 'Your cart has been cleared due to invalid items',
        droppedValidLines: [lineFor(vitaminD, 1)],
      })
    },
  )

  test('what is left of a cart that lost invalid lines is cleared and offered back: nobody pays for it unasked', () => {
    expect(checkoutCheck({ lines: [lineFor(vitaminD, 1)] }, shelf, true)).toMatchObject({
      ok: false,
      clears: true,
      warning: 'Your cart has been cleared due to invalid items',
      droppedValidLines: [lineFor(vitaminD, 1)],
    })
  })

  test('a missing price id, an unknown one and an absurd quantity have their own words', () => {
    expect(checkoutCheck({ lines: [line({ priceId: '' })] }, shelf)).toMatchObject({
      message: 'Missing Stripe price ID for Magnesium Complex',
      clears: true,
    })
    expect(checkoutCheck({ lines: [line({ priceId: 'price_foreign' }), lineFor(vitaminD, 1)] }, shelf)).toMatchObject({
      message: 'Invalid price ID for Magnesium Complex. Your cart has been cleared.',
      clears: true,
      droppedValidLines: [lineFor(vitaminD, 1)],
    })
    const borrowed = { lines: [line({ priceId: 'price_vitamin_d' }), lineFor(vitaminD, 1)] }
    expect(checkoutCheck(borrowed, shelf)).toMatchObject({ reason: 'invalid-price-id', clears: true })
    for (const quantity of [1.5, 1e9]) {
      expect(checkoutCheck({ lines: [line({ quantity })] }, shelf)).toMatchObject({
        message: 'Invalid quantity for Magnesium Complex',
        clears: false,
      })
    }
  })
})
