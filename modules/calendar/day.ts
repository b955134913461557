declare const DAY: unique symbol

/** A day of somebody's calendar, `yyyy-MM-dd`: it has no clock and no zone. Two of them compare as text does. */
export type Day = string & { readonly [DAY]: true }

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

/** Whether this is a day that the Gregorian calendar has, of the years 0001 to 9999. */
export function isDay(text: string): text is Day {
  const [, year, month, date] = SHAPE.exec(text) ?? []
  return year !== undefined && year !== '0000' && written(utcMs(Number(year), Number(month), Number(date))) === text
}

const FIRST_RECORD = '2000-01-01'
const LAST_RECORD = '2199-12-31'

/**
 * Whether records may be about this day: one that there is, of this century and the next. What strangers write is asked
 * for with this, since from the first day of all there is no day before, and every page looks at the days around.
 */
export const isRecordDay = (text: string): text is Day => isDay(text) && text >= FIRST_RECORD && text <= LAST_RECORD

/** @throws RangeError for what is no day: it was to be asked for with `isDay` where strangers wrote it */
export function dayOf(text: string): Day {
  if (isDay(text)) return text
  throw new RangeError(`No day: ${text.slice(0, 20)}`)
}

/** The day this many days later, or earlier where `days` is negative; a whole number. */
export const addDays = (day: Day, days: number): Day => dayOf(written(startUtcMs(day) + days * DAY_MS))

/** How many days later `to` is than `from`; negative where it is earlier. */
export const daysBetween = (from: Day, to: Day): number => (startUtcMs(to) - startUtcMs(from)) / DAY_MS

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[new Date(startUtcMs(day)).getUTCDay()] as Weekday

/** The seven days of the week that holds `day`, beginning with `firstDayOfWeek`. */
export function weekOf(day: Day, firstDayOfWeek: Weekday): readonly Day[] {
  const since = (WEEKDAYS.indexOf(weekdayOf(day)) - WEEKDAYS.indexOf(firstDayOfWeek) + 7) % 7
  return WEEKDAYS.map((_, index) => addDays(day, index - since))
}

/** When the day would begin in UTC, in milliseconds since 1970: what days are computed with, and no moment. */
export const startUtcMs = (day: Day): number => utcMs(...partsOf(day))

/** Year, month from 1, date. */
export const partsOf = (day: Day) => day.split('-').map(Number) as [year: number, month: number, date: number]

// `Date.UTC` takes a year below 100 for one of the last century.
function utcMs(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, date)
}

function written(ms: number): string {
  const at = new Date(ms)
  return [padded(at.getUTCFullYear(), 4), padded(at.getUTCMonth() + 1, 2), padded(at.getUTCDate(), 2)].join('-')
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')
