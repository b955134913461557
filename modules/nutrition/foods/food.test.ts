import { describe, expect, test } from 'vitest'
import { amountsOn, knownKeys, per100g } from '../amounts.ts'
import { contributionsOf, coverageWords, printedAmounts } from '../intake/contributions.ts'
import { absorbedFatG, afterCooking, eatenG, isLostInCooking } from '../intake/cooking.ts'
import { intakeOfFood } from '../intake/food-intake.ts'
import { figureOf, fromServing, knownAmounts, scaleIntake, sumIntakes, toServing } from '../intake/intake.ts'
import { isSourceOf, REFERENCE_INTAKE_WORDS } from '../label/label-reference.ts'
import { bmiRisk } from '../needs/body-weight.ts'

describe('amounts', () => {
  test('what cannot be is refused, what is unknown stays out', () => {
    expect(knownKeys(per100g({ ironMg: 1, energyKcal: 0, zincMg: undefined }))).toEqual(['energyKcal', 'ironMg'])
    expect(() => per100g({ ironMg: -1 })).toThrow('ironMg cannot be -1')
    expect(() => per100g({ ironMg: Number.NaN })).toThrow('cannot be')
    expect(() => amountsOn('per serving', { saltG: 1 })).toThrow('no nutrient')
    expect(() => intakeOfFood({ per100g: per100g({}) }, -1)).toThrow('no weight')
    expect(() => scaleIntake(intakeOfFood(null, 1), Number.NaN)).toThrow('times')
  })

  test('only what is wholly known is passed on as the figures of a food', () => {
    const one = intakeOfFood({ per100g: per100g({ ironMg: 2, zincMg: 1 }) }, 200)
    const other = intakeOfFood({ per100g: per100g({ ironMg: 1 }) }, 100)
    expect(knownAmounts(sumIntakes([one, other]), 'per recipe')).toEqual({ ironMg: 5 })
    expect(figureOf(fromServing(toServing(one, 4), 4), 'ironMg').amount).toBeCloseTo(4)
  })

  test('the sum of nothing is a known nothing', () => {
    expect(knownAmounts(sumIntakes([]), 'per recipe').energyKcal).toBe(0)
  })
})

test('printed contributions add up to the printed sum', () => {
  const three = ['a', 'b', 'c'].map(name => ({ name, food: { per100g: per100g({ ironMg: 0.333 }) }, grams: 40 }))
  const none = { name: 'none', food: { per100g: per100g({ ironMg: 0 }) }, grams: 50 }
  const from = contributionsOf([{ name: 'd', food: null, grams: 50 }, none, ...three], 'ironMg')
  expect(from.map(({ name, knowledge }) => `${name} ${knowledge}`)).toEqual([
    'a known',
    'b known',
    'c known',
    'none known',
    'd unknown',
  ])
  expect(coverageWords(from)).toBe('4 of 5 ingredients known')
  expect(printedAmounts(from, 'ironMg')).toEqual([0.2, 0.1, 0.1, 0, 0])
})

describe('cooking', () => {
  test('what is thrown away never leaves less than nothing', () => {
    expect(eatenG(100, { kind: 'grams', grams: 160, what: 'liquid' })).toBe(0)
    expect(eatenG(null, { kind: 'share', share: 0.5, what: 'oil' })).toBeNull()
    expect(() => eatenG(100, { kind: 'share', share: 1.1, what: 'oil' })).toThrow('no share')
    expect(() => eatenG(100, { kind: 'grams', grams: -1, what: 'oil' })).toThrow('no weight')
    expect(absorbedFatG(500, 8)).toBe(40)
    expect(absorbedFatG(500, -3)).toBe(0)
  })

  test('retention is a share, and figures without it are those before cooking', () => {
    const kale = intakeOfFood({ per100g: per100g({ vitaminCMg: 100 }) }, 100)
    expect(() => afterCooking(kale, { source: 'x', shares: { vitaminCMg: 1.2 } })).toThrow('cannot be kept')
    expect(isLostInCooking('vitaminCMg')).toBe(true)
    expect(isLostInCooking('ironMg')).toBe(false)
  })
})

test('source of a nutrient, by what the amount is in', () => {
  expect(isSourceOf('ironMg', 2.1, '100 g')).toBe(true)
  expect(isSourceOf('ironMg', 2, '100 g')).toBe(false)
  expect(isSourceOf('ironMg', 1.05, '100 ml of drink')).toBe(true)
  expect(isSourceOf('fatG', 50, '100 g')).toBe(false)
  expect(REFERENCE_INTAKE_WORDS).toBe('Reference intake of an average adult (8400 kJ/2000 kcal)')
})

test('risk rises earlier with some family backgrounds', () => {
  expect([22.9, 23, 25, 27.5].map(index => bmiRisk(index, 'lower'))).toEqual([
    'not raised',
    'increased',
    'increased',
    'high',
  ])
  expect([24.9, 25, 30].map(index => bmiRisk(index))).toEqual(['not raised', 'increased', 'high'])
})
