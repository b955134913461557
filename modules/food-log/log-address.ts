import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { isPlanDay } from '#modules/planner/plan-limits.ts'

const STRIP_DAYS = 7
/** So many days stand behind an earlier day that is looked at. */
const BEHIND = 3
/** As far ahead as a plan is looked at. */
const MOST_AHEAD = 60

export interface LogPlace {
  readonly day: Day
  /** What the address asked for and no diary has; null where it can be shown. */
  readonly noDay: string | null
}

/** The day of the address, or today. */
export function readLogPlace(search: URLSearchParams, today: Day): LogPlace {
  const text = search.get('day') ?? ''
  if (text === '') return { day: today, noDay: null }
  const isShown = isPlanDay(text) && isPlanDay(addDays(text, -STRIP_DAYS)) && daysBetween(today, text) <= MOST_AHEAD
  return isShown ? { day: text, noDay: null } : { day: today, noDay: text }
}

/** The address of a day within the log; today has none of its own. */
export const logSearch = (day: Day, today: Day): string => (day === today ? '?' : `?day=${day}`)

/** The seven days beside a day: those up to today, so long as it is among them. */
export function stripOf(day: Day, today: Day): Day[] {
  const behind = Math.min(BEHIND, Math.max(0, daysBetween(day, today)))
  const isRecent = day <= today && daysBetween(day, today) < STRIP_DAYS
  const last = isRecent ? today : addDays(day, behind)
  return Array.from({ length: STRIP_DAYS }, (_, nth) => addDays(last, nth - STRIP_DAYS + 1))
}
