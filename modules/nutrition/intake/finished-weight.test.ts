import { expect, test } from 'vitest'
import { COOKING_WAYS, type CookingWay, estimatedWeightG } from './finished-weight.ts'
import { FNDDS_DISHES } from './fndds-dishes.fixture.ts'

const raw = [{ grams: 1000, drainedYield: null }]

test('each way of cooking loses by the minute, up to its most', () => {
  expect(COOKING_WAYS).toEqual({
    'not cooked': { lossPerMinute: 0, mostLost: 0 },
    'in a pan': { lossPerMinute: 0.01, mostLost: 0.16 },
    'fried in pieces': { lossPerMinute: 0.012, mostLost: 0.18 },
    'in the oven': { lossPerMinute: 0.005, mostLost: 0.2 },
    'as dough': { lossPerMinute: 0.007, mostLost: 0.11 },
  })
  expect(estimatedWeightG(raw, 'not cooked', 60)).toBe(1000)
  expect(estimatedWeightG(raw, 'in a pan', 10)).toBeCloseTo(900)
  expect(estimatedWeightG(raw, 'in a pan', 100)).toBeCloseTo(840)
  expect(estimatedWeightG(raw, 'in the oven', 60)).toBeCloseTo(800)
  expect(estimatedWeightG(raw, 'fried in pieces', 10)).toBeCloseTo(880)
  expect(estimatedWeightG(raw, 'as dough', 10)).toBeCloseTo(930)
  expect(estimatedWeightG(raw, 'as dough', 40)).toBeCloseTo(890)
})

test('what is boiled apart takes water up and loses none', () => {
  const parts = [...raw, { grams: 300, drainedYield: 2.5 }]
  expect(estimatedWeightG(parts, 'in a pan', 10)).toBeCloseTo(900 + 750)
  expect(estimatedWeightG([], 'in a pan', 20)).toBe(0)
})

/** Of the dishes of FNDDS those that are cooked one way, by their names, and the minutes that cooks give them. */
const PUBLISHED: readonly (readonly [way: CookingWay, minutes: number, names: RegExp])[] = [
  ['not cooked', 0, /salad|smoothie|guacamole/i],
  ['in a pan', 45, /curry|chili|soup|stew/i],
  ['fried in pieces', 15, /pancake|patty/i],
  ['as dough', 12, /^cookie/i],
  ['as dough', 40, /^(?:bread|cake|cheesecake|focaccia|pie)|quiche/i],
]

// Soups and curries stand between two documents: USDA lets them lose less than our rule, CoFID's homemade dishes more.
test('the rules agree with what USDA publishes of each way of cooking', () => {
  const losses = FNDDS_DISHES.trim()
    .split('\n')
    .map(row => row.split('|'))
    .map(([name = '', moisture]) => ({ name, kept: 1 + Number(moisture) / 100 }))
  for (const [way, minutes, names] of PUBLISHED) {
    const ours = estimatedWeightG(raw, way, minutes) / 1000
    const off = losses.filter(({ name }) => names.test(name)).map(({ kept }) => Math.abs(ours / kept - 1))
    expect(off.length, way).toBeGreaterThan(3)
    expect(off.toSorted((one, other) => one - other)[Math.floor(off.length / 2)], way).toBeLessThan(0.1)
  }
})
