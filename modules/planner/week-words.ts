import { type Day, partsOf } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'

/** '27 November' */
export const dateInYear = (day: Day): string => dateText(day).replace(/ \d{4}$/, '')

/** '23 to 29 November', '30 November to 6 December', with the years where they differ. */
export function weekText(from: Day, to: Day): string {
  const [[fromYear, fromMonth, fromDate], [toYear, toMonth]] = [partsOf(from), partsOf(to)]
  if (fromYear !== toYear) return `${dateText(from)} to ${dateText(to)}`
  return fromMonth === toMonth ? `${fromDate} to ${dateInYear(to)}` : `${dateInYear(from)} to ${dateInYear(to)}`
}
