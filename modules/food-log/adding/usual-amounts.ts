import type { Aisle, Food } from '#modules/nutrition/foods/food.ts'
import { gramsNamed } from '#modules/nutrition/lines/measures.ts'

/** So many of a measure, and what they weigh together. */
export interface MeasuredGrams {
  readonly count: number
  /** A measure of the food ('slice'), a unit ('tsp', 'ml', 'g'), or null for pieces. */
  readonly unit: string | null
  readonly grams: number
}

/** What is eaten together with it: how many slices or pieces something is spread on, what it is poured into. */
export interface Company {
  readonly slices: number
  readonly isDrink: boolean
  readonly isCereal: boolean
  /** Rice, pasta, potatoes: what a sauce is poured over. */
  readonly isPlate: boolean
}

export const ALONE: Company = { slices: 0, isDrink: false, isCereal: false, isPlate: false }

/**
 * What somebody has of a food who names no amount. Our own choice throughout, as a UK table is usually laid; 80 g is a
 * portion of the five a day. It is always said, and never counts as weighed.
 */
export function usualAmount(food: Food, company: Company): MeasuredGrams {
  const { slices, isDrink, isCereal, isPlate } = company
  if (slices > 0 && isSpread(food)) return spread(food, slices)
  if (isMilk(food) && isDrink) return ofMl(food, MILK_IN_A_DRINK_ML)
  if (isMilk(food) && isCereal) return ofMl(food, MILK_ON_CEREAL_ML)
  if (isPlate && POURED.test(food.name)) return { count: SAUCE_G, unit: 'g', grams: SAUCE_G }
  if (food.id === 'baked-beans') return { count: 0.5, unit: 'can', grams: HALF_A_TIN_G }
  for (const unit of FIRST_MEASURES[food.aisle] ?? MEASURES) {
    const grams = gramsNamed(food.measures, unit)
    if (grams !== undefined) return { count: 1, unit: PIECES.has(unit) ? null : unit, grams }
  }
  return { count: USUAL_G[food.aisle] ?? 100, unit: 'g', grams: USUAL_G[food.aisle] ?? 100 }
}

const MILK_IN_A_DRINK_ML = 30
const MILK_ON_CEREAL_ML = 125
const HALF_A_TIN_G = 200
const SAUCE_G = 125
const POURED = /pasta sauce|curry sauce|cheese sauce|white sauce/i

/** Of measures that a food has, the first that says what one person has of it. */
const MEASURES = ['portion', 'medium', 'piece', 'slice', 'glass', 'mug', 'biscuit', 'handful', 'tbsp', 'cup', 'tsp']
const FIRST_MEASURES: { readonly [A in Aisle]?: readonly string[] } = {
  'bread-and-bakery': ['slice', 'medium', 'portion', 'piece'],
  snacks: ['portion', 'bag', 'medium', 'biscuit', 'slice', 'handful', 'finger', 'bar', 'block', 'piece'],
  drinks: ['mug', 'pint', 'glass', 'shot', 'can', 'bottle', 'medium', 'cup', 'tsp', 'tbsp'],
  'plant-dairy': ['glass', 'portion', 'tbsp'],
  dairy: ['portion', 'pot', 'glass', 'scoop', 'tbsp'],
  cheese: ['portion', 'slice', 'ball'],
  'oils-and-vinegars': ['tbsp', 'tsp'],
  herbs: ['tbsp', 'handful', 'tsp'],
  spices: ['pinch', 'tsp'],
  baking: ['tsp', 'tbsp', 'square', 'piece', 'scoop'],
  sauces: ['tbsp', 'portion', 'tsp'],
  'nuts-and-seeds': ['handful', 'tbsp'],
  'water-and-salt': ['glass', 'pinch'],
  'grains-and-pasta': ['portion', 'bowl', 'nest'],
}

const USUAL_G: { readonly [A in Aisle]?: number } = {
  ...{ vegetables: 80, fruit: 80, pulses: 80, cheese: 30, 'grains-and-pasta': 180, meat: 100, poultry: 100, fish: 100 },
  ...{ frozen: 80, dairy: 100, 'nuts-and-seeds': 30, baking: 10, 'oils-and-vinegars': 5, sauces: 15, spices: 1 },
  ...{ herbs: 2, drinks: 200, snacks: 30, eggs: 50 },
}

/** One of these is one of the food itself. */
const PIECES = new Set(['medium', 'piece'])

const SPREAD =
  /butter|spread|margarine|\bjam\b|marmalade|honey|lemon curd|yeast extract|syrup|hummus|soft cheese|cream cheese|pâté|mayonnaise|ketchup/i
const isSpread = ({ name, aisle }: Food) => SPREAD.test(name) && aisle !== 'pulses' && aisle !== 'vegetables'
const THICK = /peanut|almond|cashew|hummus|soft cheese|cream cheese|chocolate|pâté/i

/** A teaspoon on each slice, a tablespoon of what is laid on thickly. */
function spread(food: Food, slices: number): MeasuredGrams {
  const unit = THICK.test(food.name) ? 'tbsp' : 'tsp'
  const { tsp, tbsp } = food.measures
  const each = (unit === 'tbsp' ? tbsp : tsp) ?? (unit === 'tsp' && tbsp !== undefined ? tbsp / 3 : undefined)
  const grams = each ?? (unit === 'tbsp' ? 15 : 5) * (food.gramsPerMl ?? 1)
  return { count: slices, unit, grams: grams * slices }
}

const isMilk = ({ name, aisle }: Food) =>
  (aisle === 'dairy' && /\bmilk\b/i.test(name) && !/powder|condensed|evaporated/i.test(name)) ||
  (aisle === 'plant-dairy' && /drink/i.test(name))

const ofMl = ({ gramsPerMl = 1 }: Food, ml: number): MeasuredGrams => ({
  count: ml,
  unit: 'ml',
  grams: ml * gramsPerMl,
})

/** What this food is to what is typed beside it. `pieces`: how many of it there are. */
export function companyOf({ aisle, name, id }: Food, pieces: number): Company {
  return {
    slices: aisle === 'bread-and-bakery' || SPREAD_ON.test(name) ? Math.max(1, Math.round(pieces)) : 0,
    isDrink: aisle === 'drinks' && /coffee|tea\b|espresso/i.test(name),
    isPlate: aisle === 'grains-and-pasta' || /potato/i.test(name),
    isCereal: aisle === 'grains-and-pasta' && (CEREAL.test(name) || id === 'porridge-oats'),
  }
}

const SPREAD_ON = /oatcake|rice cake|crispbread|cracker/i
const CEREAL = /flakes|muesli|granola|wheat biscuit|shredded wheat|cereal/i
