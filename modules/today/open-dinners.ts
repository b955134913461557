import { type Day, weekdayOf } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { entriesOf } from '#modules/planner/plan-edits.ts'
import { type OwnRecords, planOf } from './own-records.ts'
import type { ForOpenDays, OfferedDish } from './today-view.ts'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
export const daysInWords = (days: readonly Day[]): string => AND.format(days.map(day => weekdayName(weekdayOf(day))))

/** Days from today on whose dinner nobody planned or ate; a note is no dish. */
export function openDinners({ today, plan, eaten }: OwnRecords, days: readonly Day[]): Day[] {
  return days.filter(
    day =>
      day >= today &&
      entriesOf(plan.entries, { day, meal: 'dinner' }).every(({ what }) => what.kind === 'note') &&
      entriesOf(eaten, { day, meal: 'dinner' }).length === 0,
  )
}

/** Dishes for the first of these days, under all of them; null where there is no such day, or no dish. */
export function forOpenDays(days: readonly Day[], dishes: readonly OfferedDish[]): ForOpenDays | null {
  const [first] = days
  if (!first || dishes.length === 0) return null
  const have = days.length === 1 ? 'has' : 'have'
  const named = weekdayName(weekdayOf(first))
  return {
    words: `${daysInWords(days)} ${have} no dinner yet. These fit what is left of ${days.length === 1 ? 'the day' : named}.`,
    dishes,
    plan: planOf(first),
    action: `Plan ${named}`,
  }
}
