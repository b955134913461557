import { type Day, daysBetween, partsOf, type Weekday, weekdayOf } from './day.ts'

// Put together from their parts: the same letters whatever a machine's own idea of an English date is.
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

export const weekdayName = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1)

/** Told first where weeks begin on a Monday, as they do in most places. */
export const FIRST_DAYS_OF_WEEK = ['monday', 'sunday', 'saturday'] as const satisfies readonly Weekday[]
export type FirstDayOfWeek = (typeof FIRST_DAYS_OF_WEEK)[number]

/** '20 November 2026' */
export function dateText(day: Day): string {
  const [year, month, date] = partsOf(day)
  return `${date} ${MONTHS[month - 1]} ${year}`
}

/** 'today', 'yesterday', 'tomorrow', else 'Tuesday 4 August', with its year where that is another than today's. */
export function dayText(day: Day, today: Day): string {
  const near = NEAR[daysBetween(today, day)]
  if (near !== undefined) return near
  const [year, month, date] = partsOf(day)
  const thisYear = year === partsOf(today)[0]
  return `${weekdayName(weekdayOf(day))} ${date} ${MONTHS[month - 1]}${thisYear ? '' : ` ${year}`}`
}

const NEAR: { readonly [days: number]: string } = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

/** 'Tue 24 November' */
export const oneDayText = (day: Day): string => rangeText(day, day)

/** 'Mon 23 to Tue 24 November'; one day alone is 'Tue 24 November'; where months differ both are named. */
export function rangeText(from: Day, to: Day): string {
  const begins = briefly(from)
  const ends = briefly(to)
  if (from === to) return `${ends.day} ${ends.month}`
  const month = begins.month === ends.month ? '' : ` ${begins.month}`
  return `${begins.day}${month} to ${ends.day} ${ends.month}`
}

/** '24 Nov', where there is little room. */
export const dateBriefly = (day: Day): string => {
  const [, month, date] = partsOf(day)
  return `${date} ${MONTHS[month - 1]?.slice(0, 3)}`
}

/** 'Tue' */
export const weekdayBriefly = (day: Day): string => weekdayName(weekdayOf(day)).slice(0, 3)

function briefly(day: Day) {
  const [, month, date] = partsOf(day)
  return { day: `${weekdayBriefly(day)} ${date}`, month: MONTHS[month - 1] }
}
