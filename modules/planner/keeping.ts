import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { USUAL_FRIDGE_HOURS } from '#modules/nutrition/advice/keeping.ts'
import { minutesBetween } from './balance/problem.ts'
import { cookOf, dishKey, leftoversOf } from './cooked.ts'
import { minuteOfMeal } from './meal-times.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import type { PlanSetting } from './plan-settings.ts'

/** A plan in which something waits to be eaten: what is known of its dishes by `dishKey`. */
export interface PlanWithDishes {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: ReadonlyMap<string, Pick<PlanDish, 'fridgeHours' | 'freezes' | 'wholeBake'>>
}

/** So many days after it was cooked something is offered from the freezer. Our own choice: a plan is of a week. */
export const MOST_FROZEN_DAYS = 7

/** Whether the fridge keeps what was cooked at one meal until another, which is not before it. */
export function isKeptInFridge(plan: PlanWithDishes, cook: PlannedEntry, left: Cell): boolean {
  return minutesFrom(plan, cook, left) <= fridgeHours(plan, cook) * 60
}

/** Whether leftovers of what was cooked are offered for a meal: the fridge keeps them, or it is a dish for the freezer. */
export function mayBeKept(plan: PlanWithDishes, cook: PlannedEntry, left: Cell): boolean {
  const days = daysBetween(cook.day, left.day)
  // Nothing is left of a dish before it is cooked.
  if (minutesFrom(plan, cook, left) <= 0 || days > MOST_FROZEN_DAYS) return false
  return isKeptInFridge(plan, cook, left) || (days > 0 && knownOf(plan, cook)?.freezes === true)
}

/**
 * Whether leftovers wait longer than the fridge keeps them, of a dish of which nobody says that it freezes: it is cooked
 * fresh then. What is baked keeps in its tin.
 */
export function isKeptTooLong(plan: PlanWithDishes, left: PlannedEntry): boolean {
  const cook = cookLongBefore(plan, left)
  const { freezes, wholeBake } = (cook && knownOf(plan, cook)) ?? {}
  return cook !== null && freezes !== true && wholeBake === undefined
}

/**
 * The day on which leftovers go from the freezer to the fridge: the one before they are eaten, and never that on which
 * they were frozen. Null for what the fridge keeps, for what nobody says freezes, and for what is no leftovers of a dish.
 */
export function thawDay(plan: PlanWithDishes, left: PlannedEntry): Day | null {
  const cook = cookLongBefore(plan, left)
  if (!cook || knownOf(plan, cook)?.freezes !== true) return null
  const before = addDays(left.day, -1)
  return before > cook.day ? before : left.day
}

/** What leftovers are of, where the fridge does not keep it until they are eaten. */
function cookLongBefore(plan: PlanWithDishes, left: PlannedEntry): PlannedEntry | null {
  const cook = left.what.kind === 'leftovers' ? cookOf(plan.entries, left) : null
  return cook && !isKeptInFridge(plan, cook, left) ? cook : null
}

/** How many whole hours the fridge has to keep what is left of a cook, as it is planned; what is frozen does not wait there. */
export function hoursInFridge(plan: PlanWithDishes, cook: PlannedEntry): number {
  const waits = leftoversOf(plan.entries, cook.id).map(left =>
    isKeptInFridge(plan, cook, left) ? Math.ceil(minutesFrom(plan, cook, left) / 60) : 0,
  )
  return Math.max(0, ...waits)
}

const knownOf = ({ dishes }: PlanWithDishes, { what }: PlannedEntry) =>
  what.kind === 'dish' ? dishes.get(dishKey(what)) : undefined

/** How long the fridge keeps what is cooked of a dish. */
export const fridgeHours = (plan: PlanWithDishes, cook: PlannedEntry) =>
  knownOf(plan, cook)?.fridgeHours ?? USUAL_FRIDGE_HOURS

const minutesFrom = ({ settings }: PlanWithDishes, from: Cell, to: Cell) =>
  minutesBetween(
    { day: from.day, atMinute: minuteOfMeal(settings, from.meal) },
    { day: to.day, atMinute: minuteOfMeal(settings, to.meal) },
  )

type Cell = Pick<PlannedEntry, 'day' | 'meal'>
