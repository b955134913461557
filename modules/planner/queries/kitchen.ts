import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { nutritionView } from '#modules/recipes/nutrition-view.ts'
import { ownRecipeOf, ownRecipes } from '#modules/recipes/own-library.ts'
import type { Db } from '#platform/db/database.ts'
import type { EatenBefore } from '../balance/problem.ts'
import { dishOn } from '../cooked.ts'
import { type KitchenDish, kitchenDish } from '../kitchen.ts'
import { AROUND } from '../planner-address.ts'
import { lookOf } from './dishes.ts'
import { planOf } from './plan.ts'

let dishes: readonly KitchenDish[] | null = null

/**
 * Every recipe of ours as a planner needs it, the same for everybody; made once, when it is first asked for. Members'
 * imports are not among them: nobody says of what meal they are.
 */
export function plannableDishes(): readonly KitchenDish[] {
  dishes ??= ownRecipes().map(recipe => {
    const dish = dishOfOwn(recipe)
    return kitchenDish(dish, lookOf(dish))
  })
  return dishes
}

/** The recipe of ours that a planner's address names, to be planned around; null where it names none. */
export function dishAround(search: URLSearchParams): KitchenDish | null {
  const id = search.get(AROUND)
  return plannableDishes().find(({ ref }) => ref.id === id) ?? null
}

const WEEKS_BEFORE = 3

/** What was planned in the weeks before a day, the latest of each dish. One statement. */
export async function plannedBefore(db: Db, memberId: MemberId, day: Day): Promise<EatenBefore[]> {
  const { entries } = await planOf(db, memberId, addDays(day, -7 * WEEKS_BEFORE), addDays(day, -1))
  const latest = new Map<string, EatenBefore>()
  for (const entry of entries) {
    const ref = dishOn(entries, entry)?.ref
    if (!ref || entry.day >= day) continue
    const weeksAgo = Math.ceil(daysBetween(entry.day, day) / 7)
    const key = `${ref.kind} ${ref.id}`
    const known = latest.get(key)
    if (!known || known.weeksAgo > weeksAgo) latest.set(key, { ref, weeksAgo })
  }
  return [...latest.values()]
}

/** What an ingredient of a dish gives, as a share of what is known. */
export interface IngredientShare {
  readonly name: string
  /** Whole per cent; null where nobody knows. */
  readonly percent: number | null
}

/** Which ingredients of a recipe of ours give a nutrient; null where there is no such recipe or nutrient. */
export function ingredientShares(recipeId: string, nutrient: string): IngredientShare[] | null {
  const recipe = isNutrientKey(nutrient) ? ownRecipeOf(recipeId) : null
  if (!recipe) return null
  const shown = nutrient === 'sodiumMg' ? 'saltG' : nutrient
  const row = nutritionView(recipe).rows.find(({ key }) => key === shown)
  return (row?.givers ?? []).map(({ name, amount, percent }) => ({ name, percent: amount === null ? null : percent }))
}
