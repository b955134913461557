import { expect, test } from 'vitest'
import { inShopOrder, moved, shopHere, USUAL_SHOP } from './shop-order.ts'

const aisles = ['new', 'produce', 'bakery', 'frozen'].map(aisle => ({ aisle }))
const big = { shop: 'a', name: 'Big shop', aisles: ['frozen', 'nowhere', 'produce'] }
const corner = { shop: 'b', name: 'Corner shop', aisles: [] }

test('aisles are walked in the order of the shop, and none is lost', () => {
  const order = (shop: typeof big | null) => inShopOrder(aisles, shop).map(({ aisle }) => aisle)
  expect(order(big)).toEqual(['new', 'frozen', 'produce', 'bakery'])
  expect(order(corner)).toEqual(['new', 'produce', 'bakery', 'frozen'])
  expect(order(null)).toEqual(['new', 'produce', 'bakery', 'frozen'])
})

test('a device is in the shop that it chose, else in the first; most shops can be chosen too', () => {
  expect(shopHere([big, corner], 'b')).toBe(corner)
  expect(shopHere([big, corner], null)).toBe(big)
  expect(shopHere([big, corner], 'gone')).toBe(big)
  expect(shopHere([big, corner], USUAL_SHOP)).toBeNull()
  expect(shopHere([], null)).toBeNull()
})

test('one thing takes another place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a'], 3, 0)).toEqual(['a'])
})
