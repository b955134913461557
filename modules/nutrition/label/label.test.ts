import { describe, expect, test } from 'vitest'
import { kjOf } from '../kilojoules.ts'
import { saltG } from '../nutrients.ts'
import { roundTo, roundToFigures } from '../rounding.ts'
import { type LitAmounts, litAmounts, trafficLights } from './front-of-pack.ts'
import { energyPlausibility, labelEnergy, unitsAgree } from './label-energy.ts'
import { percentNrv, percentReferenceIntake, portionPercents } from './label-reference.ts'
import { labelFigure, labelSalt } from './label-rounding.ts'
import { nutrientProfile } from './nutrient-profile.ts'

// The cases of energy, lights and profile were worked out independently by the research beside the specification (its files on
// energy and on food rules).
describe('energy', () => {
  test.each([
    [{ fat: 10, carbohydrate: 20, fibre: 5, protein: 8 }, 212, 886],
    [{ fat: 0, carbohydrate: 0.06, protein: 0, alcohol: 10 }, 70, 291],
    [{ fat: 3.25, carbohydrate: 4.8, fibre: 0, protein: 3.15 }, 61, 255],
    [{ fat: 0, carbohydrate: 10, polyols: 6, protein: 0 }, 30, 128],
  ])('%j is %d kcal and %d kJ on a label', (grams, kcal, kj) => {
    const found = labelEnergy(grams)
    expect(roundTo(found.kcal, 0)).toBe(kcal)
    expect(roundTo(found.kj, 0)).toBe(kj)
  })

  test('erythritol gives none, salatrims 6 and organic acids 3 kcal', () => {
    expect(labelEnergy({ carbohydrate: 10, erythritol: 10, salatrims: 1, organicAcids: 1 })).toEqual({
      kcal: 9,
      kj: 38,
    })
  })

  test('what cannot be is refused', () => {
    expect(() => labelEnergy({ carbohydrate: 5, polyols: 6 })).toThrow('part of the carbohydrate')
    expect(() => labelEnergy({ fat: -1 })).toThrow('cannot be')
  })

  test.each([
    [1, 4.184],
    [100, 418.4],
    [250, 1046],
    [2000, 8368],
    [2500, 10460],
  ])('%d kcal is %d kJ', (kcal, kj) => expect(kjOf(kcal)).toBeCloseTo(kj, 9))

  const cake = { proteinG: 5, fatG: 20, carbohydrateG: 50 }
  test.each([400, 341, 459])('%d kcal is plausible for 5 g protein, 20 g fat, 50 g carbohydrate', energyKcal => {
    expect(energyPlausibility({ ...cake, energyKcal }).kind).toBe('plausible')
  })

  test.each([339, 462, 1674, 0])('%d kcal is not', energyKcal => {
    expect(energyPlausibility({ ...cake, energyKcal }).kind).toBe('implausible')
  })

  test('fibre may or may not be counted, alcohol is, and a negative figure is no food', () => {
    const bran = { proteinG: 14, fatG: 5, carbohydrateG: 27, fibreG: 40 }
    expect(energyPlausibility({ ...bran, energyKcal: 206 }).kind).toBe('plausible')
    expect(energyPlausibility({ ...bran, energyKcal: 289 }).kind).toBe('plausible')
    expect(energyPlausibility({ energyKcal: 222, proteinG: 0, fatG: 0, carbohydrateG: 0, alcoholG: 31.7 }).kind).toBe(
      'plausible',
    )
    expect(energyPlausibility({ ...cake, fatG: -20, energyKcal: 40 }).kind).toBe('implausible')
  })

  test('kcal and kJ that were swapped do not agree', () => {
    expect(unitsAgree(100, 418)).toBe(true)
    expect(unitsAgree(418, 100)).toBe(false)
  })
})

describe('traffic lights', () => {
  const letters = { g: 'green', a: 'amber', r: 'red' } as const
  test.each([
    ['lasagne', 'food', [6, 2.8, 2.5, 0.5], 400, 'rrgr'],
    ['cereal bar', 'food', [12, 4, 28, 0.2], 30, 'aarg'],
    ['boundary', 'food', [3, 5, 22.5, 1.51], 100, 'gaar'],
    ['smoothie', 'drink', [0.1, 0, 10.9, 0.02], 250, 'ggrg'],
    ['soup', 'food', [2, 1, 4, 0.62], 300, 'gggr'],
  ] as const)('%s', (_, kind, [fat, saturates, sugars, salt], portion, lights) => {
    const found = trafficLights(kind, { fat, saturates, sugars, salt }, portion)
    const [one, two, three, four] = [...lights].map(letter => letters[letter as keyof typeof letters])
    expect(found).toEqual({ fat: one, saturates: two, sugars: three, salt: four })
  })

  test('what is unknown has no colour', () => {
    const amounts: LitAmounts = litAmounts({ fatG: 1, sodiumMg: 400 })
    expect(trafficLights('food', amounts, 100)).toEqual({ fat: 'green', saturates: null, sugars: null, salt: 'amber' })
  })

  test('only a drink of more than 150 ml can be red for its size', () => {
    expect(trafficLights('drink', { fat: 8 }, 150).fat).toBe('amber')
    expect(trafficLights('drink', { fat: 8 }, 151).fat).toBe('red')
  })

  test('a portion of nothing is refused', () => {
    expect(() => trafficLights('food', {}, 0)).toThrow('no portion')
  })
})

