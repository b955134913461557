import { type Day, type Weekday, weekdayOf } from '#modules/calendar/day.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'

/** Meals that may be told how long cooking for them takes at most. */
export const TIMED_MEALS = ['breakfast', 'lunch', 'dinner'] as const
export type TimedMeal = (typeof TIMED_MEALS)[number]

/** Of work at the stove, in minutes; null is all the time there is. */
export type MealMinutes = { readonly [M in TimedMeal]: number | null }

/** What can be chosen, in minutes. */
export const MINUTES_CHOICES = [10, 15, 20, 30, 45, 60, 90] as const

const ON_WORKDAYS: MealMinutes = { breakfast: 15, lunch: 30, dinner: 45 }
const AT_WEEKENDS: MealMinutes = { breakfast: null, lunch: null, dinner: null }

const isWeekend = (weekday: Weekday) => weekday === 'saturday' || weekday === 'sunday'

/** How long somebody cooks on a weekday: as they said, else a little on workdays and any time at weekends. */
export function minutesOn(settings: readonly PlanSetting[], weekday: Weekday): MealMinutes {
  return settingsOf(settings, 'minutes').get(weekday) ?? (isWeekend(weekday) ? AT_WEEKENDS : ON_WORKDAYS)
}

/** The most for one meal of a day; null for all the time there is, and for meals that nobody told it of. */
export function minutesFor(settings: readonly PlanSetting[], day: Day, meal: string): number | null {
  const timed = TIMED_MEALS.find(each => each === meal)
  return timed ? minutesOn(settings, weekdayOf(day))[timed] : null
}
