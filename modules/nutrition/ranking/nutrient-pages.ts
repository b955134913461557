import { ADULT_REFERENCE_INTAKES, NRV } from '../label/label-reference.ts'
import { NUTRIENTS, type NutrientKey, type NutrientUnit } from '../nutrients.ts'

/** Vitamins, minerals, and what is watched in food beside them. */
export type PageGroup = 'vitamin' | 'mineral' | 'other'

/** A nutrient that has a page of its own. */
export interface NutrientPage {
  /** In the address; never changed. */
  readonly slug: string
  /** As a heading says it: 'Vitamin B12'. */
  readonly name: string
  /** Within a sentence: 'vitamin B12'. */
  readonly inWords: string
  /** What else people type for it: 'cobalamin'. */
  readonly otherWords: readonly string[]
  readonly group: PageGroup
  /** Whose figures it is made of. */
  readonly key: NutrientKey
  readonly unit: NutrientUnit
  readonly decimals: number
  /** What there is too much of sooner than too little. */
  readonly isLimit: boolean
}

type Words = Pick<NutrientPage, 'slug' | 'key' | 'otherWords'>

const VITAMINS: readonly Words[] = [
  { slug: 'vitamin-a', key: 'vitaminAUg', otherWords: ['retinol', 'carotene', 'beta-carotene'] },
  { slug: 'thiamin', key: 'thiaminMg', otherWords: ['vitamin B1', 'B1', 'thiamine'] },
  { slug: 'riboflavin', key: 'riboflavinMg', otherWords: ['vitamin B2', 'B2'] },
  { slug: 'niacin', key: 'niacinMg', otherWords: ['vitamin B3', 'B3', 'nicotinic acid', 'nicotinamide'] },
  { slug: 'pantothenic-acid', key: 'pantothenateMg', otherWords: ['vitamin B5', 'B5', 'pantothenate'] },
  { slug: 'vitamin-b6', key: 'vitaminB6Mg', otherWords: ['B6', 'pyridoxine'] },
  { slug: 'biotin', key: 'biotinUg', otherWords: ['vitamin B7', 'B7', 'vitamin H'] },
  { slug: 'folate', key: 'folateUg', otherWords: ['vitamin B9', 'B9', 'folic acid', 'folacin'] },
  { slug: 'vitamin-b12', key: 'vitaminB12Ug', otherWords: ['B12', 'cobalamin'] },
  { slug: 'vitamin-c', key: 'vitaminCMg', otherWords: ['ascorbic acid'] },
  { slug: 'vitamin-d', key: 'vitaminDUg', otherWords: ['D3', 'cholecalciferol'] },
  { slug: 'vitamin-e', key: 'vitaminEMg', otherWords: ['tocopherol'] },
  { slug: 'vitamin-k', key: 'vitaminKUg', otherWords: ['K1', 'phylloquinone'] },
]

const MINERALS: readonly Words[] = [
  { slug: 'calcium', key: 'calciumMg', otherWords: [] },
  { slug: 'copper', key: 'copperMg', otherWords: [] },
  { slug: 'iodine', key: 'iodineUg', otherWords: ['iodide'] },
  { slug: 'iron', key: 'ironMg', otherWords: ['haem iron'] },
  { slug: 'magnesium', key: 'magnesiumMg', otherWords: [] },
  { slug: 'manganese', key: 'manganeseMg', otherWords: [] },
  { slug: 'phosphorus', key: 'phosphorusMg', otherWords: ['phosphate'] },
  { slug: 'potassium', key: 'potassiumMg', otherWords: [] },
  { slug: 'selenium', key: 'seleniumUg', otherWords: [] },
  { slug: 'zinc', key: 'zincMg', otherWords: [] },
]

const OTHERS: readonly NutrientPage[] = [
  other('fibre', 'Fibre', 'fibreG', ['fiber', 'roughage', 'dietary fibre'], false),
  other('salt', 'Salt', 'sodiumMg', ['sodium'], true, 2),
  other('saturates', 'Saturates', 'saturatesG', ['saturated fat', 'saturated fats', 'sat fat'], true),
  other('free-sugars', 'Free sugars', 'sugarsG', ['sugar', 'added sugar', 'sugars'], true),
]

function other(
  slug: string,
  name: string,
  key: NutrientKey,
  otherWords: readonly string[],
  isLimit: boolean,
  decimals = 1,
): NutrientPage {
  return { slug, name, inWords: name.toLowerCase(), otherWords, group: 'other', key, unit: 'g', decimals, isLimit }
}

function written(group: PageGroup) {
  return ({ slug, key, otherWords }: Words): NutrientPage => {
    const { name, unit, decimals } = NUTRIENTS[key]
    const inWords = name.replace(/^[A-Z]/, first => first.toLowerCase())
    return { slug, name, inWords, otherWords, group, key, unit, decimals, isLimit: false }
  }
}

const PAGES: readonly NutrientPage[] = [
  ...VITAMINS.map(written('vitamin')),
  ...MINERALS.map(written('mineral')),
  ...OTHERS,
]

/** Every nutrient that has a page: the 23 vitamins and minerals that a UK label names, and four that are watched. */
export function nutrientPages(): readonly NutrientPage[] {
  return PAGES
}

/** The page at this address, or null. */
export function nutrientPageOf(slug: string): NutrientPage | null {
  return PAGES.find(page => page.slug === slug) ?? null
}

/** What a label calls 100 % of it, in the page's unit; null for fibre and free sugars, of which the law has none. */
export function labelDay({ slug, key }: NutrientPage): number | null {
  if (slug === 'salt') return ADULT_REFERENCE_INTAKES.saltG
  if (slug === 'saturates') return ADULT_REFERENCE_INTAKES.saturatesG
  return NRV[key] ?? null
}
