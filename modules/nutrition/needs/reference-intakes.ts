import { NRV } from '../label/label-reference.ts'
import type { NutrientKey } from '../nutrients.ts'
import type { Sex } from './energy-need.ts'
import {
  ADULT_BANDS,
  CHILD_BANDS,
  UK_CARBOHYDRATE_SHARE,
  UK_ENERGY_EAR,
  UK_FAT_SHARE,
  UK_FIBRE_G,
  UK_LAST_TRIMESTER_KCAL,
  UK_PROTEIN_G,
  UK_RNI,
  UK_SATURATES_LIMIT_G,
  UK_SODIUM_LIMIT_MG,
} from './uk-intakes.ts'
import { US_BANDS, US_DAILY_VALUES, US_DRI, US_SODIUM_LIMIT_MG, US_YOUNG_MAGNESIUM } from './us-intakes.ts'

/** Whose intake it is. `ageYears` from 1 to 120. */
export interface Person {
  readonly sex: Sex
  readonly ageYears: number
  readonly pregnancy?: { readonly trimester: 1 | 2 | 3 }
  /** Months since the birth, 0 or more. */
  readonly breastfeeding?: { readonly months: number }
}

/** What a day's intake is held beside. */
export interface Reference {
  /** A day, in the nutrient's unit. */
  readonly amount: number
  readonly kind: 'RNI' | 'EAR' | 'RDA' | 'AI' | 'NRV' | 'DV' | 'guideline'
  /** 'at least': less is a gap. 'at most': more is too much. 'about': neither. */
  readonly sense: 'at least' | 'at most' | 'about'
  readonly source: string
  /** Set where the reference counts on another basis than our figures do, so that a per cent is approximate. */
  readonly otherBasis?: string
}

const COMA = 'COMA 1991 and SACN'
const ENERGY_PER_G = { fat: 9, carbohydrate: 4 } as const
const ADULT = 19

/**
 * The UK reference for one nutrient, or null: total sugars have none (the advice is about free sugars), nor has anyone
 * under 1. Nutrients without an RNI (vitamins E and K, biotin, pantothenic acid, manganese) fall back to the label's
 * NRV for adults, and say so by their kind. Sodium is a limit: its RNI of 1600 mg is passed by everybody.
 */
export function ukReference(person: Person, key: NutrientKey): Reference | null {
  if (!isAge(person.ageYears)) return null
  const row = UK_RNI[key]
  if (row) return { amount: rni(row, person), kind: 'RNI', sense: 'at least', source: COMA }
  return ukMacro(person, key) ?? (person.ageYears >= ADULT ? label(key) : null)
}

function isAge(ageYears: number): boolean {
  return ageYears >= 1 && ageYears <= 120
}

function rni(row: NonNullable<(typeof UK_RNI)[NutrientKey]>, person: Person): number {
  const { ageYears, sex } = person
  const base =
    ageYears < ADULT_BANDS[0] ? inBand(CHILD_BANDS, row.children, ageYears) : inBand(ADULT_BANDS, row[sex], ageYears)
  return rounded(base + morePregnant(row, person) + moreBreastfeeding(row, person))
}

function morePregnant(row: NonNullable<(typeof UK_RNI)[NutrientKey]>, { pregnancy }: Person): number {
  if (!pregnancy || !row.pregnancy) return 0
  return row.pregnancy.lastTrimesterOnly && pregnancy.trimester !== 3 ? 0 : row.pregnancy.more
}

function moreBreastfeeding(row: NonNullable<(typeof UK_RNI)[NutrientKey]>, { breastfeeding }: Person): number {
  if (!breastfeeding || !row.breastfeeding) return 0
  const { more, moreAfterFourMonths = more } = row.breastfeeding
  return breastfeeding.months < 4 ? more : moreAfterFourMonths
}

