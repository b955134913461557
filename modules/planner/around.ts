import { withPortions } from './at-the-table.ts'
import { dishKey, dishOn } from './cooked.ts'
import { weekdayText } from './entry-words.ts'
import { guestQuartersFor } from './guest-quarters.ts'
import { householdOf } from './household.ts'
import type { KitchenDish } from './kitchen.ts'
import { isOver } from './meal-times.ts'
import { mealsOf } from './meals.ts'
import { newDishEntry } from './new-entry.ts'
import { openDays, openMeals } from './open-meals.ts'
import { type PlannedEntry, USUAL_MEALS } from './plan.ts'
import type { Cell } from './plan-edits.ts'
import type { PlanningSource } from './planning.ts'

type Around = Pick<PlanningSource, 'days' | 'today' | 'time' | 'entries' | 'settings' | 'dishes' | 'setup'>

/** A dish chosen first, as it is in the plan that is made around it. */
export interface ChosenFirst {
  readonly entry: PlannedEntry
  /** It was there before. */
  readonly isThere: boolean
}

/**
 * The dish that days are to be planned around, at the next meal that it is for: an open one, else beside what is
 * planned there, which nothing takes away. It stays when all is planned again. Null where those days are past or locked.
 *
 * @param newId a UUID
 */
export function chosenFirst(plan: Around, dish: KitchenDish, newId: string): ChosenFirst | null {
  const { entries, settings, dishes, setup } = plan
  const key = dishKey({ ref: dish.ref, grams: null })
  const there = entries.find(entry => {
    const planned = entry.what.kind === 'dish' ? dishOn(entries, entry) : null
    return planned && dishKey(planned) === key && plan.days.includes(entry.day) && !isOver(plan, settings, entry)
  })
  if (there) return { entry: there, isThere: true }
  const cell = cellFor(plan, dish)
  if (!cell) return null
  const household = householdOf(settings)
  const entry: PlannedEntry = {
    ...newDishEntry(entries, cell, dish, newId),
    guestQuarters: guestQuartersFor(setup.answers?.people, household.length),
    isLocked: true,
  }
  const edibleOf = (planned: { ref: KitchenDish['ref']; grams: number | null }) =>
    dishKey(planned) === key ? dish : (dishes.get(dishKey(planned)) ?? null)
  return { entry: withPortions([...entries, entry], entry, household, edibleOf), isThere: false }
}

function cellFor(plan: Around, { meals }: Pick<KitchenDish, 'meals'>): Cell | null {
  // Most of a dinner may be chosen for a lunch too, and is asked for in the evening.
  const meal =
    [...USUAL_MEALS].reverse().find(each => each !== 'snack' && (meals ?? ['dinner']).includes(each)) ?? 'snack'
  const open = openMeals(plan).find(cell => cell.meal === meal)
  if (open) return open
  const day = openDays(plan).find(each => !isOver(plan, plan.settings, { day: each, meal }))
  return day ? { day, meal } : null
}

/** 'Saturday’s dinner' */
export function placeWords({ day, meal }: Cell, settings: PlanningSource['settings']): string {
  const row = mealsOf(settings, []).find(({ key }) => key === meal)
  return `${weekdayText(day)}’s ${(row?.name ?? meal).toLowerCase()}`
}
