import type { Day } from '#modules/calendar/day.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { isDone, type PlannedEntry } from '#modules/planner/plan.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import { type SaidById, type SaidOfDish, saidOfId } from '#modules/planner/said-words.ts'

/** A plan and a diary beside each other, as far as a day asks for them. */
export interface OwnRecords {
  readonly today: Day
  readonly plan: {
    readonly entries: readonly PlannedEntry[]
    readonly settings: readonly PlanSetting[]
    readonly dishes: readonly PlanDish[]
  }
  readonly eaten: readonly DiaryEntry[]
  /** Of what is planned and eaten today, and of the next dinner. */
  readonly said: SaidById
}

export const saidOf = ({ said }: Pick<OwnRecords, 'said'>, { id }: PlannedEntry): SaidOfDish => saidOfId(said, id)

export const dishesByKey = ({ plan }: Pick<OwnRecords, 'plan'>): ReadonlyMap<string, PlanDish> =>
  new Map(plan.dishes.map(dish => [dishKey(dish), dish]))

/** What is still to be eaten on a day: what was cooked is, what the diary has is not. */
export function stillToEat({ plan, eaten }: OwnRecords, day: Day): PlannedEntry[] {
  const logged = new Set(eaten.map(({ id }) => id))
  return entriesOfDay(plan.entries, day).filter(
    entry => entry.what.kind !== 'note' && !logged.has(entry.id) && (!isDone(entry) || entry.done === 'cooked'),
  )
}

/** What the plan alone says was eaten, or skipped: the diary knows nothing of it. */
export function doneByPlan({ plan, eaten }: OwnRecords, day: Day): PlannedEntry[] {
  const logged = new Set(eaten.map(({ id }) => id))
  return entriesOfDay(plan.entries, day).filter(
    entry => entry.what.kind !== 'note' && !logged.has(entry.id) && isDone(entry) && entry.done !== 'cooked',
  )
}

const PLANNER = '/dashboard/meal-planner'

/** Where the plan of a day is changed. */
export const planOf = (day: Day): string => `${PLANNER}?day=${day}&view=day`

/** Where the planner shows at once what may take its place. */
export const swapOf = ({ day, id }: PlannedEntry): string => `${planOf(day)}&swap=${encodeURIComponent(id)}`
