import { addDays, type Day, WEEKDAYS, weekdayOf } from '#modules/calendar/day.ts'
import type { DiarySetting, StreakChoice } from '#modules/food-log/diary.ts'

/** Every day counts, and two of seven may rest. */
export const USUAL_STREAK: StreakChoice = { isShown: true, counts: WEEKDAYS, rests: 2 }

/** How somebody wants days in a row to be counted. */
export function streakChoice(settings: readonly DiarySetting[]): StreakChoice {
  const chosen = settings.find(({ name }) => name === 'streak')?.value
  return chosen && 'counts' in chosen ? chosen : USUAL_STREAK
}

/** Days in a row, and those between them that rested. */
export interface Streak {
  readonly days: number
  readonly rested: number
}

const WEEK = 7

/**
 * Days in a row that something was logged on, until today. Days of the week that do not count are passed over, whatever
 * was logged; of the others so many of seven may rest and break nothing. Today counts when it was logged on, and is not
 * missed before it is over. The choice counts one day of the week at least, and lets fewer rest than count.
 */
export function streakOf(logged: ReadonlySet<Day>, today: Day, { counts, rests }: StreakChoice = USUAL_STREAK): Streak {
  let streak: Streak = { days: 0, rested: 0 }
  let [days, missed] = [0, 0]
  const recent: boolean[] = []
  for (let ago = logged.has(today) ? 0 : 1; ; ago += 1) {
    const day = addDays(today, -ago)
    const isCounted = counts.includes(weekdayOf(day))
    const isMissed = isCounted && !logged.has(day)
    recent.push(isMissed)
    if (recent.slice(-WEEK).filter(each => each).length > rests) return streak
    if (isMissed) missed += 1
    else if (isCounted) {
      days += 1
      streak = { days, rested: missed }
    }
  }
}
