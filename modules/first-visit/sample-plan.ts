import { addDays, type Day } from '#modules/calendar/day.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { samplePlan } from '#modules/planner/sample-week.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'

/** The sample week on seven days, and its dishes by `dishKey`. */
export interface SamplePlan {
  readonly days: readonly Day[]
  readonly entries: readonly PlannedEntry[]
  readonly dishes: ReadonlyMap<string, Dish>
}

const DAYS = 7

/** The seven days from `today`, for which the sample list is shopped too. */
export function samplePlanFrom(today: Day): SamplePlan {
  const days = Array.from({ length: DAYS }, (_, nth) => addDays(today, nth))
  const entries = samplePlan(days, id => ownRecipeOf(id)?.name ?? '')
  const dishes = entries.flatMap(entry => {
    const planned = dishOn(entries, entry)
    const recipe = planned && ownRecipeOf(planned.ref.id)
    return planned && recipe ? [[dishKey(planned), dishOfOwn(recipe)] as const] : []
  })
  return { days, entries, dishes: new Map(dishes) }
}

/** What is eaten at an entry; null where nobody knows what it is. */
export function dishAt({ entries, dishes }: SamplePlan, entry: PlannedEntry): Dish | null {
  const planned = dishOn(entries, entry)
  return (planned && dishes.get(dishKey(planned))) ?? null
}
