import type { Meal, Tag } from '#content/recipes/recipe-content.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { OwnRecipe } from '../own-recipe.ts'

/**
 * What cooks in Britain type, and which of our recipes answer it: judged by reading the names and, where a search is for
 * a time, a diet or a figure, by what the recipe says of itself. `best` is what the cook hoped for, `good` what they
 * would be glad of, `fair` what they would not mind; everything else is no answer.
 */
export interface JudgedSearch {
  readonly q: string
  readonly have?: string
  readonly best: Judge
  readonly good?: Judge
  readonly fair?: Judge
}

type Judge = (recipe: OwnRecipe) => boolean

export const all =
  (...judges: readonly Judge[]): Judge =>
  recipe =>
    judges.every(judge => judge(recipe))
export const either =
  (...judges: readonly Judge[]): Judge =>
  recipe =>
    judges.some(judge => judge(recipe))
export const not =
  (judge: Judge): Judge =>
  recipe =>
    !judge(recipe)
export const named =
  (words: RegExp): Judge =>
  ({ name }) =>
    words.test(name)
export const holds =
  (foods: RegExp): Judge =>
  ({ ingredients }) =>
    ingredients.some(({ food }) => foods.test(food.id))
export const meal =
  (one: Meal): Judge =>
  ({ meals }) =>
    meals.includes(one)
export const suits =
  (diet: Diet): Judge =>
  ({ diets }) =>
    diets.includes(diet)
export const free =
  (allergen: Allergen): Judge =>
  ({ allergens }) =>
    !allergens.includes(allergen)
export const tag =
  (one: Tag): Judge =>
  ({ tags }) =>
    tags.includes(one)
export const within =
  (minutes: number): Judge =>
  ({ totalMinutes }) =>
    totalMinutes <= minutes
export const least =
  (key: NutrientKey, amount: number): Judge =>
  ({ serving }) =>
    (serving[key] ?? 0) >= amount
export const most =
  (key: NutrientKey, amount: number): Judge =>
  ({ serving }) =>
    (serving[key] ?? Number.POSITIVE_INFINITY) <= amount

export function gradeOf({ best, good, fair }: JudgedSearch, recipe: OwnRecipe): number {
  if (best(recipe)) return 3
  if (good?.(recipe)) return 2
  return fair?.(recipe) ? 1 : 0
}
