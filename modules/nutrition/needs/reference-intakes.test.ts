import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Figure } from '../intake/intake.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import { type Person, type Reference, ukReference, usDailyValue, usReference } from './reference-intakes.ts'
import { standingOf } from './standing.ts'

const MAN: Person = { sex: 'male', ageYears: 30 }
const WOMAN: Person = { sex: 'female', ageYears: 30 }
const pregnant = (trimester: 1 | 2 | 3): Person => ({ ...WOMAN, pregnancy: { trimester } })
const feeding = (months: number): Person => ({ ...WOMAN, breastfeeding: { months } })

describe('UK reference intakes', () => {
  test.each<[string, Person, NutrientKey, number]>([
    ['a man of 30', MAN, 'ironMg', 8.7],
    ['a man of 30', MAN, 'magnesiumMg', 300],
    ['a man of 30', MAN, 'niacinMg', 16.5],
    ['a man of 30', MAN, 'energyKcal', 2749],
    ['a man of 30', MAN, 'proteinG', 55.5],
    ['a man of 30', MAN, 'fibreG', 30],
    ['a man of 30', MAN, 'sodiumMg', 2400],
    ['a man of 30', MAN, 'saturatesG', 30],
    ['a woman of 30', WOMAN, 'ironMg', 14.8],
    ['a woman of 30', WOMAN, 'zincMg', 7],
    ['a woman of 30', WOMAN, 'seleniumUg', 60],
    ['a woman of 49', { ...WOMAN, ageYears: 49 }, 'ironMg', 14.8],
    ['a woman of 50', { ...WOMAN, ageYears: 50 }, 'ironMg', 8.7],
    ['a woman of 55', { ...WOMAN, ageYears: 55 }, 'energyKcal', 2079],
    ['a man of 70', { ...MAN, ageYears: 70 }, 'thiaminMg', 0.9],
    ['a man of 76', { ...MAN, ageYears: 76 }, 'energyKcal', 2294],
    ['a girl of 16', { ...WOMAN, ageYears: 16 }, 'calciumMg', 800],
    ['a boy of 12', { ...MAN, ageYears: 12 }, 'calciumMg', 1000],
    ['a child of 8', { ...MAN, ageYears: 8 }, 'vitaminAUg', 500],
    ['a child of 3', { ...WOMAN, ageYears: 3 }, 'ironMg', 6.9],
    ['pregnant', pregnant(1), 'folateUg', 300],
    ['pregnant', pregnant(1), 'vitaminAUg', 700],
    ['pregnant, second trimester', pregnant(2), 'vitaminCMg', 40],
    ['pregnant, last trimester', pregnant(3), 'vitaminCMg', 50],
    ['pregnant, last trimester', pregnant(3), 'thiaminMg', 0.9],
    ['pregnant, last trimester', pregnant(3), 'energyKcal', 2366],
    ['breastfeeding', feeding(1), 'calciumMg', 1250],
    ['breastfeeding', feeding(1), 'zincMg', 13],
    ['breastfeeding after four months', feeding(4), 'zincMg', 9.5],
    ['breastfeeding', feeding(1), 'proteinG', 56],
    ['breastfeeding after six months', feeding(6), 'proteinG', 53],
  ])('%s: %j needs %s %d', (_, person, key, amount) => expect(ukReference(person, key)?.amount).toBe(amount))

  test('without an RNI the NRV of labels takes its place, by its name', () => {
    expect(ukReference(MAN, 'vitaminKUg')).toMatchObject({ kind: 'NRV', amount: 75 })
    expect(ukReference(MAN, 'biotinUg')).toMatchObject({ kind: 'NRV', amount: 50 })
    expect(ukReference({ ...MAN, ageYears: 12 }, 'biotinUg')).toBeNull()
    expect(ukReference(MAN, 'sugarsG')).toBeNull()
  })

  test('ages without figures have none', () => {
    for (const ageYears of [0.5, 121, Number.NaN]) {
      expect(NUTRIENT_KEYS.map(key => ukReference({ ...MAN, ageYears }, key)).filter(Boolean)).toEqual([])
    }
  })

  test('US figures are there on request, and say where they count otherwise', () => {
    expect(usReference(MAN, 'magnesiumMg')?.amount).toBe(400)
    expect(usReference({ ...WOMAN, ageYears: 51 }, 'calciumMg')?.amount).toBe(1200)
    expect(usReference(pregnant(1), 'magnesiumMg')?.amount).toBe(350)
    expect(usReference({ ...pregnant(1), ageYears: 35 }, 'magnesiumMg')?.amount).toBe(360)
    expect(usReference(feeding(1), 'iodineUg')?.amount).toBe(290)
    expect(usReference({ ...MAN, ageYears: 18 }, 'ironMg')).toBeNull()
    expect(usReference(MAN, 'folateUg')?.otherBasis).toContain('dietary folate equivalents')
    expect(usDailyValue('vitaminAUg')?.otherBasis).toContain('retinol activity')
    expect(usDailyValue('sodiumMg')).toMatchObject({ amount: 2300, sense: 'at most' })
    expect(usDailyValue('sugarsG')).toBeNull()
  })
})

const known = (amount: number): Figure => ({ amount, most: amount, coverage: 1 })
const partly = (amount: number, most = Number.POSITIVE_INFINITY): Figure => ({ amount, most, coverage: 1 / 3 })
const least: Reference = { amount: 100, kind: 'RNI', sense: 'at least', source: 'x' }
const most: Reference = { ...least, sense: 'at most' }
const about: Reference = { ...least, sense: 'about' }

describe('standing beside a reference', () => {
  test.each([
    [known(100), least, 'met', 0],
    [known(99), least, 'not met', 1],
    [partly(99), least, 'cannot tell', 1],
    [partly(100), least, 'met', 0],
    [known(100), most, 'met', 0],
    [known(101), most, 'not met', 0],
    [partly(100), most, 'cannot tell', 0],
    [partly(101), most, 'not met', 0],
    [known(89), about, 'not met', 0],
    [known(91), about, 'met', 0],
    [partly(91), about, 'cannot tell', 0],
    [partly(111), about, 'not met', 0],
    [partly(50, 99), least, 'not met', 50],
    [partly(50, 100), least, 'cannot tell', 50],
    [partly(50, 100), most, 'met', 0],
    [partly(50, 101), most, 'cannot tell', 0],
    [partly(90, 110), about, 'met', 0],
    [partly(90, 111), about, 'cannot tell', 0],
    [partly(80, 89), about, 'not met', 0],
    [partly(80, 90), about, 'cannot tell', 0],
  ] as const)('%j of %j is %s', (intake, reference, verdict, gap) => {
    expect(standingOf(intake, reference)).toMatchObject({ verdict, gap, percent: intake.amount })
  })

  test('knowing less never turns one verdict into its opposite', () => {
    const senses = fc.constantFrom(least, most, about)
    fc.assert(
      fc.property(
        senses,
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.oneof(fc.double({ min: 0, max: 300, noNaN: true }), fc.constant(Number.POSITIVE_INFINITY)),
        (reference, amount, kept, more) => {
          const before = standingOf(known(amount), reference).verdict
          const after = standingOf(partly(amount * kept, amount + more), reference).verdict
          expect([before, 'cannot tell']).toContain(after)
        },
      ),
    )
  })
})
