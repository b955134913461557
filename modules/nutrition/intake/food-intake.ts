import type { PerRecipe } from '../amounts.ts'
import type { Food } from '../foods/food.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import { emptyIntake, type Intake, onGrid } from './intake.ts'

/** What an intake needs to know of a food. */
export type FoodFigures = Pick<Food, 'per100g' | 'atMost' | 'filled' | 'fortified'>

/**
 * What a nutrient is a part of: no food has more sugars than carbohydrate, or more saturates than fat. Where the whole
 * is known it bounds the part alone, because one of a kind may be all saturates, as coconut is.
 */
const PART_OF: { readonly [K in NutrientKey]?: NutrientKey } = { sugarsG: 'carbohydrateG', saturatesG: 'fatG' }

/** The most of it there can be in 100 g, in its unit: the figure where it is known, Infinity where nothing bounds it. */
export function mostPer100g({ per100g, atMost }: FoodFigures, key: NutrientKey): number {
  const whole = PART_OF[key]
  return per100g[key] ?? (whole && per100g[whole]) ?? atMost?.[key] ?? Number.POSITIVE_INFINITY
}

/**
 * What so many grams of a food give: of unknown grams (null) as much as can be, except of what the food has none of:
 * no amount of salt has energy. `food` is null where it is not on our list. Throws on grams that are negative or not
 * finite.
 */
export function intakeOfFood(food: FoodFigures | null, grams: number | null): Intake<PerRecipe> {
  if (grams !== null && !(Number.isFinite(grams) && grams >= 0)) throw new Error(`${grams} g is no weight`)
  const intake = emptyIntake<PerRecipe>()
  if (grams === 0) return intake
  intake.grams = onGrid(grams ?? 0)
  for (const key of NUTRIENT_KEYS) {
    const place = NUTRIENT_INDEX[key]
    const least = food?.per100g[key] ?? 0
    const most = food ? mostPer100g(food, key) : Number.POSITIVE_INFINITY
    intake.lower[place] = onGrid((least * (grams ?? 0)) / 100)
    intake.upper[place] = upTo(most, grams)
    intake.knownGrams[place] = intake.lower[place] === intake.upper[place] ? intake.grams : 0
  }
  return intake
}

function upTo(most: number, grams: number | null): number {
  if (most === 0) return 0
  return grams === null ? Number.POSITIVE_INFINITY : onGrid((most * grams) / 100)
}

/** The part of it that a maker added, null where none is known to be: of an unknown weight nobody can tell. */
export function addedInFood(food: FoodFigures | null, grams: number | null): Intake<PerRecipe> | null {
  if (!food?.fortified || grams === null) return null
  const added = emptyIntake<PerRecipe>()
  for (const key of food.fortified) {
    const amount = onGrid(((food.per100g[key] ?? 0) * grams) / 100)
    added.lower[NUTRIENT_INDEX[key]] = amount
    added.upper[NUTRIENT_INDEX[key]] = amount
  }
  return added
}
