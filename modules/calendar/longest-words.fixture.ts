import { addDays, type Day, dayOf } from './day.ts'

/** Five years from a day on which nothing begins, with a leap day among them. */
const FIRST = dayOf('2026-05-13')
const COUNT = 5 * 365 + 1
export const FIVE_YEARS: readonly Day[] = Array.from({ length: COUNT }, (_, nth) => addDays(FIRST, nth))

export interface LongestWords {
  readonly day: Day
  readonly words: string
}

/** Of what a page says on each of these days, what has most letters, and the first day on which it is said. */
export function longestWords(wordsOf: (day: Day) => string, days: readonly Day[] = FIVE_YEARS): LongestWords {
  const [first, ...rest] = days.map(day => ({ day, words: wordsOf(day) }))
  if (!first) throw new Error('The longest words of no day were asked for')
  return rest.reduce((longest, each) => (each.words.length > longest.words.length ? each : longest), first)
}
