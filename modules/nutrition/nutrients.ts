/**
 * Every nutrient the product computes with, in the order in which it is printed. A new one goes to the end: snapshots of
 * what was eaten hold the figures in this order (`intake/snapshot.ts`). `decimals` is how a detailed table
 * prints it; a label has rules of its own (`label-rounding.ts`).
 *
 * Bases. Carbohydrate is available carbohydrate by weight (not CoFID's monosaccharide equivalents, not USDA's "by
 * difference", which holds the fibre). Fibre is AOAC. Vitamin A is in retinol equivalents (carotene / 6), niacin in
 * niacin equivalents (preformed + tryptophan / 60), folate in total µg, not in DFE. Salt is derived: `saltG`.
 */
export const NUTRIENTS = {
  energyKcal: { name: 'Energy', unit: 'kcal', decimals: 0 },
  energyKj: { name: 'Energy', unit: 'kJ', decimals: 0 },
  proteinG: { name: 'Protein', unit: 'g', decimals: 1 },
  carbohydrateG: { name: 'Carbohydrate', unit: 'g', decimals: 1 },
  sugarsG: { name: 'Sugars', unit: 'g', decimals: 1 },
  fatG: { name: 'Fat', unit: 'g', decimals: 1 },
  saturatesG: { name: 'Saturates', unit: 'g', decimals: 1 },
  fibreG: { name: 'Fibre', unit: 'g', decimals: 1 },
  sodiumMg: { name: 'Sodium', unit: 'mg', decimals: 0 },
  vitaminAUg: { name: 'Vitamin A', unit: 'µg', decimals: 0 },
  vitaminDUg: { name: 'Vitamin D', unit: 'µg', decimals: 1 },
  vitaminEMg: { name: 'Vitamin E', unit: 'mg', decimals: 1 },
  vitaminKUg: { name: 'Vitamin K', unit: 'µg', decimals: 0 },
  thiaminMg: { name: 'Thiamin', unit: 'mg', decimals: 2 },
  riboflavinMg: { name: 'Riboflavin', unit: 'mg', decimals: 2 },
  niacinMg: { name: 'Niacin', unit: 'mg', decimals: 1 },
  vitaminB6Mg: { name: 'Vitamin B6', unit: 'mg', decimals: 2 },
  folateUg: { name: 'Folate', unit: 'µg', decimals: 0 },
  vitaminB12Ug: { name: 'Vitamin B12', unit: 'µg', decimals: 1 },
  pantothenateMg: { name: 'Pantothenic acid', unit: 'mg', decimals: 2 },
  biotinUg: { name: 'Biotin', unit: 'µg', decimals: 1 },
  vitaminCMg: { name: 'Vitamin C', unit: 'mg', decimals: 0 },
  potassiumMg: { name: 'Potassium', unit: 'mg', decimals: 0 },
  calciumMg: { name: 'Calcium', unit: 'mg', decimals: 0 },
  magnesiumMg: { name: 'Magnesium', unit: 'mg', decimals: 0 },
  phosphorusMg: { name: 'Phosphorus', unit: 'mg', decimals: 0 },
  ironMg: { name: 'Iron', unit: 'mg', decimals: 1 },
  zincMg: { name: 'Zinc', unit: 'mg', decimals: 1 },
  copperMg: { name: 'Copper', unit: 'mg', decimals: 2 },
  manganeseMg: { name: 'Manganese', unit: 'mg', decimals: 2 },
  seleniumUg: { name: 'Selenium', unit: 'µg', decimals: 0 },
  iodineUg: { name: 'Iodine', unit: 'µg', decimals: 0 },
} as const satisfies Record<string, Nutrient>

export type NutrientKey = keyof typeof NUTRIENTS
export type NutrientUnit = 'kcal' | 'kJ' | 'g' | 'mg' | 'µg'

export interface Nutrient {
  readonly name: string
  readonly unit: NutrientUnit
  readonly decimals: number
}

/** All keys, in the order of the list. */
export const NUTRIENT_KEYS = Object.keys(NUTRIENTS) as readonly NutrientKey[]

/** The place of each nutrient in arrays of figures: that of the list. */
export const NUTRIENT_INDEX = Object.fromEntries(NUTRIENT_KEYS.map((key, place) => [key, place])) as {
  readonly [K in NutrientKey]: number
}

/** Whether this text names a nutrient of ours: for figures that come from outside. */
export function isNutrientKey(text: string): text is NutrientKey {
  return Object.hasOwn(NUTRIENTS, text)
}

/** Salt in g from sodium in mg: sodium x 2.5 (Regulation (EU) 1169/2011, Annex I, as assimilated in Great Britain). */
export function saltG(sodiumMg: number): number {
  return (sodiumMg * 2.5) / 1000
}
