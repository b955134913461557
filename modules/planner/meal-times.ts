import type { Day } from '#modules/calendar/day.ts'
import { NOON_MINUTE } from './balance/problem.ts'
import { type PlannedEntry, USUAL_MEALS } from './plan.ts'
import { entriesOf } from './plan-edits.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'

/** What the clock shows where somebody's plan is: the day, and the time of it. */
export interface PlanClock {
  readonly today: Day
  /** 'HH:mm' */
  readonly time: string
}

/** When most people in the UK eat, roughly; our own choice, until somebody says when they do. */
const USUAL_TIMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    breakfast: '08:00',
    lunch: '13:00',
    dinner: '19:00',
    snack: '16:00',
  }),
)

/** When a meal usually is, 'HH:mm': as somebody set it, or as most people have it; null of one's own without a time. */
export const timeOfMeal = (settings: readonly PlanSetting[], meal: string): string | null =>
  settingsOf(settings, 'meal').get(meal)?.time ?? USUAL_TIMES.get(meal) ?? null

/** So long after its time nobody begins to cook it any more. Our own choice: until ten, three and nine o'clock. */
const OVER_AFTER_MINUTES = 120

/** Minutes after midnight of 'HH:mm'. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** When a meal is eaten, in minutes after midnight; one of which nobody says when it is is taken to be at noon. */
export function minuteOfMeal(settings: readonly PlanSetting[], meal: string): number {
  const time = timeOfMeal(settings, meal)
  return time === null ? NOON_MINUTE : minutesOf(time)
}

/** The minute of a day from which a meal is over, which may be on the next; null where nobody says when it is. */
function endOf(settings: readonly PlanSetting[], meal: string): number | null {
  const time = timeOfMeal(settings, meal)
  if (time === null) return null
  const end = minutesOf(time) + OVER_AFTER_MINUTES
  // Something small is eaten at any hour until the evening.
  const evening = meal === 'snack' ? (endOf(settings, 'dinner') ?? end) : end
  return Math.max(end, evening)
}

/** Whether a meal lies behind: on an earlier day, or earlier today. A later day's never does. */
export function isOver(
  { today, time }: PlanClock,
  settings: readonly PlanSetting[],
  { day, meal }: Pick<PlannedEntry, 'day' | 'meal'>,
): boolean {
  if (day !== today) return day < today
  const end = endOf(settings, meal)
  return end !== null && minutesOf(time) >= end
}

/** Of a day the usual meals that lie behind and for which nothing was planned that is eaten. */
export const missedMeals = (
  clock: PlanClock,
  settings: readonly PlanSetting[],
  entries: readonly PlannedEntry[],
  day: Day,
): string[] =>
  USUAL_MEALS.filter(
    meal =>
      isOver(clock, settings, { day, meal }) &&
      entriesOf(entries, { day, meal }).every(({ what }) => what.kind === 'note'),
  )
