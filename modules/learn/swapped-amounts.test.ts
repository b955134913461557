import { expect, test } from 'vitest'
import { drawnAmounts } from './swapped-amounts.ts'

const FIBRE = { amount: 30, unit: 'g', decimals: 1, isLimit: false }

test('parts stand side by side, each its share of what the day could give', () => {
  const { parts, markX, sum, standing } = drawnAmounts([10, 5], 40, FIBRE)
  expect(parts).toEqual([
    { x: 0, width: 24.6 },
    { x: 25, width: 12.1 },
  ])
  expect(markX).toBe(74.6)
  expect(sum).toBe('15.0 g')
  expect(standing).toBe('Not met, 30 g advised')
})

test('a bar is as long as what is advised where no choice gives as much', () =>
  expect(drawnAmounts([15], 20, FIBRE).parts).toEqual([{ x: 0, width: 49.6 }]))

test('what is advised is met from its amount on, a limit up to it', () => {
  expect(drawnAmounts([30], 40, FIBRE).standing).toBe('Met, 30 g advised')
  const limit = { ...FIBRE, amount: 6, isLimit: true }
  expect(drawnAmounts([6], 9, limit).standing).toBe('Met, 6 g at most')
  expect(drawnAmounts([6.1], 9, limit).standing).toBe('Not met, 6 g at most')
})

test('a part of nothing is no wider than nothing', () =>
  expect(drawnAmounts([0], 40, FIBRE).parts).toEqual([{ x: 0, width: 0 }]))
