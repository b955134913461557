import { expect, it } from 'vitest'
import { MOST_UNPAID_OF_ADDRESS, mayHold } from './unpaid.ts'

const biotin = (quantity: number) => [{ productId: 'biotin' as const, quantity }]

it.each([
  [0, 0, 99, true],
  [1, 98, 1, true],
  [1, 98, 2, false],
  [1, 99, 1, false],
  [MOST_UNPAID_OF_ADDRESS - 1, 1, 1, true],
  [MOST_UNPAID_OF_ADDRESS, 1, 1, false],
])('%i orders with %i units held, %i more: %s', (orders, units, more, may) => {
  expect(mayHold({ orders, units: { biotin: units } }, biotin(more))).toBe(may)
})

it('counts each product by itself', () => {
  expect(mayHold({ orders: 1, units: { 'vitamin-d3-k2': 99 } }, biotin(99))).toBe(true)
})
