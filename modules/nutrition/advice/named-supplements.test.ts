import { expect, test } from 'vitest'
import type { Eater } from '../needs/goals.ts'
import { namedSupplementAdvice, ON_NAMED_SUPPLEMENTS } from './named-supplements.ts'

const MAN: Eater = { sex: 'male', ageYears: 40, weightKg: null, goalKcal: 2000, isKeto: false }
const PREGNANT: Eater = { ...MAN, sex: 'female', ageYears: 31, pregnancy: { trimester: 2 } }
const FEEDING: Eater = { ...MAN, sex: 'female', ageYears: 31, breastfeeding: { months: 2 } }
const said = (name: string, eater: Eater) => namedSupplementAdvice(eater, [name]).map(({ sentence }) => sentence)

test.each([
  ['Cod Liver Oil capsules', PREGNANT, /fish liver oil in pregnancy/],
  ['Kelp capsules', FEEDING, /^Do not count on kelp/],
  ['Turmeric & black pepper', MAN, /^Turmeric in capsules/],
  ['Green tea extract 400 mg', MAN, /800 mg of EGCG/],
  ['CBD gummies', MAN, /at or below 10 mg/],
  ['CBD gummies', PREGNANT, /^Leave CBD out/],
  ['Beta-carotene 6 mg', MAN, /no more than 7 mg/],
  ['St. John’s Wort', MAN, /the pill among them/],
] as const)('of %s it is said', (name, eater, words) => {
  expect(said(name, eater)).toEqual([expect.stringMatching(words)])
})

test('nothing is said of what has no such name, nor to whom it does not concern', () => {
  expect(said('Magnesium', PREGNANT)).toEqual([])
  expect(said('Cod liver oil', MAN)).toEqual([])
  expect(said('Kelp', MAN)).toEqual([])
})

test('each says whose advice it is and who helps to decide', () => {
  for (const { sentence, asked, source } of ON_NAMED_SUPPLEMENTS) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(asked).toMatch(/pharmacist|doctor/)
    expect(source).not.toBe('')
  }
})
