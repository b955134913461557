import { addDays } from '#modules/calendar/day.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import { dishOn } from '../cooked.ts'
import { minutesFor } from '../cooking-time.ts'
import { dishesLike } from '../like.ts'
import type { LikeQuery } from '../picker-query.ts'
import { shownDish } from './dishes.ts'
import { daysAround, type OpenFor, openDishes, type PlanOwner, type SuggestedDish, shownPlan } from './week.ts'

const MOST_ALIKE = 6
/**
 * Dishes like one that is planned, for whoever eats it: what they do not eat, want not again or have planned within
 * three days is not among them. One statement for the plan, and two for recipes that are not ours.
 */
export async function alikeFor(
  deps: DishDeps,
  owner: PlanOwner,
  { day, meal, ref, keptHours }: LikeQuery,
  { eats, eater }: Pick<OpenFor, 'eats' | 'eater'>,
): Promise<SuggestedDish[]> {
  const days = daysAround(day)
  const plan = await shownPlan(deps, owner, days)
  const beside = [addDays(day, -1), day, addDays(day, 1)]
  const refs = plan.entries.flatMap(entry => {
    const dish = beside.includes(entry.day) ? dishOn(plan.entries, entry) : null
    return dish && dish.ref.kind !== 'food' && refKey(dish.ref) !== refKey(ref) ? [dish.ref] : []
  })
  const known = await recipeDishes(deps, [ref, ...refs], owner.id)
  const dish = known.get(refKey(ref))
  if (!dish) return []
  const near = [...known.values()].filter(each => each !== dish)
  // The dish itself makes way.
  const besides = { ...plan, entries: plan.entries.filter(entry => entry.day !== day || entry.meal !== meal) }
  const asked = { dish, meal, keptHours, near, mostMinutes: minutesFor(plan.settings, day, meal) }
  return dishesLike(openDishes(besides, { eats, eater, day }), asked, MOST_ALIKE).map(({ dish: each, why }) => ({
    ...shownDish(each, null),
    why,
  }))
}
