import type { MemberId } from '#modules/account/member.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { type Dish, dishOfFood } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { OwnRecipe } from '#modules/recipes/own-recipe.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import { pictureOf } from '#modules/recipes/recipe-pictures.ts'
import { washOfDish } from '#modules/recipes/recipe-view.ts'
import { dishKey } from '../cooked.ts'
import { planDish } from '../packed-dish.ts'
import type { PlannedDish, PlannedEntry } from '../plan.ts'
import type { DishLook, PlanDish } from '../plan-dish.ts'
import { aheadHint } from '../prepare-ahead.ts'

/**
 * What the dishes of a plan are and give, each once. One that is gone, or of which nobody says anything now, is not
 * there. No statement for our own recipes and foods, one for a member's own, one for a provider's.
 */
export async function planDishes(
  deps: DishDeps,
  memberId: MemberId,
  entries: readonly PlannedEntry[],
): Promise<PlanDish[]> {
  const planned = new Map(entries.flatMap(({ what }) => (what.kind === 'dish' ? [[dishKey(what), what] as const] : [])))
  const wanted = [...planned.values()]
  const recipes = await recipeDishes(
    deps,
    wanted.flatMap(({ ref }) => (ref.kind === 'food' ? [] : [ref])),
    memberId,
  )
  return wanted.flatMap(what => {
    const dish = what.ref.kind === 'food' ? foodDish(what) : recipes.get(refKey(what.ref))
    return dish ? [shownDish(dish, what.grams)] : []
  })
}

function foodDish({ ref, grams }: PlannedDish): Dish | null {
  const food = FOODS_BY_ID.get(ref.id)
  return food && grams !== null ? dishOfFood(food, grams) : null
}

/** Our own recipes never change while the shop is open: each is packed once, when it is first shown. */
const ownShown = new Map<string, PlanDish>()

/** A dish with its picture, or the colour that is shown until there is one. */
export function shownDish(dish: Dish, grams: number | null): PlanDish {
  const isKept = dish.ref.kind === 'own' && grams === null
  const known = isKept ? ownShown.get(dish.ref.id) : undefined
  const shown = known ?? planDish(dish, grams, lookOf(dish))
  if (isKept) ownShown.set(dish.ref.id, shown)
  return shown
}

/** What is told ahead is looked for in every step of a recipe, and ours never change while the shop is open. */
const ownLooks = new Map<string, DishLook>()

export function lookOf({ ref }: Pick<Dish, 'ref'>): DishLook {
  const own = ref.kind === 'own' ? ownRecipeOf(ref.id) : null
  if (!own) return { picture: null, wash: 'leaf', ahead: null }
  const look = ownLooks.get(own.id) ?? newLook(own)
  ownLooks.set(own.id, look)
  return look
}

const newLook = (own: OwnRecipe): DishLook => ({
  ...{ picture: pictureOf(own.picture), wash: washOfDish(own), ahead: aheadHint(own) },
  ...(own.tags.includes('freezer') && { freezes: true }),
})
