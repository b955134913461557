import type { NutrientAmounts, Per100g } from '../amounts.ts'
import type { NutrientKey } from '../nutrients.ts'

/** The 14 allergens of UK law (Food Information Regulations 2014; Regulation (EU) 1169/2011, Annex II), in its order. */
export const ALLERGENS = {
  gluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soya: 'Soya',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphur dioxide and sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const

export type Allergen = keyof typeof ALLERGENS

/** Where a food is found in a UK supermarket. */
export const AISLES = [
  'vegetables',
  'fruit',
  'herbs',
  'bread-and-bakery',
  'grains-and-pasta',
  'pulses',
  'nuts-and-seeds',
  'baking',
  'oils-and-vinegars',
  'spices',
  'tins-and-jars',
  'sauces',
  'dairy',
  'eggs',
  'cheese',
  'plant-dairy',
  'meat',
  'poultry',
  'fish',
  'frozen',
  'drinks',
  'snacks',
  'water-and-salt',
] as const

export type Aisle = (typeof AISLES)[number]

/** What a food is made from, as far as a diet cares. Of several, the one that the strictest diet leaves out. */
export const ORIGINS = [
  'plant',
  'fungus',
  'mineral',
  'dairy',
  'egg',
  'honey',
  'fish',
  'shellfish',
  'meat',
  'poultry',
  'pork',
  'gelatine',
] as const

export type Origin = (typeof ORIGINS)[number]

export type FoodState = 'raw' | 'dried' | 'cooked' | 'canned' | 'as sold'

export interface FoodSource {
  readonly table: 'CoFID 2021' | 'SR28' | 'label'
  /** The row that is followed: its description in CoFID, code and description in SR28, the maker's words on a label. */
  readonly row: string
}

/** What many packs of a food hold and others do not. */
export interface PackDiffers {
  /** The names of the food under which it is sold so; null where it is under any. */
  readonly names: readonly string[] | null
  readonly allergens: readonly Allergen[]
}

export interface Food {
  /** Kebab-case, never changed: recipes and diaries hold it. */
  readonly id: string
  /** As a UK cook says it: 'Red lentils, dried'. */
  readonly name: string
  /** Only where it is not the name with its s, es or ies. */
  readonly plural?: string
  /** Other names, UK and US, singular: 'zucchini'. */
  readonly synonyms: readonly string[]
  readonly aisle: Aisle
  readonly allergens: readonly Allergen[]
  readonly packsDiffer?: readonly PackDiffers[]
  /**
   * Of a cereal containing gluten and yet 'gluten-free' in law, at most 20 mg of gluten in a kg (Regulation (EU)
   * 828/2014): oats grown and milled apart. The allergen is named all the same, because the law names oats.
   */
  readonly isGlutenFree?: true
  readonly origin: Origin
  readonly state: FoodState
  /** The id of the food that this one becomes when it is cooked. */
  readonly cookedAs?: string
  /** Cooked weight / raw weight: 3 for lentils that soak up twice their weight. */
  readonly yieldFactor?: number
  /** Share 0..1 of the weight as bought that is eaten; absent where all of it is. */
  readonly ediblePart?: number
  /** Share 0..1 of the weight printed on a can or jar that is left when the liquid is poured away: 0.6 for chickpeas. */
  readonly drainedShare?: number
  /** Density, for spoons, cups and millilitres. */
  readonly gramsPerMl?: number
  /** Edible grams of one household measure: { clove: 4, medium: 150, can: 240 }. */
  readonly measures: { readonly [measure: string]: number }
  /** The same in a US recipe, of those measures that weigh something else there: { large: 50 } of an egg. */
  readonly usMeasures?: { readonly [measure: string]: number }
  readonly per100g: NutrientAmounts<Per100g>
  /** The most there can be of what no table states, per 100 g: from foods of its kind. */
  readonly atMost?: NutrientAmounts<Per100g>
  readonly source: FoodSource
  /** What its maker adds, so that nearly all of the figure is added. */
  readonly fortified?: readonly NutrientKey[]
  /** Figures that its source is silent about, from another table's row of the same food. */
  readonly filled?: FoodSource & { readonly keys: readonly NutrientKey[] }
}

/** The allergens that these foods hold between them, in the order of the law, each once. */
export function allergensOf(foods: readonly Pick<Food, 'allergens'>[]): Allergen[] {
  const held = new Set(foods.flatMap(food => food.allergens))
  return (Object.keys(ALLERGENS) as Allergen[]).filter(allergen => held.has(allergen))
}
