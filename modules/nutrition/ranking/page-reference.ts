import type { Sex } from '../needs/energy-need.ts'
import { type Person, ukReference } from '../needs/reference-intakes.ts'
import { saltG } from '../nutrients.ts'
import { labelDay, type NutrientPage } from './nutrient-pages.ts'
import type { ReferenceTable } from './own-reader.ts'

/** For whom the per cents of a page are. */
export const READERS = {
  women: { label: 'women 19 to 49', sex: 'female', ageYears: 30 },
  men: { label: 'men 19 to 49', sex: 'male', ageYears: 30 },
  girls: { label: 'girls 11 to 18', sex: 'female', ageYears: 15 },
  boys: { label: 'boys 11 to 18', sex: 'male', ageYears: 15 },
} as const satisfies { readonly [reader: string]: { label: string; sex: Sex; ageYears: number } }
export type Reader = keyof typeof READERS

/** What a day's intake is held beside on a nutrient's page, in the page's unit. */
export interface PageReference {
  readonly amount: number
  /** Of whom: 'women 19 to 49'; or a label, where the UK sets no reference of the nutrient. */
  readonly of: string
}

/** Free sugars a day at most, g, from each age: NHS, Sugar: the facts (5 % of energy, SACN 2015). */
const FREE_SUGARS_G: readonly (readonly [from: number, g: number])[] = [
  [11, 30],
  [7, 24],
  [4, 19],
]

/** The UK reference for a person in the page's unit, or null where none is set. Age in whole years from 1. */
export function pageReference(page: NutrientPage, sex: Sex, ageYears: number): number | null {
  if (page.slug === 'free-sugars') return FREE_SUGARS_G.find(([from]) => ageYears >= from)?.[1] ?? null
  const reference = ukReference({ sex, ageYears }, page.key)
  if (!reference || reference.kind === 'NRV') return null
  return page.slug === 'salt' ? saltG(reference.amount) : reference.amount
}

/** What this reader's per cents are of: their UK reference, else the label's day; null where there is neither. */
export function readerReference(page: NutrientPage, reader: Reader): PageReference | null {
  const { sex, ageYears, label } = READERS[reader]
  const own = pageReference(page, sex, ageYears)
  if (own !== null) return { amount: own, of: label }
  const day = labelDay(page)
  return day === null ? null : { amount: day, of: 'a label’s 100 %' }
}

/** Years of age that share a reference, with that of each sex. */
export interface ReferenceBand {
  readonly from: number
  /** The last year, or null: and over. */
  readonly to: number | null
  readonly female: number
  readonly male: number
}

const OLDEST = 75

/** The UK references by age, as few bands as there are changes; none where the UK sets none. */
export function referenceBands(page: NutrientPage): ReferenceBand[] {
  const bands: { from: number; to: number | null; female: number; male: number }[] = []
  for (let age = 1; age <= OLDEST; age += 1) {
    const female = pageReference(page, 'female', age)
    const male = pageReference(page, 'male', age)
    if (female === null || male === null) continue
    const last = bands.at(-1)
    if (last && last.female === female && last.male === male) last.to = age
    else bands.push({ from: age, to: age, female, male })
  }
  const last = bands.at(-1)
  if (last) last.to = null
  return bands
}

/** All references of a page, for whoever wants their own; null where the UK sets none. */
export function referenceTable(page: NutrientPage): ReferenceTable | null {
  const bands = referenceBands(page)
  if (bands.length === 0) return null
  const woman = { sex: 'female', ageYears: 30 } as const
  const amount = (more: Partial<Person>) =>
    page.slug === 'free-sugars' || page.slug === 'salt'
      ? 0
      : (ukReference({ ...woman, ...more }, page.key)?.amount ?? 0)
  const more = (state: Partial<Person>) => Number((amount(state) - amount({})).toFixed(3))
  return {
    bands,
    more: {
      neither: 0,
      pregnant: more({ pregnancy: { trimester: 1 } }),
      'last-trimester': more({ pregnancy: { trimester: 3 } }),
      feeding: more({ breastfeeding: { months: 0 } }),
      'feeding-later': more({ breastfeeding: { months: 6 } }),
    },
  }
}
