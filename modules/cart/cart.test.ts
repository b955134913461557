import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  type Buyable,
  type Cart,
  clearCart,
  EMPTY_CART,
  itemCount,
  lineFor,
  lineOf,
  putBack,
  removeLine,
  setQuantity,
  subtotalPence,
  withoutBought,
} from './cart.ts'
import { biotin, magnesium, shelf, vitaminD } from './shelf.fixture.ts'

const cartOf = (...lines: [Buyable, number][]): Cart => ({ lines: lines.map(([item, n]) => lineFor(item, n)) })

describe('adding', () => {
  test('appends a new line, one unit unless told', () => {
    const outcome = addLine(EMPTY_CART, magnesium)
    expect(outcome).toMatchObject({ kind: 'added', message: 'Magnesium Complex added to cart!', capped: null })
    expect(outcome.cart.lines).toEqual([
      {
        id: 'magnesium-complex',
        name: 'Magnesium Complex',
        image: 'magnesium-complex-front',
        priceId: 'price_magnesium',
        pricePence: 946,
        quantity: 1,
      },
    ])
  })

  test('raises the quantity of a line that is there, and keeps its place', () => {
    const { cart } = addLine(cartOf([magnesium, 1], [vitaminD, 2]), magnesium, 3)
    expect(cart.lines.map(line => [line.id, line.quantity])).toEqual([
      ['magnesium-complex', 4],
      ['vitamin-d3-k2', 2],
    ])
  })

  test('takes today’s price, even for a line that was put in at another', () => {
    const { cart } = addLine(cartOf([magnesium, 1]), { ...magnesium, pricePence: 999 })
    expect(subtotalPence(cart)).toBe(1998)
  })

  test.each([
    ['no id', { ...magnesium, id: '' }],
    ['no price', { ...magnesium, pricePence: undefined }],
    ['a price of nothing', { ...magnesium, pricePence: 0 }],
    ['a price that is no number', { ...magnesium, pricePence: Number.NaN }],
    ['nothing at all', null],
  ])('refuses a supplement with %s', (_what, item) => {
    const before = cartOf([vitaminD, 1])
    expect(addLine(before, item as unknown as Buyable, 1, shelf)).toEqual({
      kind: 'refused',
      cart: before,
      reason: 'invalid-supplement',
      message: 'Invalid supplement data',
    })
  })

  test.each(['', 'price_foreign', 'price_biotin'])('refuses the price id "%s", which is not the product’s', priceId => {
    expect(addLine(EMPTY_CART, { ...magnesium, priceId }, 1, shelf)).toMatchObject({
      kind: 'refused',
      cart: EMPTY_CART,
      message: 'Invalid price ID for Magnesium Complex',
    })
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the quantity %s', quantity => {
    expect(addLine(EMPTY_CART, magnesium, quantity)).toMatchObject({
      kind: 'refused',
      message: 'Invalid quantity for Magnesium Complex',
    })
  })

  test('removes a line with an old price id instead, and offers what the shopper wanted at today’s price', () => {
    const old = { ...lineFor(magnesium, 2), priceId: 'price_old', pricePence: 800 }
    const outcome = addLine({ lines: [old, lineFor(vitaminD, 1)] }, magnesium, 1)
    expect(outcome).toMatchObject({
      kind: 'removed-instead',
      message: 'Removed Magnesium Complex from cart due to price update',
      droppedValidLines: [lineFor(magnesium, 3)],
    })
    expect(outcome.cart).toEqual(cartOf([vitaminD, 1]))
  })

  test('gives what the shelf has, and says so', () => {
    const three = { ...magnesium, availableUnits: 3 }
    const words = 'We have only 3 of Magnesium Complex left, so that is the most you can order.'
    expect(addLine(EMPTY_CART, three, 5)).toMatchObject({ kind: 'added', capped: words, cart: cartOf([three, 3]) })
    expect(addLine(cartOf([three, 3]), three)).toMatchObject({ kind: 'refused', reason: 'no-more', message: words })
  })

  test('refuses what is sold out or not on sale', () => {
    const words = 'Magnesium Complex is sold out at the moment.'
    expect(addLine(EMPTY_CART, { ...magnesium, availableUnits: 0 })).toMatchObject({
      reason: 'sold-out',
      message: words,
    })
    expect(addLine(EMPTY_CART, { ...magnesium, onSale: false })).toMatchObject({ reason: 'sold-out' })
  })

  test('ninety-nine is the most of anything', () => {
    expect(addLine(EMPTY_CART, magnesium, 1e9)).toMatchObject({
      cart: cartOf([magnesium, 99]),
      capped: 'We sell at most 99 of Magnesium Complex in one order.',
    })
  })
})

