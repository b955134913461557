import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameCart, joinCarts, keptLines } from './joined-cart.ts'
import { shelf as SHELF } from './shelf.fixture.ts'

const line = (index: number, quantity: number, priceId = SHELF[index]?.priceId ?? '') => ({
  productId: SHELF[index]?.id ?? '',
  priceId,
  quantity,
})
const quantities = (kept: Parameters<typeof joinCarts>[0], brought: Parameters<typeof joinCarts>[0]) =>
  Object.fromEntries(joinCarts(kept, brought, SHELF).cart.lines.map(({ id, quantity }) => [id, quantity]))

test('of two lines for one product the higher quantity wins; what is in one cart only stays', () => {
  const joined = quantities([line(0, 2), line(1, 5)], [line(0, 4), line(2, 1)])
  expect(joined).toEqual({ [line(0, 1).productId]: 4, [line(1, 1).productId]: 5, [line(2, 1).productId]: 1 })
})

test('a price that is not today’s drops the line and names the product, once', () => {
  const { cart, droppedNames } = joinCarts([line(0, 2, 'price_old')], [line(0, 1, 'price_older'), line(1, 1)], SHELF)
  expect(cart.lines.map(({ id }) => id)).toEqual([line(1, 1).productId])
  expect(droppedNames).toEqual([SHELF[0]?.name])
  expect(joinCarts([{ productId: 'snake-oil', priceId: 'x', quantity: 1 }], [], SHELF).droppedNames).toEqual([
    'snake-oil',
  ])
})

test('joining is the same in either order, and twice is as good as once', () => {
  const someLine = fc
    .record({ index: fc.nat(2), quantity: fc.integer({ min: 1, max: 99 }) })
    .map(({ index, quantity }) => line(index, quantity))
  fc.assert(
    fc.property(fc.array(someLine), fc.array(someLine), (one, two) => {
      const once = joinCarts(one, two, SHELF)
      expect(joinCarts(two, one, SHELF)).toEqual(once)
      expect(joinCarts(keptLines(once.cart), two, SHELF)).toEqual(once)
    }),
  )
})

test('two carts are the same when they hold the same, in whatever order', () => {
  const filled = [line(0, 2), line(1, 1)]
  expect(isSameCart(filled, filled.toReversed())).toBe(true)
  expect(isSameCart([], [])).toBe(true)
  expect(isSameCart(filled, [line(0, 2)])).toBe(false)
  expect(isSameCart(filled, [line(0, 2), line(1, 2)])).toBe(false)
  expect(isSameCart(filled, [line(0, 2), line(1, 1, 'price_old')])).toBe(false)
})
