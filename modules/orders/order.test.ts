import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatIncludedPence } from '#modules/cart/delivery.ts'
import type { Product } from '#modules/catalogue/product.ts'
import { cartOf, itemsOf, orderNumber, priceLines, subtotalPence, vatPence } from './order.ts'

const product = (id: Product['id'], pricePence: number, onSale = true) =>
  ({ id, name: id, pricePence, vatRatePercent: 20, priceId: `price_${id}`, availableUnits: 9, onSale }) as Product
const CATALOGUE = [product('magnesium-complex', 946), product('biotin', 565), product('creatine', 425, false)]
const NONE: ReadonlySet<string> = new Set()

test('order numbers are short, sayable and different for different bytes', () => {
  expect(orderNumber(new Uint8Array([0, 0, 0, 0, 0]))).toBe('TW-0000-0000')
  expect(orderNumber(new Uint8Array([255, 255, 255, 255, 255]))).toBe('TW-ZZZZ-ZZZZ')
  const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      expect(orderNumber(a)).toMatch(/^TW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(orderNumber(a) === orderNumber(b)).toBe(a.every((byte, index) => byte === b[index]))
    }),
  )
  expect(() => orderNumber(new Uint8Array(4))).toThrow(RangeError)
})

test('prices come from the catalogue, the same price twice is one line, and the lines have one order', () => {
  const items = [
    { priceId: 'price_magnesium-complex', quantity: 1 },
    { priceId: 'price_biotin', quantity: 2 },
    { priceId: 'price_magnesium-complex', quantity: 1 },
  ]
  const priced = priceLines(items, CATALOGUE, NONE)
  if (!priced.ok) throw new Error(priced.reason)
  expect(priced.lines.map(line => [line.productId, line.quantity, line.unitPence, line.vatPence])).toEqual([
    ['biotin', 2, 565, 188],
    ['magnesium-complex', 2, 946, 315],
  ])
  expect(subtotalPence(priced.lines)).toBe(3022)
  expect(priceLines(items.toReversed(), CATALOGUE, NONE)).toEqual(priced)
})

test('what cannot be sold says why', () => {
  const ask = (priceId: string, refused = NONE) => priceLines([{ priceId, quantity: 1 }], CATALOGUE, refused)
  expect(ask('price_nobody')).toEqual({ ok: false, reason: 'invalid-price-id', item: 'item 1' })
  expect(ask('price_creatine')).toMatchObject({ ok: false, reason: 'unavailable' })
  expect(ask('price_biotin', new Set(['price_biotin']))).toMatchObject({ ok: false, reason: 'unavailable' })
})

const line = fc.record({
  unitPence: fc.integer({ min: 1, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  vatRatePercent: fc.constantFrom(0, 5, 20),
})
const lines = fc.array(line, { minLength: 1, maxLength: 8 }).map(all =>
  all.map(one => ({
    ...one,
    discountPence: 0,
    vatPence: vatIncludedPence(one.unitPence * one.quantity, one.vatRatePercent),
  })),
)

test('VAT of goods and delivery: within a penny a line of the exact figure, never more than a sixth', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 5000 }), (all, delivery) => {
      const goods = subtotalPence(all)
      const exact = all.reduce((sum, { unitPence, quantity, vatRatePercent }) => {
        const gross = unitPence * quantity * (1 + delivery / goods)
        return sum + gross - gross / (1 + vatRatePercent / 100)
      }, 0)
      expect(Math.abs(vatPence(all, delivery) - exact)).toBeLessThanOrEqual(2 * all.length)
      expect(vatPence(all, delivery)).toBeLessThanOrEqual((goods + delivery) / 6 + 2 * all.length)
    }),
  )
  expect(vatPence([{ unitPence: 946, quantity: 1, discountPence: 0, vatRatePercent: 20, vatPence: 158 }], 295)).toBe(
    158 + 49,
  )
})

test('a cart is the same cart in any order, and another one with another quantity', () => {
  const a = { priceId: 'price_a', quantity: 1 }
  const b = { priceId: 'price_b', quantity: 2 }
  expect(cartOf([a, b])).toBe(cartOf([b, a]))
  expect(cartOf([a, a])).toBe(cartOf([{ ...a, quantity: 2 }]))
  expect(cartOf([a, b])).not.toBe(cartOf([a, { ...b, quantity: 3 }]))
  expect(itemsOf(cartOf([b, a, a]))).toEqual([{ ...a, quantity: 2 }, b])
})
