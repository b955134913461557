import { NUTRIENT_KEYS, NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'

/** As a label orders them (Regulation (EU) 1169/2011, Annex XV, fibre before protein). */
export const LABEL_KEYS = [
  'energyKcal',
  'fatG',
  'saturatesG',
  'carbohydrateG',
  'sugarsG',
  'fibreG',
  'proteinG',
  'sodiumMg',
] as const satisfies readonly NutrientKey[]

/** What may be typed of anything: energy in kcal alone, sodium as salt. */
export const TYPED_KEYS: readonly NutrientKey[] = NUTRIENT_KEYS.filter(key => key !== 'energyKj')

/** Salt in g is sodium in mg times 2.5 by a thousand. */
const MG_OF_SODIUM_IN_SALT_G = 400

/** How a figure is typed and shown: sodium as salt in g, everything else in the unit of its key. */
export const typedUnit = (key: NutrientKey): string => (key === 'sodiumMg' ? 'g' : NUTRIENTS[key].unit)
export const typedName = (key: NutrientKey): string => (key === 'sodiumMg' ? 'Salt' : NUTRIENTS[key].name)
export const asTyped = (key: NutrientKey, amount: number): number =>
  key === 'sodiumMg' ? amount / MG_OF_SODIUM_IN_SALT_G : amount
export const fromTyped = (key: NutrientKey, typed: number): number =>
  key === 'sodiumMg' ? typed * MG_OF_SODIUM_IN_SALT_G : typed