function ukMacro(person: Person, key: NutrientKey): Reference | null {
  const { ageYears, sex } = person
  const kcal = energyEar(person)
  const shareOf = (share: number, perGram: number) => rounded((kcal * share) / perGram)
  switch (key) {
    case 'energyKcal':
      return { amount: kcal, kind: 'EAR', sense: 'about', source: 'SACN 2011' }
    case 'energyKj':
      return { amount: rounded(kcal * 4.184), kind: 'EAR', sense: 'about', source: 'SACN 2011' }
    case 'proteinG':
      return { amount: protein(person), kind: 'RNI', sense: 'at least', source: COMA }
    case 'fibreG':
      return guideline(from(UK_FIBRE_G, ageYears)?.[1], 'at least', 'SACN 2015')
    case 'sodiumMg':
      return guideline(from(UK_SODIUM_LIMIT_MG, ageYears)?.[1], 'at most', 'SACN 2003')
    case 'carbohydrateG':
      return ageYears < 2 ? null : guideline(shareOf(UK_CARBOHYDRATE_SHARE, ENERGY_PER_G.carbohydrate), 'about', COMA)
    case 'fatG':
      return ageYears < 5 ? null : guideline(shareOf(UK_FAT_SHARE, ENERGY_PER_G.fat), 'at most', COMA)
    case 'saturatesG':
      return ageYears < ADULT ? null : guideline(UK_SATURATES_LIMIT_G[sex], 'at most', 'NHS, SACN 2019')
    default:
      return null
  }
}

function guideline(amount: number | undefined, sense: Reference['sense'], source: string): Reference | null {
  return amount === undefined ? null : { amount, kind: 'guideline', sense, source }
}

/** kcal a day for this person at a physical activity level of 1.63 (SACN 2011). */
function energyEar({ ageYears, sex, pregnancy }: Person): number {
  const [, male = 0, female = 0] = from(UK_ENERGY_EAR, ageYears) ?? []
  return (sex === 'male' ? male : female) + (pregnancy?.trimester === 3 ? UK_LAST_TRIMESTER_KCAL : 0)
}

function protein({ ageYears, sex, pregnancy, breastfeeding }: Person): number {
  const [, male = 0, female = 0] = from(UK_PROTEIN_G, ageYears) ?? []
  const feeding = breastfeeding ? (breastfeeding.months < 6 ? 11 : 8) : 0
  return rounded((sex === 'male' ? male : female) + (pregnancy ? 6 : 0) + feeding)
}

function label(key: NutrientKey): Reference | null {
  const amount = NRV[key]
  return amount === undefined ? null : { amount, kind: 'NRV', sense: 'at least', source: 'Regulation (EU) 1169/2011' }
}

const OTHER_BASIS: { readonly [K in NutrientKey]?: string } = {
  vitaminAUg: 'Counted in retinol activity equivalents, in which plant foods give half as much',
  folateUg: 'Counted in dietary folate equivalents, in which added folic acid counts 1.7 times',
}

/** The US reference (RDA or AI) of an adult from 19 on; null for everybody else and where there is none. */
export function usReference(person: Person, key: NutrientKey): Reference | null {
  if (!isAge(person.ageYears) || person.ageYears < US_BANDS[0]) return null
  if (key === 'sodiumMg') {
    return { amount: US_SODIUM_LIMIT_MG, kind: 'guideline', sense: 'at most', source: 'National Academies 2019' }
  }
  const row = US_DRI[key]
  if (!row) return null
  const basis = OTHER_BASIS[key]
  return {
    amount: dri(row, person, key),
    kind: row.kind,
    sense: 'at least',
    source: 'National Academies, dietary reference intakes',
    ...(basis && { otherBasis: basis }),
  }
}

function dri(row: NonNullable<(typeof US_DRI)[NutrientKey]>, person: Person, key: NutrientKey): number {
  const state = person.pregnancy ? 'pregnancy' : person.breastfeeding ? 'breastfeeding' : null
  if (!state) return inBand(US_BANDS, row[person.sex], person.ageYears)
  return key === 'magnesiumMg' && person.ageYears < US_BANDS[1] ? US_YOUNG_MAGNESIUM[state] : row[state]
}

/** The daily value of a US label, or null where it has none. */
export function usDailyValue(key: NutrientKey): Reference | null {
  const amount = US_DAILY_VALUES[key]
  if (amount === undefined) return null
  const basis = OTHER_BASIS[key]
  const limited = key === 'sodiumMg' || key === 'fatG' || key === 'saturatesG'
  return {
    amount,
    kind: 'DV',
    sense: limited ? 'at most' : key === 'carbohydrateG' ? 'about' : 'at least',
    source: '21 CFR 101.9',
    ...(basis && { otherBasis: basis }),
  }
}

function inBand(starts: readonly number[], values: readonly number[], ageYears: number): number {
  const band = starts.findLastIndex(start => ageYears >= start)
  const value = values[band]
  if (value === undefined) throw new Error(`No band for ${ageYears} years`)
  return value
}

function from<R extends readonly [from: number, ...rest: number[]]>(rows: readonly R[], ageYears: number) {
  return rows.find(([start]) => ageYears >= start)
}

/** Sums like 0.8 + 0.1 carry the error of binary fractions. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
