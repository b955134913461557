import type { MemberId } from '#modules/account/member.ts'
import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db } from '#platform/db/database.ts'
import { inTurns } from '#platform/threads/turns.ts'
import { type Dish, type DishRef, dishOfImported, dishOfOwn, dishOfProvider } from '../dish.ts'
import { ownRecipeOf } from '../own-library.ts'
import type { FoundRecipe, RecipeAnswer } from '../provider/recipe-source.ts'
import { recipeKey } from '../provider-cache.ts'
import { ediblesOfImports } from './imported-readings.ts'
import { keptAnswers } from './kept-answer.ts'
import type { LineReader } from './line-reading.ts'
import { keptRecipes } from './private-recipes.ts'

export interface DishDeps {
  db: Db
  /** Reads what members wrote. */
  reading: LineReader
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
  { db, now, reading }: DishDeps,
  refs: readonly DishRef[],
  memberId: MemberId,
): Promise<ReadonlyMap<string, Dish>> {
  const [imported, provided] = await Promise.all([
    keptRecipes(db, memberId, idsOf(refs, 'imported')),
    keptAnswers(db, idsOf(refs, 'provider').map(recipeKey), now()),
  ])
  const edibles = await ediblesOfImports(reading, [...imported.values()])
  const read = await inTurns([...imported], ([id, recipe], nth) =>
    dishOfImported(id, recipe, { byId: FOODS_BY_ID, edible: edibles[nth] ?? UNKNOWN_EDIBLE }),
  )
  const dishOfId = new Map(read.map(dish => [dish.ref.id, dish]))
  // A diary of months names the same few dishes again and again.
  const asked = new Map(refs.map(ref => [refKey(ref), ref]))
  const found = [...asked].map(([key, ref]) => [key, dishOf(ref)] as const)
  return new Map(found.flatMap(([key, dish]) => (dish ? [[key, dish] as const] : [])))

  function dishOf({ kind, id }: DishRef): Dish | null {
    if (kind === 'own') {
      const recipe = ownRecipeOf(id)
      return recipe && dishOfOwn(recipe)
    }
    if (kind === 'imported') return dishOfId.get(id) ?? null
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
