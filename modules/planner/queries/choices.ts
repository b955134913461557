import type { MemberId } from '#modules/account/member.ts'
import { FOODS_LIKE_NUTS } from '#modules/nutrition/foods/edible.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { type EatingRules, suitability } from '#modules/profile/eating-rules.ts'
import { dishOfFood } from '#modules/recipes/dish.ts'
import { foundFoods } from '#modules/recipes/known-foods.ts'
import { type DishDeps, recipeDishes } from '#modules/recipes/queries/dish.ts'
import { searchOwn } from '#modules/recipes/queries/own-search.ts'
import { privateNames } from '#modules/recipes/queries/private-recipes.ts'
import type { PickerQuery } from '../picker-query.ts'
import type { PlanDish } from '../plan-dish.ts'
import { shownDish } from './dishes.ts'

const MOST_FOUND = 30
const MOST_IMPORTED = 5

export interface FoundChoices {
  readonly dishes: readonly PlanDish[]
  readonly total: number
}

/**
 * Recipes to choose from: ours that have all that is asked for, and before them the member's own of these words, of
 * which nobody knows meal or diet. What somebody does not eat is never among them; of an import, as far as that is
 * known. Three statements at most.
 */
export async function foundForPlan(
  deps: DishDeps,
  memberId: MemberId | null,
  query: PickerQuery,
  eats: EatingRules,
): Promise<FoundChoices> {
  const { words, meal, minutes, diets, tags } = query
  const asksForMore = meal !== null || minutes !== null || diets.length + tags.length > 0
  const imported = memberId && words && !asksForMore ? await importsNamed(deps, memberId, words, eats) : []
  const { found, total } = await searchOwn(deps.db, {
    ...{ words, page: 1, pageSize: MOST_FOUND, meal, tags, mostMinutes: minutes },
    diets: [...new Set([...diets, ...eats.diets])],
    withoutAllergens: eats.allergens,
    withoutFoods: eats.allergens.includes('nuts') ? FOODS_LIKE_NUTS : [],
  })
  const refs = found.map(({ card }) => ({ kind: 'own', id: card.id }) as const)
  const dishes = [...(await recipeDishes(deps, refs, memberId ?? NOBODY)).values()]
  return { dishes: [...imported, ...dishes.map(dish => shownDish(dish, null))], total: total + imported.length }
}

/** Has no import. */
const NOBODY = '' as MemberId

async function importsNamed(deps: DishDeps, memberId: MemberId, words: string, eats: EatingRules) {
  const looked = words.toLowerCase()
  const named = (await privateNames(deps.db, memberId)).filter(({ name }) => name.toLowerCase().includes(looked))
  const refs = named.slice(0, MOST_IMPORTED).map(({ id }) => ({ kind: 'imported', id }) as const)
  const dishes = [...(await recipeDishes(deps, refs, memberId)).values()]
  return dishes.filter(dish => suitability(eats, dish).kind !== 'against').map(dish => shownDish(dish, null))
}

/** A browser works out other weights from this. */
const FOOD_G = 100

/** Single foods of these words that somebody eats, 100 g of each. No statement. */
export function foodsForPlan(words: string, eats: EatingRules): PlanDish[] {
  return foundFoods(words).flatMap(({ id }) => {
    const food = FOODS_BY_ID.get(id)
    if (!food) return []
    const dish = dishOfFood(food, FOOD_G)
    return suitability(eats, dish).kind === 'against' ? [] : [shownDish(dish, FOOD_G)]
  })
}
