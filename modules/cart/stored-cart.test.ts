import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_CART, isQuantity, lineFor } from './cart.ts'
import { biotin, magnesium, vitaminD } from './shelf.fixture.ts'
import { parseStoredCart, serializeCart } from './stored-cart.ts'

const item = (over: object = {}, supplement: object = {}) => ({
  id: 'biotin',
  supplement: {
    id: 'biotin',
    name: 'Biotin',
    image: 'biotin-front',
    price: 5.65,
    priceId: 'price_biotin',
    ...supplement,
  },
  quantity: 2,
  price: 5.65,
  ...over,
})
const parse = (value: unknown) => parseStoredCart(JSON.stringify(value))

const line = fc.record({
  id: fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
  name: fc.string({ minLength: 1, maxLength: 100 }).filter(text => text.trim() !== ''),
  image: fc.constantFrom('', 'biotin-front'),
  priceId: fc.stringMatching(/^price_[A-Za-z0-9]{1,20}$/),
  pricePence: fc.integer({ min: 1, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const lines = fc.uniqueArray(line, { selector: value => value.id, maxLength: 8 })

describe('the stored cart', () => {
  test('has the shape of the specification: prices and total in pounds, and our version', () => {
    expect(JSON.parse(serializeCart({ lines: [lineFor(magnesium, 1), lineFor(vitaminD, 2)] }))).toEqual({
      version: 1,
      items: [
        {
          id: 'magnesium-complex',
          supplement: {
            id: 'magnesium-complex',
            name: 'Magnesium Complex',
            image: 'magnesium-complex-front',
            price: 9.46,
            priceId: 'price_magnesium',
          },
          quantity: 1,
          price: 9.46,
        },
        {
          id: 'vitamin-d3-k2',
          supplement: {
            id: 'vitamin-d3-k2',
            name: 'Vitamin D3 + K2',
            image: 'vitamin-d3-k2-front',
            price: 6.1,
            priceId: 'price_vitamin_d',
          },
          quantity: 2,
          price: 6.1,
        },
      ],
      total: 21.66,
      itemCount: 3,
    })
  })

  test('every cart survives the way into storage and out', () => {
    fc.assert(
      fc.property(lines, stored => {
        expect(parseStoredCart(serializeCart({ lines: stored }))).toEqual({
          ok: true,
          cart: { lines: stored },
          droppedNames: [],
          unanswered: false,
        })
      }),
    )
  })

  test('a cart without a version, as the specification has it, reads the same', () => {
    expect(parse({ items: [item()], total: 11.3, itemCount: 2 })).toEqual({
      ok: true,
      cart: { lines: [lineFor(biotin, 2)] },
      droppedNames: [],
      unanswered: false,
    })
  })

  test('nothing stored is an empty cart', () => {
    for (const nothing of [null, '']) {
      expect(parseStoredCart(nothing)).toEqual({ ok: true, cart: EMPTY_CART, droppedNames: [], unanswered: false })
    }
  })
})

describe('hostile storage', () => {
  test.each([
    '{',
    'null',
    '[]',
    '"cart"',
    '7',
    'true',
    '{}',
    '{"items":null}',
    '{"items":{"length":3}}',
    '\u0000',
    '{"lines":[]}',
  ])('%s is no cart', text => {
    expect(parseStoredCart(text).ok).toBe(false)
  })

  test('more than 100 kB is not read at all', () => {
    const padded = JSON.stringify({ items: [item()], note: 'x'.repeat(100_000) })
    expect(parseStoredCart(padded)).toEqual({ ok: false, reason: 'too-large' })
  })

  test.each([
    ['no id', item({ id: undefined })],
    ['an id that is no text', item({ id: 7 })],
    ['two ids', item({}, { id: 'creatine' })],
    ['no supplement', item({ supplement: null })],
    ['no price', item({ price: undefined })],
    ['a negative price', item({ price: -5 })],
    ['a free lunch', item({ price: 0 })],
    ['a price in words', item({ price: '5.65' })],
    ['a fraction of a penny', item({ price: 5.6512 })],
    ['quantity 0', item({ quantity: 0 })],
    ['quantity -1', item({ quantity: -1 })],
    ['quantity 1.5', item({ quantity: 1.5 })],
    ['quantity in words', item({ quantity: '2' })],
    ['quantity 1e300', item({ quantity: 1e300 })],
  ])('an item with %s is dropped by name, and its neighbour stays', (_what, bad) => {
    const magnesiumItem = item({ id: 'other' }, { id: 'other', name: 'Other' })
    const reading = parse({ items: [bad, magnesiumItem] })
    expect(reading).toMatchObject({ ok: true, cart: { lines: [{ id: 'other' }] } })
    expect(reading.ok && reading.droppedNames).toEqual([bad.supplement === null ? 'an item' : 'Biotin'])
  })

  test.each([
    ['no price id', ''],
    ['an endless price id', 'x'.repeat(201)],
  ])('an item with %s stays, with none, for the check that clears the cart for it', (_what, priceId) => {
    expect(parse({ items: [item({}, { priceId })] })).toMatchObject({
      cart: { lines: [{ id: 'biotin', priceId: '' }] },
    })
  })

  test('that something was dropped is known until the visitor has answered to it', () => {
    const reading = parse({ items: [item(), item({ id: 'other', quantity: 0 }, { id: 'other' })] })
    expect(reading).toMatchObject({ ok: true, unanswered: true })
    const cart = { lines: [lineFor(biotin, 2)] }
    expect(parseStoredCart(serializeCart(cart, true))).toEqual({ ok: true, cart, droppedNames: [], unanswered: true })
    expect(parseStoredCart(serializeCart(cart))).toMatchObject({ unanswered: false })
  })

  test('a quantity of a billion becomes ninety-nine, and doubled lines become one', () => {
    expect(parse({ items: [item({ quantity: 1e9 })] })).toMatchObject({ cart: { lines: [{ quantity: 99 }] } })
    expect(parse({ items: [item(), item()] })).toMatchObject({ cart: { lines: [{ quantity: 4 }] } })
  })

  test('the stored totals are never believed', () => {
    expect(parse({ items: [item()], total: 0.01, itemCount: -4 })).toEqual(parse({ items: [item()] }))
  })

  test('ten thousand items cost no more than fifty', () => {
    const text = `{"items":[${Array.from({ length: 10_000 }, () => '{}').join()}]}`
    const reading = parseStoredCart(text)
    expect(reading.ok && reading.droppedNames.length).toBe(50)
  })

  test('no prototype is touched or read', () => {
    const text = `{"__proto__":{"items":[]},"constructor":{"prototype":{"polluted":1}},"items":[{"__proto__":{"id":"biotin","quantity":1},"id":"biotin","price":5.65,"supplement":{"__proto__":{"priceId":"price_x"},"id":"biotin","name":"Biotin"}}]}`
    expect(parseStoredCart(text)).toEqual({ ok: true, cart: EMPTY_CART, droppedNames: ['Biotin'], unanswered: true })
    expect(parseStoredCart('{"__proto__":{"items":[]}}').ok).toBe(false)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('a prototype that another script polluted lends no item its price id', () => {
    const bare = item()
    const { priceId: _, ...supplement } = bare.supplement
    Object.defineProperty(Object.prototype, 'priceId', { value: 'price_biotin', configurable: true })
    try {
      expect(parse({ items: [{ ...bare, supplement }] })).toMatchObject({
        ok: true,
        cart: { lines: [{ priceId: '' }] },
      })
    } finally {
      Reflect.deleteProperty(Object.prototype, 'priceId')
    }
  })

  test('no text and no JSON whatever makes it throw or yields a line that cannot be sold', () => {
    const nearly = fc.record({ items: fc.array(fc.oneof(fc.jsonValue(), fc.constant(item()))) })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map(value => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(text, stored => {
        const reading = parseStoredCart(stored)
        if (!reading.ok) return
        for (const { quantity, pricePence, id } of reading.cart.lines) {
          expect(isQuantity(quantity) && Number.isSafeInteger(pricePence) && pricePence > 0 && id !== '').toBe(true)
        }
        expect(parseStoredCart(serializeCart(reading.cart))).toMatchObject({ cart: reading.cart })
      }),
    )
  })
})
