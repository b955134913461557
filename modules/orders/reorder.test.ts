import { expect, test } from 'vitest'
import { EMPTY_CART, lineFor } from '#modules/cart/cart.ts'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { type Ordered, reorder } from './reorder.ts'

const item = (id: ShelfItem['id'], name: string, change: Partial<ShelfItem> = {}): ShelfItem => ({
  id,
  name,
  priceId: `price_${id}`,
  pricePence: 565,
  pack: '90 tablets',
  picture: null,
  availableUnits: 9,
  marks: [],
  onSale: true,
  ...change,
})
const ordered = (productId: Ordered['productId'], name: string, quantity = 2): Ordered => ({
  productId,
  name,
  quantity,
  paidPence: 565 * quantity,
})

test('what is still sold goes into the cart on top of what is there, and nothing needs saying', () => {
  const biotin = item('biotin', 'Biotin')
  expect(reorder([ordered('biotin', 'Biotin')], [biotin], EMPTY_CART)).toEqual({
    lines: [lineFor(biotin, 2)],
    said: [],
  })
  const cart = { lines: [lineFor(biotin, 3)] }
  expect(reorder([ordered('biotin', 'Biotin')], [biotin], cart).lines).toEqual([lineFor(biotin, 5)])
})

test('what is no longer sold, sold out, scarce or dearer is said in words', () => {
  const shelf = [
    item('creatine', 'Creatine', { onSale: false }),
    item('biotin', 'Biotin', { availableUnits: 0 }),
    item('vitamin-c', 'Vitamin C', { availableUnits: 1 }),
    item('magnesium-complex', 'Magnesium Complex', { pricePence: 946 }),
  ]
  const was = [
    ordered('collagen-peptides', 'Collagen Peptides'),
    ordered('creatine', 'Creatine'),
    ordered('biotin', 'Biotin'),
    ordered('vitamin-c', 'Vitamin C'),
    ordered('magnesium-complex', 'Magnesium Complex'),
  ]
  const { lines, said } = reorder(was, shelf, EMPTY_CART)
  expect(said).toEqual([
    'Collagen Peptides is no longer sold.',
    'Creatine is no longer sold.',
    'Biotin is sold out at the moment.',
    'We have only 1 of Vitamin C left, so that is the most you can order.',
    'Magnesium Complex now costs £9.46; you paid £5.65.',
  ])
  expect(lines.map(({ id, quantity, pricePence }) => [id, quantity, pricePence])).toEqual([
    ['vitamin-c', 1, 565],
    ['magnesium-complex', 2, 946],
  ])
})

test('a cart that holds all there is gets no more', () => {
  const biotin = item('biotin', 'Biotin', { availableUnits: 3 })
  const { lines, said } = reorder([ordered('biotin', 'Biotin')], [biotin], { lines: [lineFor(biotin, 3)] })
  expect(lines).toEqual([])
  expect(said).toHaveLength(1)
})

test('what is compared is what was really paid, less what a code took off', () => {
  const shelf = [item('biotin', 'Biotin'), item('vitamin-c', 'Vitamin C')]
  const was = [
    { ...ordered('biotin', 'Biotin', 2), paidPence: 1_017 },
    { ...ordered('vitamin-c', 'Vitamin C', 3), paidPence: 1_524 },
  ]
  expect(reorder(was, shelf, EMPTY_CART).said).toEqual([
    'Biotin now costs £5.65; you paid £10.17 for 2.',
    'Vitamin C now costs £5.65; you paid £5.08.',
  ])
})
