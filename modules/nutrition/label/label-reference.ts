import { type NutrientKey, saltG } from '../nutrients.ts'
import { roundTo } from '../rounding.ts'

/** Adult reference intakes for labels, a day: Regulation (EU) 1169/2011, Annex XIII part B, as assimilated in GB. */
export const ADULT_REFERENCE_INTAKES = {
  energyKj: 8400,
  energyKcal: 2000,
  fatG: 70,
  saturatesG: 20,
  carbohydrateG: 260,
  sugarsG: 90,
  proteinG: 50,
  saltG: 6,
} as const

export type ReferenceKey = keyof typeof ADULT_REFERENCE_INTAKES

/** What must be beside any per cent of these (the same regulation, article 32). */
export const REFERENCE_INTAKE_WORDS = 'Reference intake of an average adult (8400 kJ/2000 kcal)'

/** Nutrient reference values for labels, a day, in the nutrient's unit: the same regulation, Annex XIII part A. */
export const NRV: { readonly [K in NutrientKey]?: number } = {
  vitaminAUg: 800,
  vitaminDUg: 5,
  vitaminEMg: 12,
  vitaminKUg: 75,
  vitaminCMg: 80,
  thiaminMg: 1.1,
  riboflavinMg: 1.4,
  niacinMg: 16,
  vitaminB6Mg: 1.4,
  folateUg: 200,
  vitaminB12Ug: 2.5,
  biotinUg: 50,
  pantothenateMg: 6,
  potassiumMg: 2000,
  calciumMg: 800,
  phosphorusMg: 700,
  magnesiumMg: 375,
  ironMg: 14,
  zincMg: 10,
  copperMg: 1,
  manganeseMg: 2,
  seleniumUg: 55,
  iodineUg: 150,
}

/** Per cent of the NRV from which a label may call something a source of it, by what the amount is in (Annex XIII). */
const SIGNIFICANT_PERCENT = { '100 g': 15, '100 ml of drink': 7.5, 'single portion': 15 } as const

/** Whether this much of a nutrient makes 'source of'; false where it has no NRV. Throws on what is not an amount. */
export function isSourceOf(key: NutrientKey, amount: number, inWhat: keyof typeof SIGNIFICANT_PERCENT): boolean {
  const nrv = NRV[key]
  return nrv !== undefined && (checked(amount) / nrv) * 100 >= SIGNIFICANT_PERCENT[inWhat]
}

/** Whole per cent of the adult reference intake that this amount is. Throws on what is no amount. */
export function percentReferenceIntake(key: ReferenceKey, amount: number): number {
  return wholePercent(amount, ADULT_REFERENCE_INTAKES[key])
}

/** Whole per cent of the NRV; null where the law has none (macronutrients, sodium). Throws on what is no amount. */
export function percentNrv(key: NutrientKey, amount: number): number | null {
  const nrv = NRV[key]
  return nrv === undefined ? null : wholePercent(amount, nrv)
}

/** The per cents of a portion as the front of a pack prints them; null where the amount is unknown. */
export function portionPercents(
  portion: {
    readonly [K in 'energyKcal' | 'fatG' | 'saturatesG' | 'sugarsG' | 'sodiumMg']?: number
  },
): { readonly [K in 'energyKcal' | 'fatG' | 'saturatesG' | 'sugarsG' | 'saltG']: number | null } {
  const percent = (key: ReferenceKey, amount: number | undefined) =>
    amount === undefined ? null : percentReferenceIntake(key, amount)
  return {
    energyKcal: percent('energyKcal', portion.energyKcal),
    fatG: percent('fatG', portion.fatG),
    saturatesG: percent('saturatesG', portion.saturatesG),
    sugarsG: percent('sugarsG', portion.sugarsG),
    saltG: percent('saltG', portion.sodiumMg === undefined ? undefined : saltG(portion.sodiumMg)),
  }
}

function wholePercent(amount: number, reference: number): number {
  return roundTo((checked(amount) / reference) * 100, 0)
}

function checked(amount: number): number {
  if (!(Number.isFinite(amount) && amount >= 0)) throw new Error(`${amount} is no amount`)
  return amount
}
