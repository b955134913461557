import type { Day } from '#modules/calendar/day.ts'
import type { DishRef } from '#modules/recipes/dish.ts'
import type { Eaten } from './balance/verdict.ts'
import { dishKey, dishOn } from './cooked.ts'
import { entryName } from './entry-words.ts'
import { dishOf } from './kitchen.ts'
import { isToEat, type PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'

/** Something that is eaten by the plan, and what it is. */
export interface PlannedToEat extends Eaten {
  readonly entryId: string
  readonly ref: DishRef | null
}

/** What somebody has of an entry, in quarters of a serving; null is the member. */
export const quartersFor = ({ quarters, portions }: PlannedEntry, who: string | null): number =>
  who === null ? quarters : (portions?.[who] ?? 0)

/**
 * What somebody eats on these days by the plan. Notes are no food, and what was skipped is not eaten.
 *
 * @param who the id of one of the household; null is the member
 */
export function eatenOn(
  days: readonly Day[],
  entries: readonly PlannedEntry[],
  dishes: ReadonlyMap<string, PlanDish>,
  who: string | null = null,
): PlannedToEat[] {
  const those = entries.filter(entry => days.includes(entry.day) && isToEat(entry) && quartersFor(entry, who) > 0)
  return those.map(entry => {
    const { day, meal, what } = entry
    const quarters = quartersFor(entry, who)
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
