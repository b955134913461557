import type { MemberId } from '#modules/account/member.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db } from '#platform/db/database.ts'
import { type Dish, type DishRef, dishOfImported, dishOfOwn, dishOfProvider } from '../dish.ts'
import { knownFoods } from '../known-foods.ts'
import { ownRecipeOf } from '../own-library.ts'
import type { FoundRecipe, RecipeAnswer } from '../provider/recipe-source.ts'
import { recipeKey } from '../provider-cache.ts'
import { keptAnswer } from './kept-answer.ts'
import { keptRecipe } from './private-recipes.ts'

export interface DishDeps {
  db: Db
  now(): Date
}

/**
 * A recipe as everything that plans, counts or warns sees it: ours, the member's, or what the provider said of its own
 * within a day, which it is not asked anew for. Null where there is none. One statement at most.
 */
export async function recipeDish(
  { db, now }: DishDeps,
  { kind, id }: DishRef,
  memberId: MemberId,
): Promise<Dish | null> {
  if (kind === 'own') {
    const recipe = ownRecipeOf(id)
    return recipe && dishOfOwn(recipe)
  }
  if (kind === 'imported') {
    const recipe = await keptRecipe(db, memberId, id)
    return recipe && dishOfImported(id, recipe, { byId: FOODS_BY_ID, byName: knownFoods() })
  }
  const kept = (await keptAnswer(db, recipeKey(id), now())) as RecipeAnswer<FoundRecipe> | null
  if (!kept?.ok) return null
  const { recipe } = kept.value
  return dishOfProvider({ ...recipe, caloriesKcal: recipe.nutrition.caloriesKcal })
}
