import { type Day, daysBetween } from './day.ts'
import { dateBriefly, dateText, rangeText, weekdayBriefly } from './words.ts'

// Apart from the other words: only what looks back over months needs them, and every page of the dashboard loads those.

/** '28 to 27 November' are a year: from so many days on a month of the year before might be meant. */
const MAX_DAYS_WITHOUT_YEARS = 182

const needsYears = (from: Day, to: Day) => yearOf(from) !== yearOf(to) && daysBetween(from, to) > MAX_DAYS_WITHOUT_YEARS
const yearOf = (day: Day) => day.slice(0, 4)

/** 'Mon 23 to Tue 24 November', as `rangeText`; over most of a year both years are named. */
export function periodText(from: Day, to: Day): string {
  if (!needsYears(from, to)) return rangeText(from, to)
  return `${weekdayBriefly(from)} ${dateText(from)} to ${weekdayBriefly(to)} ${dateText(to)}`
}

/** '2 Sep to 1 Dec', with the years over most of a year. */
export function periodBriefly(from: Day, to: Day): string {
  const year = (day: Day) => (needsYears(from, to) ? ` ${yearOf(day)}` : '')
  return `${dateBriefly(from)}${year(from)} to ${dateBriefly(to)}${year(to)}`
}
