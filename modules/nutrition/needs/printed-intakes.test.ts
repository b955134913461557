import { expect, test } from 'vitest'
import { isNutrientKey, type NutrientKey } from '../nutrients.ts'
import { UK_AGES, UK_PRINTED, US_AGES, US_PRINTED } from './printed-intakes.fixture.ts'
import { type Person, type Reference, ukReference, usDailyValue, usReference } from './reference-intakes.ts'

const WOMAN = { sex: 'female', ageYears: 30 } as const
const MOTHERS: readonly Person[] = [
  { ...WOMAN, pregnancy: { trimester: 1 } },
  { ...WOMAN, pregnancy: { trimester: 3 } },
  { ...WOMAN, breastfeeding: { months: 1 } },
  { ...WOMAN, breastfeeding: { months: 6 } },
]

const rows = (printed: string): [NutrientKey, string][] =>
  printed
    .trim()
    .split('\n')
    .flatMap(line => {
      const [key = '', figures = ''] = line.split(': ')
      return isNutrientKey(key) ? [[key, figures]] : []
    })

function lineOf(reference: (person: Person) => Reference | null, ages: readonly number[]): string {
  const printed = (people: readonly Person[]) => people.map(person => reference(person)?.amount ?? '-').join(' ')
  const aged = (sex: Person['sex']) => printed(ages.map(ageYears => ({ sex, ageYears })))
  return [aged('male'), aged('female'), printed(MOTHERS)].join(' | ')
}

test.each(rows(UK_PRINTED))('UK %s: %s', (key, figures) => {
  expect(lineOf(person => ukReference(person, key), UK_AGES)).toBe(figures)
})

test.each(rows(US_PRINTED))('US %s: %s', (key, figures) => {
  const daily = usDailyValue(key)?.amount ?? '-'
  expect(`${lineOf(person => usReference(person, key), US_AGES)} | ${daily}`).toBe(figures)
})

test('every row is held', () => {
  expect([rows(UK_PRINTED).length, rows(US_PRINTED).length]).toEqual([28, 28])
})
