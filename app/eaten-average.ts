import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { diaryTotals } from '#modules/food-log/diary-totals.ts'
import { diaryOf } from '#modules/food-log/queries/diary.ts'
import { averageDay, type DayIntake } from '#modules/nutrition/intake/day-intake.ts'
import type { Db } from '#platform/db/database.ts'

const DAYS = 7

/**
 * What somebody ate on an average day of the week before today, by the days that they said are complete; null where none
 * is. One statement.
 */
export async function eatenOnAverage(db: Db, memberId: MemberId, today: Day): Promise<DayIntake | null> {
  const { entries, days } = await diaryOf(db, memberId, addDays(today, -DAYS), addDays(today, -1))
  const complete = new Set(days.flatMap(({ day, status }) => (status === 'complete' ? [day] : [])))
  const totals = diaryTotals(
    entries.filter(({ day }) => complete.has(day)),
    [],
  )
  return totals.size > 0 ? averageDay([...totals.values()]) : null
}
