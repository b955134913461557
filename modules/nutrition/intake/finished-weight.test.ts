import { expect, test } from 'vitest'
import { COOKING_WAYS, estimatedWeightG } from './finished-weight.ts'

const raw = [{ grams: 1000, drainedYield: null }]

test('each way of cooking loses by the minute, up to its most', () => {
  expect(COOKING_WAYS).toEqual({
    'not cooked': { lossPerMinute: 0, mostLost: 0 },
    'in a pan': { lossPerMinute: 0.005, mostLost: 0.18 },
    'in the oven': { lossPerMinute: 0.005, mostLost: 0.2 },
    'as dough': { lossPerMinute: 0.005, mostLost: 0.1 },
  })
  expect(estimatedWeightG(raw, 'not cooked', 60)).toBe(1000)
  expect(estimatedWeightG(raw, 'in a pan', 20)).toBeCloseTo(900)
  expect(estimatedWeightG(raw, 'in a pan', 100)).toBeCloseTo(820)
  expect(estimatedWeightG(raw, 'in the oven', 60)).toBeCloseTo(800)
  expect(estimatedWeightG(raw, 'as dough', 40)).toBeCloseTo(900)
})

test('what is boiled apart takes water up and loses none', () => {
  const parts = [...raw, { grams: 300, drainedYield: 2.5 }]
  expect(estimatedWeightG(parts, 'in a pan', 20)).toBeCloseTo(900 + 750)
  expect(estimatedWeightG([], 'in a pan', 20)).toBe(0)
})
