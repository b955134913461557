import { RECIPES } from '#content/recipes.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { type OwnRecipe, ownRecipe } from './own-recipe.ts'

let library: readonly OwnRecipe[] | null = null
let byId: ReadonlyMap<string, OwnRecipe> | null = null

/** All our own recipes, computed once, when they are first asked for. */
export function ownRecipes(): readonly OwnRecipe[] {
  library ??= RECIPES.map(content => ownRecipe(content, FOODS_BY_ID))
  return library
}

/** Our recipe of this id, or null. */
export function ownRecipeOf(id: string): OwnRecipe | null {
  byId ??= new Map(ownRecipes().map(recipe => [recipe.id, recipe]))
  return byId.get(id) ?? null
}
