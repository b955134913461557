import type { MemberId } from '#modules/account/member.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db } from '#platform/db/database.ts'
import { type Dish, type DishRef, dishOfImported, dishOfOwn, dishOfProvider } from '../dish.ts'
import { knownFoods } from '../known-foods.ts'
import { ownRecipeOf } from '../own-library.ts'
import type { FoundRecipe, RecipeAnswer } from '../provider/recipe-source.ts'
import { recipeKey } from '../provider-cache.ts'
import { keptAnswers } from './kept-answer.ts'
import { keptRecipes } from './private-recipes.ts'

export interface DishDeps {
  db: Db
  now(): Date
}

/** By which a dish is found among others: 'own/9000000301'. */
export const refKey = ({ kind, id }: DishRef): string => `${kind}/${id}`

/**
 * Recipes as everything that plans, counts or warns sees them, by `refKey`: ours, the member's, or what the provider
 * said of its own within a day, which it is not asked anew for. What there is not is not there; foods are no recipes. One
 * statement for the member's own and one for the provider's, where there are any.
 */
export async function recipeDishes(
  { db, now }: DishDeps,
  refs: readonly DishRef[],
  memberId: MemberId,
): Promise<ReadonlyMap<string, Dish>> {
  const [imported, provided] = await Promise.all([
    keptRecipes(db, memberId, idsOf(refs, 'imported')),
    keptAnswers(db, idsOf(refs, 'provider').map(recipeKey), now()),
  ])
  const found = refs.map(ref => [refKey(ref), dishOf(ref)] as const)
  return new Map(found.flatMap(([key, dish]) => (dish ? [[key, dish] as const] : [])))

  function dishOf({ kind, id }: DishRef): Dish | null {
    if (kind === 'own') {
      const recipe = ownRecipeOf(id)
      return recipe && dishOfOwn(recipe)
    }
    if (kind === 'imported') {
      const recipe = imported.get(id)
      return recipe ? dishOfImported(id, recipe, { byId: FOODS_BY_ID, byName: knownFoods() }) : null
    }
    const kept = (provided.get(recipeKey(id)) ?? null) as RecipeAnswer<FoundRecipe> | null
    if (!kept?.ok) return null
    const { recipe } = kept.value
    return dishOfProvider({ ...recipe, caloriesKcal: recipe.nutrition.caloriesKcal })
  }
}

const idsOf = (refs: readonly DishRef[], kind: DishRef['kind']) =>
  refs.flatMap(ref => (ref.kind === kind ? [ref.id] : []))

/** One of them; null where there is none. One statement at most. */
export async function recipeDish(deps: DishDeps, ref: DishRef, memberId: MemberId): Promise<Dish | null> {
  return (await recipeDishes(deps, [ref], memberId)).get(refKey(ref)) ?? null
}
