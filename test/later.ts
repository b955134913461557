import { dayOf, weekdayOf } from '#modules/calendar/day.ts'

const YEARS_AHEAD = Array.from({ length: 41 }, (_, nth) => new Date().getUTCFullYear() + 50 + nth)

/** A year far ahead of whatever day it is; its 23 November is a Monday, so that the days of a week in it have names. */
export const FAR_YEAR = YEARS_AHEAD.find(year => weekdayOf(dayOf(`${year}-11-23`)) === 'monday') as number
