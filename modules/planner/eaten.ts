import type { Day } from '#modules/calendar/day.ts'
import type { DishRef } from '#modules/recipes/dish.ts'
import type { Eaten } from './balance/verdict.ts'
import { dishKey, dishOn } from './cooked.ts'
import { entryName } from './entry-words.ts'
import { dishOf } from './kitchen.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'

/** Something that is eaten by the plan, and what it is. */
export interface PlannedToEat extends Eaten {
  readonly entryId: string
  readonly ref: DishRef | null
}

/** What the member eats on these days by the plan. Notes are no food. */
export function eatenOn(
  days: readonly Day[],
  entries: readonly PlannedEntry[],
  dishes: ReadonlyMap<string, PlanDish>,
): PlannedToEat[] {
  const those = entries.filter(({ day, what }) => days.includes(day) && what.kind !== 'note')
  return those.map(entry => {
    const { day, meal, what, quarters } = entry
    const planned = dishOn(entries, entry)
    const known = planned && dishes.get(dishKey(planned))
    return {
      ...{ day, meal, quarters },
      entryId: entry.id,
      name: entryName(entries, entry, dishes),
      ref: planned?.ref ?? null,
      dish: known ? dishOf(known) : null,
      keptKcal: what.kind === 'eating-out' ? what.keptKcal : null,
    }
  })
}
