import { expect, test } from 'vitest'
import { per100g } from '../amounts.ts'
import { contributionsOf, coverageWords, printedAmounts } from './contributions.ts'
import { absorbedFatG, afterCooking, cookedWeightG, eatenG, isLostInCooking } from './cooking.ts'
import { intakeOfFood } from './food-intake.ts'
import { figureOf } from './intake.ts'

const part = (name: string, ironMg: number | undefined, grams = 100) => ({
  name,
  food: { per100g: per100g(ironMg === undefined ? {} : { ironMg }) },
  grams,
})

test('what gives most comes first, the unknown last, with shares of the known sum', () => {
  const from = contributionsOf([part('x', undefined), part('beans', 2), part('leaf', 6), part('oil', 2)], 'ironMg')
  expect(from.map(({ name, place, share }) => [name, place, share])).toEqual([
    ['leaf', 2, 0.6],
    ['beans', 1, 0.2],
    ['oil', 3, 0.2],
    ['x', 0, 0],
  ])
  expect(coverageWords(from)).toBe('3 of 4 ingredients known')
  expect(coverageWords(from.slice(0, 3))).toBeNull()
  expect(contributionsOf([part('water', 0)], 'ironMg')[0]?.share).toBeNull()
})

test('printed amounts add up to the printed sum', () => {
  const thirds = contributionsOf([part('a', 0.14), part('b', 0.14), part('c', 0.14)], 'ironMg')
  expect(printedAmounts(thirds, 'ironMg')).toEqual([0.2, 0.1, 0.1])
})

test('a finished dish weighs what was weighed, or a share of what is eaten', () => {
  expect(cookedWeightG([100, null], { kind: 'weighed', grams: 80 })).toBe(80)
  expect(cookedWeightG([100, 300], { kind: 'factor', factor: 0.5 })).toBe(200)
  expect(cookedWeightG([100], { kind: 'factor', factor: 10 })).toBe(1000)
  expect(cookedWeightG([100, null], { kind: 'factor', factor: 0.5 })).toBeNull()
  expect(cookedWeightG([0], { kind: 'factor', factor: 0.5 })).toBeNull()
  expect(cookedWeightG([100], { kind: 'unknown' })).toBeNull()
  for (const factor of [0, 10.1, Number.NaN]) {
    expect(() => cookedWeightG([100], { kind: 'factor', factor })).toThrow('cannot yield')
  }
  for (const grams of [0, -1, Number.NaN]) {
    expect(() => cookedWeightG([100], { kind: 'weighed', grams })).toThrow('cannot weigh')
  }
})

test('what is thrown away is not eaten, and what is unknown stays so', () => {
  expect(eatenG(200, { kind: 'nothing' })).toBe(200)
  expect(eatenG(200, { kind: 'share', share: 0.25, what: 'peel' })).toBe(150)
  expect(eatenG(200, { kind: 'share', share: 1, what: 'bay leaf' })).toBe(0)
  expect(eatenG(200, { kind: 'grams', grams: 50, what: 'oil' })).toBe(150)
  expect(eatenG(200, { kind: 'grams', grams: 500, what: 'oil' })).toBe(0)
  expect(eatenG(null, { kind: 'share', share: 0.5, what: 'peel' })).toBeNull()
  for (const share of [-0.1, 1.1]) expect(() => eatenG(1, { kind: 'share', share, what: 'x' })).toThrow('no share')
  expect(() => eatenG(1, { kind: 'grams', grams: -1, what: 'x' })).toThrow('no weight')
  expect([absorbedFatG(200, 8), absorbedFatG(200, -5)]).toEqual([16, 0])
})

test('cooking leaves its share of what is known and of what can be', () => {
  const raw = intakeOfFood({ per100g: per100g({ vitaminCMg: 50 }) }, 200)
  const cooked = afterCooking(raw, { source: 'a table', shares: { vitaminCMg: 0.6, folateUg: 0 } })
  expect(figureOf(cooked, 'vitaminCMg')).toEqual({ amount: 60, most: 60, coverage: 1 })
  expect(figureOf(cooked, 'folateUg')).toMatchObject({ amount: 0, most: 0 })
  expect(figureOf(cooked, 'ironMg').most).toBe(Number.POSITIVE_INFINITY)
  for (const vitaminCMg of [-0.1, 1.1]) {
    expect(() => afterCooking(raw, { source: 'x', shares: { vitaminCMg } })).toThrow('cannot be kept')
  }
})

test('heat and water take vitamin C and the B vitamins, and no mineral', () => {
  const lost = ['thiaminMg', 'riboflavinMg', 'niacinMg', 'vitaminB6Mg', 'folateUg', 'vitaminB12Ug'] as const
  for (const key of [...lost, 'pantothenateMg', 'biotinUg', 'vitaminCMg'] as const)
    expect(isLostInCooking(key)).toBe(true)
  for (const key of ['ironMg', 'vitaminDUg', 'proteinG'] as const) expect(isLostInCooking(key)).toBe(false)
})