describe('nutrient profile', () => {
  test.each([
    ['porridge', 'food', [297, 0.3, 0.3, 4, 0, 1.7, 2.5], [0, 0, 1, 1, -2], false],
    ['milk chocolate', 'food', [2220, 18, 56, 80, 0, 1.5, 7.5], [26, 0, 1, 4, 25], true],
    ['cheddar', 'food', [1700, 21, 0.1, 720, 0, 0, 25], [22, 0, 0, 5, 22], true],
    ['almonds', 'food', [2423, 3.8, 4.2, 1, 100, 12.5, 21], [10, 5, 5, 5, -5], false],
    ['cola', 'drink', [180, 0, 10.6, 4, 0, 0, 0], [2, 0, 0, 0, 2], true],
    ['orange juice', 'drink', [180, 0, 8.5, 1, 100, 0.2, 0.7], [1, 5, 0, 0, -4], false],
    ['boundary', 'food', [335, 1, 4.5, 90, 40, 0.9, 1.6], [0, 0, 0, 0, 0], false],
  ] as const)('%s', (_, kind, [energyKj, saturatesG, sugarsG, sodiumMg, fruit, fibreG, proteinG], points, isHigh) => {
    const food = { energyKj, saturatesG, sugarsG, sodiumMg, fruitVegNutsPercent: fruit, fibreG, proteinG }
    const [aPoints, fruitVegNutsPoints, fibrePoints, proteinPoints, score] = points
    expect(nutrientProfile(kind, food)).toEqual({
      aPoints,
      fruitVegNutsPoints,
      fibrePoints,
      proteinPoints,
      score,
      highInFatSaltOrSugar: isHigh,
    })
  })

  test('a food that is 101 % fruit is refused', () => {
    const food = { energyKj: 1, saturatesG: 0, sugarsG: 0, sodiumMg: 0, fibreG: 0, proteinG: 0 }
    expect(() => nutrientProfile('food', { ...food, fruitVegNutsPercent: 101 })).toThrow('all fruit')
    expect(() => nutrientProfile('food', { ...food, energyKj: -1, fruitVegNutsPercent: 0 })).toThrow('energyKj')
  })
})

describe('figures on a label', () => {
  test.each([
    ['energyKcal', 211.5, '212'],
    ['energyKj', 885.4, '885'],
    ['fatG', 12.4, '12'],
    ['fatG', 9.96, '10'],
    ['fatG', 9.94, '9.9'],
    ['fatG', 0.5, '<0.5'],
    ['fatG', 0.51, '0.5'],
    ['fatG', 0, '0'],
    ['saturatesG', 0.2, '0.2'],
    ['saturatesG', 0.1, '<0.1'],
    ['calciumMg', 1234, '1,230'],
    ['magnesiumMg', 123.5, '124'],
    ['zincMg', 12.34, '12'],
    ['vitaminDUg', 5.25, '5.3'],
    ['ironMg', 14.26, '14'],
  ] as const)('%s %d is printed %s', (key, amount, text) => expect(labelFigure(key, amount).text).toBe(text))

  test.each([
    [0, '0'],
    [0.0125, '<0.01'],
    [0.013, '0.01'],
    [0.304, '0.30'],
    [0.996, '1.0'],
    [1.25, '1.3'],
  ])('salt %d is printed %s', (grams, text) => expect(labelSalt(grams).text).toBe(text))

  test('salt is sodium times 2.5', () => expect(saltG(400)).toBe(1))

  test('a negative amount is refused', () => {
    expect(() => labelFigure('fatG', -0.1)).toThrow('cannot be')
    expect(() => labelSalt(Number.NaN)).toThrow('cannot be')
  })

  test('per cent of the reference intake and of the NRV', () => {
    expect(percentReferenceIntake('energyKcal', 515)).toBe(26)
    expect(percentNrv('ironMg', 2.1)).toBe(15)
    expect(percentNrv('fatG', 10)).toBeNull()
    expect(portionPercents({ energyKcal: 500, fatG: 7, sodiumMg: 960 })).toEqual({
      energyKcal: 25,
      fatG: 10,
      saturatesG: null,
      sugarsG: null,
      saltG: 40,
    })
    expect(() => percentNrv('ironMg', -1)).toThrow('no amount')
  })

  test('halves go away from zero, binary fractions or not', () => {
    expect([1.005, 2.5, -2.5, 0.5, 8.5].map((value, nth) => roundTo(value, nth === 0 ? 2 : 0))).toEqual([
      1.01, 3, -3, 1, 9,
    ])
    expect(roundToFigures(0.012345, 2)).toBe(0.012)
    expect(roundToFigures(0, 3)).toBe(0)
    expect(() => roundTo(Number.NaN, 0)).toThrow('rounded')
  })
})
