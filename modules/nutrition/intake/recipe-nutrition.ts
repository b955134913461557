import type { Per100g, PerRecipe, PerServing } from '../amounts.ts'
import type { Food } from '../foods/food.ts'
import type { NutrientKey } from '../nutrients.ts'
import { type Contribution, contributionsOf } from './contributions.ts'
import { afterCooking, cookedWeightG, type Discarded, eatenG, type RecipeYield, type Retention } from './cooking.ts'
import { sumTotals, type Totals, toPer100g, toServing, totalsOfFood, totalsOfUnknownFood } from './coverage.ts'

/** One ingredient of a recipe, as it goes in. `food` is null when it is not on our list, `grams` when nobody can tell. */
export interface RecipeIngredient {
  readonly name: string
  readonly food: Pick<Food, 'per100g'> | null
  /** Edible grams, raw, for the whole recipe. */
  readonly grams: number | null
  readonly discarded?: Discarded
  readonly retention?: Retention
}

export interface RecipeNutrition {
  readonly recipe: Totals<PerRecipe>
  readonly serving: Totals<PerServing>
  /** Of the finished dish; null where a weight or the yield is unknown. */
  readonly per100g: Totals<Per100g> | null
  /** Weight of the finished dish in g; null where a weight or the yield is unknown. */
  readonly cookedWeightG: number | null
  readonly servingWeightG: number | null
  /** Which ingredient gives how much of it, of the whole recipe. */
  readonly from: (key: NutrientKey) => Contribution[]
}

/**
 * The nutrition of a recipe for so many servings (above 0), by the mixed method (`cooking.ts`). Nothing is stored: ask
 * again when something changes. An unknown food or weight makes its share of every nutrient unknown, never 0.
 */
export function recipeNutrition(
  ingredients: readonly RecipeIngredient[],
  servings: number,
  yielded: RecipeYield,
): RecipeNutrition {
  const contributors = ingredients.map(ingredient => ({ name: ingredient.name, totals: totalsOf(ingredient) }))
  const recipe = sumTotals(contributors.map(({ totals }) => totals))
  const weight = cookedWeightG(ingredients.map(eatenOf), yielded)
  return {
    recipe,
    serving: toServing(recipe, servings),
    per100g: weight === null ? null : toPer100g(recipe, weight),
    cookedWeightG: weight,
    servingWeightG: weight === null ? null : weight / servings,
    from: key => contributionsOf(contributors, key),
  }
}

function eatenOf({ grams, discarded = { kind: 'nothing' } }: RecipeIngredient): number | null {
  return eatenG(grams, discarded)
}

function totalsOf(ingredient: RecipeIngredient): Totals<PerRecipe> {
  const grams = eatenOf(ingredient)
  const raw = ingredient.food ? totalsOfFood(ingredient.food.per100g, grams) : totalsOfUnknownFood(grams)
  return ingredient.retention ? afterCooking(raw, ingredient.retention) : raw
}

/**
 * The same recipe for another number of servings: every gram times `to / from`, both above 0. Unknown stays unknown.
 * A yield is a share of the weight and stays.
 */
export function scaledIngredients(
  ingredients: readonly RecipeIngredient[],
  from: number,
  to: number,
): RecipeIngredient[] {
  if (!(from > 0 && to > 0 && Number.isFinite(from) && Number.isFinite(to))) {
    throw new Error(`From ${from} to ${to} servings is no scaling`)
  }
  const factor = to / from
  return ingredients.map(ingredient => ({
    ...ingredient,
    grams: ingredient.grams === null ? null : ingredient.grams * factor,
    ...(ingredient.discarded && { discarded: scaledDiscard(ingredient.discarded, factor) }),
  }))
}

function scaledDiscard(discarded: Discarded, factor: number): Discarded {
  return discarded.kind === 'grams' ? { ...discarded, grams: discarded.grams * factor } : discarded
}