describe('changing the quantity', () => {
  const cart = cartOf([magnesium, 2], [vitaminD, 1])

  test('sets it', () => {
    expect(setQuantity(cart, 'magnesium-complex', 5)).toEqual({
      kind: 'set',
      cart: cartOf([magnesium, 5], [vitaminD, 1]),
      capped: null,
    })
  })

  test.each([0, -1, -1e9, Number.NEGATIVE_INFINITY])('%s is under 1 and removes the line', quantity => {
    expect(setQuantity(cart, 'magnesium-complex', quantity)).toEqual({ kind: 'removed', cart: cartOf([vitaminD, 1]) })
  })

  test.each([1.5, 0.5, -0.5, Number.NaN])('%s is refused and changes nothing', quantity => {
    expect(setQuantity(cart, 'magnesium-complex', quantity)).toEqual({
      kind: 'refused',
      cart,
      message: 'Invalid quantity for Magnesium Complex',
    })
  })

  test('more than the shelf has becomes what it has, with the words for it', () => {
    expect(setQuantity(cart, 'magnesium-complex', 7, 4)).toEqual({
      kind: 'set',
      cart: cartOf([magnesium, 4], [vitaminD, 1]),
      capped: 'We have only 4 of Magnesium Complex left, so that is the most you can order.',
    })
    expect(lineOf(setQuantity(cart, 'magnesium-complex', 1e9).cart, 'magnesium-complex')?.quantity).toBe(99)
  })

  test('a sold-out line stays as it is, and can still be removed', () => {
    expect(setQuantity(cart, 'magnesium-complex', 1, 0)).toMatchObject({ kind: 'refused', cart })
    expect(setQuantity(cart, 'magnesium-complex', 0, 0).kind).toBe('removed')
  })

  test('a line that another tab removed does not come back', () => {
    expect(setQuantity(cart, 'biotin', 3).cart).toBe(cart)
  })
})

describe('putting back', () => {
  test('a removed line returns to its place', () => {
    const before = cartOf([magnesium, 2], [vitaminD, 1], [biotin, 4])
    const after = removeLine(before, 'vitamin-d3-k2')
    expect(putBack(after, [lineFor(vitaminD, 1)], before)).toEqual(before)
    expect(putBack(clearCart(), before.lines, before)).toEqual(before)
  })

  test('a line that came back meanwhile keeps the higher quantity, and newer lines stay', () => {
    const before = cartOf([magnesium, 2])
    const meanwhile = cartOf([biotin, 1], [magnesium, 5])
    expect(putBack(meanwhile, before.lines, before)).toEqual(cartOf([magnesium, 5], [biotin, 1]))
  })
})

describe('a paid order', () => {
  test('takes out what it bought, and no unit more', () => {
    const cart = cartOf([magnesium, 2], [vitaminD, 3], [biotin, 1])
    const bought = [
      { priceId: 'price_magnesium', quantity: 2 },
      { priceId: 'price_vitamin_d', quantity: 1 },
      { priceId: 'price_creatine', quantity: 9 },
    ]
    expect(withoutBought(cart, bought)).toEqual(cartOf([vitaminD, 2], [biotin, 1]))
  })
})

describe('whatever is done to a cart', () => {
  const action = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      item: fc.constantFrom(...shelf),
      n: fc.oneof(fc.integer(), fc.double()),
    }),
    fc.record({
      do: fc.constant('set' as const),
      item: fc.constantFrom(...shelf),
      n: fc.oneof(fc.integer(), fc.double()),
    }),
    fc.record({ do: fc.constant('remove' as const), item: fc.constantFrom(...shelf), n: fc.constant(0) }),
    fc.record({ do: fc.constant('clear' as const), item: fc.constantFrom(...shelf), n: fc.constant(0) }),
  )

  test('its totals are whole pence and add up, and no line is doubled, empty or above its stock', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), actions => {
        let cart: Cart = EMPTY_CART
        for (const { do: what, item, n } of actions) {
          if (what === 'add') cart = addLine(cart, item, n, shelf).cart
          if (what === 'set') cart = setQuantity(cart, item.id, n, item.availableUnits).cart
          if (what === 'remove') cart = removeLine(cart, item.id)
          if (what === 'clear') cart = clearCart()
        }
        expect(new Set(cart.lines.map(line => line.id)).size).toBe(cart.lines.length)
        let pence = 0n
        for (const line of cart.lines) {
          const item = shelf.find(known => known.id === line.id)
          expect(Number.isInteger(line.quantity) && line.quantity >= 1).toBe(true)
          expect(line.quantity).toBeLessThanOrEqual(item?.availableUnits ?? 0)
          pence += BigInt(line.pricePence) * BigInt(line.quantity)
        }
        expect(BigInt(subtotalPence(cart))).toBe(pence)
        expect(itemCount(cart)).toBe(cart.lines.reduce((sum, line) => sum + line.quantity, 0))
      }),
    )
  })
})
