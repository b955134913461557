import { type Day, partsOf } from '#modules/calendar/day.ts'
import { weekdayBriefly } from '#modules/calendar/words.ts'
import { type OwnRecords, stillToEat } from './own-records.ts'
import type { StripDay } from './today-view.ts'

/** Seven days: what was eaten is eaten, what has a plan is planned. */
export function weekStrip(records: OwnRecords, days: readonly Day[]): StripDay[] {
  const { today, eaten } = records
  const logged = new Set(eaten.map(({ day }) => day))
  return days.map(day => ({
    name: weekdayBriefly(day),
    date: partsOf(day)[2],
    state: logged.has(day) ? 'eaten' : stillToEat(records, day).length > 0 ? 'planned' : 'open',
    isToday: day === today,
  }))
}
