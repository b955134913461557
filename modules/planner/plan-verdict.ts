import type { Day } from '#modules/calendar/day.ts'
import { eatenOn } from './eaten.ts'
import { weekdayText } from './entry-words.ts'
import { dinerNamed, householdOf } from './household.ts'
import { missedMeals, type PlanClock } from './meal-times.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import type { PlanSetting } from './plan-settings.ts'
import type { PlanSetup } from './plan-setup.ts'
import { judgedDay } from './planner-address.ts'
import { type VerdictRows, verdictRows } from './verdict-rows.ts'

/** A plan that is judged, and what its pages know of it. */
export interface JudgedPlan {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  /** By `dishKey`. */
  readonly dishes: ReadonlyMap<string, PlanDish>
}

export interface JudgedFor extends PlanClock {
  readonly days: readonly Day[]
  readonly setup: PlanSetup
  /** The id of one of the household; null is the member. */
  readonly who: string | null
}

/** Without one of these a day is no whole day; a snack may be missing. */
const MAIN_MEALS: readonly string[] = ['breakfast', 'lunch', 'dinner']

/**
 * How a plan stands beside somebody's goals. A day of which a meal has gone by that was never planned is no whole day:
 * what was eaten then nobody knows, so the day is neither met nor missed. Where no other day is planned it is all there
 * is to tell of.
 */
export function verdictOfPlan({ entries, settings, dishes }: JudgedPlan, judged: JudgedFor): VerdictRows {
  const { days, setup, who, today } = judged
  const eaten = eatenOn(days, entries, dishes, who)
  const partly = days.filter(
    day =>
      eaten.some(each => each.day === day) &&
      missedMeals(judged, settings, entries, day).some(meal => MAIN_MEALS.includes(meal)),
  )
  const whole = eaten.filter(({ day }) => !partly.includes(day))
  const diner = dinerNamed(setup, householdOf(settings), who, judgedDay(days, today))
  return whole.length === 0 ? verdictRows(eaten, diner) : verdictRows(whole, diner, notCountedText(partly, today))
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function notCountedText(days: readonly Day[], today: Day): string {
  if (days.length === 0) return ''
  const names = AND.format(days.map(day => (day === today ? 'today' : weekdayText(day))))
  return `Without ${names}: a meal of ${days.length === 1 ? 'that day' : 'those days'} went by before it was planned.`
}
