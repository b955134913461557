import { WEEKDAYS, type Weekday } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import type { CabinetItem } from './cabinet.ts'

/** Monday first, as people say a week. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

const isRun = (days: readonly Weekday[], from: number, to: number) => days.join() === WEEK.slice(from, to).join()

/** 'every day', 'Monday to Friday', 'every day but Sunday', 'Mondays and Thursdays'. */
export function weekdaysWords(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter(day => weekdays.includes(day))
  if (days.length === WEEK.length) return 'every day'
  if (isRun(days, 0, 5)) return 'Monday to Friday'
  if (isRun(days, 5, 7)) return 'Saturday and Sunday'
  const [left, ...more] = WEEK.filter(day => !days.includes(day))
  if (left && more.length === 0) return `every day but ${weekdayName(left)}`
  return inWords(days.map(day => `${weekdayName(day)}s`))
}

/** ' on weekdays', ' at weekends', ' on Mondays', ' on most days'; '' where it is every day. */
export function onDays(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter(day => weekdays.includes(day))
  if (days.length === WEEK.length) return ''
  if (isRun(days, 0, 5)) return ' on weekdays'
  if (isRun(days, 5, 7)) return ' at weekends'
  return days.length > 4 ? ' on most days' : ` on ${inWords(days.map(day => `${weekdayName(day)}s`))}`
}

/** 'a', 'a and b', 'a, b and c'. */
export function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** '2 capsules', '1 tablet', '½ tablet'. */
export function unitsWords(units: number, unit: string): string {
  const figure = units === 0.5 ? '½' : Number.isInteger(units) ? String(units) : `${Math.floor(units)}½`
  // What is measured in ml or drops of a kind keeps the word that was typed.
  const isPlural = units > 1 && /[a-z]$/.test(unit) && !/(?:s|ml|g|mg)$/.test(unit)
  return `${figure} ${unit}${isPlural ? 's' : ''}`
}

/** '7:46' of '07:46'. */
export const clock = (time: string): string => time.replace(/^0/, '')

/** '2 capsules at 21:00, every day'. */
export const scheduleWords = ({ units, times, weekdays }: CabinetItem, unit: string): string =>
  `${unitsWords(units, unit)} at ${inWords(times.map(clock))}, ${weekdaysWords(weekdays)}`
