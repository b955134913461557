import { describe, expect, test } from 'vitest'
import { NRV } from '../label/label-reference.ts'
import { isNutrientKey, NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import type { Sex } from './energy-need.ts'
import {
  ANNEX_XIII,
  COMA_PROTEIN,
  COMA_RNI,
  NHS_SATURATES,
  SACN_ENERGY,
  SACN_FIBRE,
  SACN_LAST_TRIMESTER_KCAL,
  SACN_SODIUM,
  US_INTAKES,
  US_LABEL,
} from './printed-intakes.fixture.ts'
import { type Person, type Reference, ukReference, usDailyValue, usReference } from './reference-intakes.ts'

/** First and last year of each band: a band that begins a year early or late is seen. */
const CHILDREN = ['1-3', '4-6', '7-10']
const UK_BANDS = ['11-14', '15-18', '19-49', '50-64', '65-120']
const US_BANDS = ['19-30', '31-50', '51-70', '71-120']

const SEXES = ['male', 'female'] as const

interface Row {
  readonly key: NutrientKey
  readonly parts: readonly string[]
}

const lines = (printed: string) => printed.trim().split('\n')

function rows(printed: string): Row[] {
  return lines(printed).map(line => {
    const [key = '', ...parts] = line.split(/ \| | (?=[AR])/)
    if (!isNutrientKey(key)) throw new Error(`${key} is no nutrient`)
    return { key, parts }
  })
}

function pairs(printed: string): [NutrientKey, number][] {
  return lines(printed).map(line => {
    const [key = '', figure] = line.split(' ')
    if (!isNutrientKey(key)) throw new Error(`${key} is no nutrient`)
    return [key, Number(figure)]
  })
}

const numbers = (part = '') => part.split(' ').map(Number)
const yearsOf = (band: string): number[] => {
  const [first = 0, last = first] = band.split('-').map(Number)
  return [first, last, last + 0.9].filter(years => years <= 120)
}

/** What the reference says of everybody in these bands, beside what is printed. */
function expectBands(
  said: (person: Person) => Reference | null,
  sexes: readonly Sex[],
  bands: readonly string[],
  printed: readonly number[],
) {
  expect(printed).toHaveLength(bands.length)
  const people = bands.flatMap((band, column) =>
    sexes.flatMap(sex => yearsOf(band).map(ageYears => ({ sex, ageYears, printed: printed[column] }))),
  )
  expect(people.map(({ sex, ageYears }) => ({ sex, ageYears, printed: said({ sex, ageYears })?.amount }))).toEqual(
    people,
  )
}

function expectMothers(said: (person: Person) => Reference | null, pregnancy: number[], months: [number, number][]) {
  const mother: Person = { sex: 'female', ageYears: 30 }
  const before = said(mother)?.amount ?? Number.NaN
  const trimesters = ([1, 2, 3] as const).map(
    trimester => said({ ...mother, pregnancy: { trimester } })?.amount ?? Number.NaN,
  )
  pregnancy.forEach((more, nth) => {
    expect(trimesters[nth]).toBeCloseTo(before + more, 9)
  })
  for (const [month, more] of months) {
    expect(said({ ...mother, breastfeeding: { months: month } })?.amount).toBeCloseTo(before + more, 9)
  }
}

describe('COMA', () => {
  test.each(rows(COMA_RNI))('$key is $parts', ({ key, parts: [children, men, women, pregnancy, feeding] }) => {
    const said = (person: Person) => ukReference(person, key)
    expectBands(said, SEXES, CHILDREN, numbers(children))
    expectBands(said, ['male'], UK_BANDS, numbers(men))
    expectBands(said, ['female'], UK_BANDS, numbers(women))
    const [early = 0, late = 0] = numbers(feeding)
    expectMothers(said, numbers(pregnancy), [
      [0, early],
      [3.9, early],
      [4, late],
      [12, late],
    ])
    expect(said({ sex: 'male', ageYears: 30 })).toMatchObject({ kind: 'RNI', sense: 'at least' })
  })

  test('protein', () => {
    const said = (person: Person) => ukReference(person, 'proteinG')
    const [children, men, women, pregnancy, feeding] = COMA_PROTEIN.split(' | ')
    expectBands(said, SEXES, CHILDREN, numbers(children))
    expectBands(said, ['male'], UK_BANDS, numbers(men))
    expectBands(said, ['female'], UK_BANDS, numbers(women))
    const [early = 0, late = 0] = numbers(feeding)
    expectMothers(said, numbers(pregnancy), [
      [5.9, early],
      [6, late],
    ])
    expect(said({ sex: 'male', ageYears: 30 })).toMatchObject({ kind: 'RNI', sense: 'at least' })
  })

  test('of fat 35 % and of carbohydrate 50 % of the energy, by 9 and 4 kcal a gram', () => {
    for (const [sex, kcal] of [
      ['male', 2749],
      ['female', 2175],
    ] as const) {
      const person = { sex, ageYears: 30 }
      expect(ukReference(person, 'fatG')?.amount).toBeCloseTo((kcal * 0.35) / 9, 1)
      expect(ukReference(person, 'carbohydrateG')?.amount).toBeCloseTo((kcal * 0.5) / 4, 1)
    }
    const child = (ageYears: number, key: NutrientKey) => ukReference({ sex: 'male', ageYears }, key)
    expect([child(4.9, 'fatG'), child(1.9, 'carbohydrateG')]).toEqual([null, null])
    expect(child(5, 'fatG')).toMatchObject({ kind: 'guideline', sense: 'at most' })
    expect(child(2, 'carbohydrateG')).toMatchObject({ kind: 'guideline', sense: 'about' })
  })
})

describe('SACN', () => {
  test('energy, in kcal and in kJ', () => {
    const bands = lines(SACN_ENERGY).map(line => line.split(' '))
    for (const [column, sex] of SEXES.entries()) {
      const printed = bands.map(cells => Number(cells[column + 1]))
      const ages = bands.map(([band = '']) => band)
      expectBands(person => ukReference(person, 'energyKcal'), [sex], ages, printed)
      const kj = printed.map(kcal => Math.round(kcal * 418.4) / 100)
      expectBands(person => ukReference(person, 'energyKj'), [sex], ages, kj)
    }
    for (const key of ['energyKcal', 'energyKj'] as const) {
      expect(ukReference({ sex: 'male', ageYears: 30 }, key)).toMatchObject({ kind: 'EAR', sense: 'about' })
    }
    expectMothers(
      person => ukReference(person, 'energyKcal'),
      [0, 0, SACN_LAST_TRIMESTER_KCAL],
      [
        [1, 0],
        [7, 0],
      ],
    )
  })

  test.each([
    ['fibreG', SACN_FIBRE, 'at least'],
    ['sodiumMg', SACN_SODIUM, 'at most'],
  ] as const)('%s is %s, %s', (key, printed, sense) => {
    const bands = printed.map(line => line.split(' ')[0] ?? '')
    const said = (person: Person) => ukReference(person, key)
    const figures = printed.map(line => Number(line.split(' ')[1]))
    expectBands(said, SEXES, bands, figures)
    expect(said({ sex: 'male', ageYears: 30 })).toMatchObject({ kind: 'guideline', sense })
    expect(ukReference({ sex: 'male', ageYears: 1.9 }, 'fibreG')).toBeNull()
  })

  test('saturates, of adults', () => {
    for (const sex of SEXES) {
      expectBands(person => ukReference(person, 'saturatesG'), [sex], ['19-120'], [NHS_SATURATES[sex]])
    }
    expect(ukReference({ sex: 'male', ageYears: 18.9 }, 'saturatesG')).toBeNull()
    expect(ukReference({ sex: 'male', ageYears: 19 }, 'saturatesG')).toMatchObject({ sense: 'at most' })
  })
})

describe('the label of the UK', () => {
  test('is Annex XIII, whole', () => expect(Object.entries(NRV).toSorted()).toEqual(pairs(ANNEX_XIII).toSorted()))

  test('stands in for adults where COMA has no RNI, and only there', () => {
    const without = NUTRIENT_KEYS.filter(key => ukReference({ sex: 'male', ageYears: 30 }, key)?.kind === 'NRV')
    expect(without).toEqual(['vitaminEMg', 'vitaminKUg', 'pantothenateMg', 'biotinUg', 'manganeseMg'])
    for (const key of without) {
      expectBands(person => ukReference(person, key), SEXES, ['19-120'], [new Map(pairs(ANNEX_XIII)).get(key) ?? 0])
      expect(ukReference({ sex: 'female', ageYears: 18.9 }, key)).toBeNull()
    }
  })
})

describe('the US', () => {
  test.each(rows(US_INTAKES))('$key is $parts', ({ key, parts: [kind, men, women, pregnancy, feeding] }) => {
    const said = (person: Person) => usReference(person, key)
    expectBands(said, ['male'], US_BANDS, numbers(men))
    expectBands(said, ['female'], US_BANDS, numbers(women))
    const states = [
      { pregnancy: { trimester: 1 } },
      { breastfeeding: { months: 1 } },
    ] as const satisfies Partial<Person>[]
    const mothers = states.map(state =>
      [20, 30.9, 31, 50].map(ageYears => said({ sex: 'female', ageYears, ...state })?.amount),
    )
    const twice = ([young, older]: number[]) => [young, young, older, older]
    expect(mothers).toEqual([twice(numbers(pregnancy)), twice(numbers(feeding))])
    expect(said({ sex: 'male', ageYears: 30 })).toMatchObject({ kind, sense: 'at least' })
    expect(said({ sex: 'male', ageYears: 18.9 })).toBeNull()
  })

  test('sets a most for sodium, and nothing else', () => {
    const printed = rows(US_INTAKES).map(({ key }) => key)
    const said = NUTRIENT_KEYS.filter(key => usReference({ sex: 'male', ageYears: 30 }, key))
    expect(said.toSorted()).toEqual([...printed, 'sodiumMg'].toSorted())
    expectBands(person => usReference(person, 'sodiumMg'), SEXES, ['19-120'], [2300])
    expect(usReference({ sex: 'male', ageYears: 30 }, 'sodiumMg')).toMatchObject({ sense: 'at most' })
  })

  test('prints these daily values on labels', () => {
    const said = NUTRIENT_KEYS.flatMap(key => {
      const value = usDailyValue(key)
      return value ? [[key, value.amount] as const] : []
    })
    expect(said.toSorted()).toEqual(pairs(US_LABEL).toSorted())
    const senses = Object.groupBy(pairs(US_LABEL), ([key]) => usDailyValue(key)?.sense ?? 'none')
    expect(senses['at most']?.map(([key]) => key)).toEqual(['fatG', 'saturatesG', 'sodiumMg'])
    expect(senses.about?.map(([key]) => key)).toEqual(['carbohydrateG'])
  })
})
