import type { Per100g, PerRecipe, PerServing } from '../amounts.ts'
import { afterCooking, cookedWeightG, type Discarded, eatenG, type RecipeYield, type Retention } from './cooking.ts'
import { addedInFood, type FoodFigures, intakeOfFood } from './food-intake.ts'
import { type Intake, sumIntakes, toPer100g, toServing } from './intake.ts'

/** One ingredient of a recipe, as it goes in. `food` is null when it is not on our list, `grams` when nobody can tell. */
export interface RecipeIngredient {
  readonly name: string
  readonly food: FoodFigures | null
  /** Edible grams, raw, for the whole recipe. */
  readonly grams: number | null
  readonly discarded?: Discarded
  readonly retention?: Retention
}

export interface RecipeNutrition {
  readonly recipe: Intake<PerRecipe>
  readonly serving: Intake<PerServing>
  /** The part of a serving that makers added to what went in; null where they added nothing. */
  readonly addedInServing: Intake<PerServing> | null
  /** Of the finished dish; null where a weight or the yield is unknown. */
  readonly per100g: Intake<Per100g> | null
  /** Weight of the finished dish in g; null where a weight or the yield is unknown. */
  readonly cookedWeightG: number | null
  readonly servingWeightG: number | null
  /** What went in: which of it gives how much, `contributionsOf` tells. */
  readonly ingredients: readonly RecipeIngredient[]
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
  const recipe = sumIntakes(ingredients.map(intakeOf))
  const added = ingredients.flatMap(part => addedInFood(part.food, eatenOf(part)) ?? [])
  const weight = cookedWeightG(ingredients.map(eatenOf), yielded)
  return {
    recipe,
    serving: toServing(recipe, servings),
    addedInServing: added.length === 0 ? null : toServing(sumIntakes(added), servings),
    per100g: weight === null ? null : toPer100g(recipe, weight),
    cookedWeightG: weight,
    servingWeightG: weight === null ? null : weight / servings,
    ingredients,
  }
}

function eatenOf({ grams, discarded = { kind: 'nothing' } }: RecipeIngredient): number | null {
  return eatenG(grams, discarded)
}

/** What is eaten of one ingredient gives, after cooking where its retention is known. */
export function intakeOf(ingredient: RecipeIngredient): Intake<PerRecipe> {
  const raw = intakeOfFood(ingredient.food, eatenOf(ingredient))
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
