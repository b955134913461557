import { expect, it } from 'vitest'
import { diceOf } from './dice.ts'

it('throws the same for a seed on every machine', () => {
  const { roll, patience } = diceOf(42)
  expect([1, 2, 3, 4, 5, 6].map(() => roll(100))).toEqual([60, 44, 85, 66, 17, 52])
  expect([1, 2, 3].map(patience)).toEqual([1.298469513004299, 0.4707851845805556, 0.14419068008519048])
})

it('rolls every side about as often, and is as patient as it says', () => {
  const { roll, patience } = diceOf(1)
  const sides = [0, 0, 0, 0, 0, 0]
  let sum = 0
  for (let nth = 0; nth < 60_000; nth += 1) {
    const side = roll(6)
    sides[side] = (sides[side] ?? 0) + 1
    sum += patience()
  }
  for (const times of sides) expect(times / 10_000).toBeCloseTo(1, 1)
  expect(sum / 60_000).toBeCloseTo(1, 1)
})

it('knows natural logarithms', () => {
  // The steps are in the middle of 1,024 equal parts.
  const { patience } = diceOf(7)
  for (let nth = 0; nth < 200; nth += 1) {
    const value = Math.exp(-patience()) * 1024 - 0.5
    expect(value).toBeCloseTo(Math.round(value), 6)
  }
})
