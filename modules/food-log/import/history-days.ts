import type { Day } from '#modules/calendar/day.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { DayStatus, DiaryEntry } from '../diary.ts'
import type { DayWord } from '../diary-changes.ts'
import { MOST_IN_A_CHANGE } from '../diary-limits.ts'
import { diaryTotals } from '../diary-totals.ts'

/** Below it nobody logged the whole of a day; the lowest floor of the energy rules. Our own choice. */
const LEAST_KCAL = 800
const FEWEST_MEALS = 2

/**
 * What is said of the days of an import that nobody said anything of: complete where two meals or more come to 800 kcal
 * at least, partial otherwise. Averages then take in the days that were logged, and no others.
 */
export function dayWords(entries: readonly DiaryEntry[], said: ReadonlySet<Day>): DayWord[] {
  const days = new Map<Day, DiaryEntry[]>()
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return [...days].flatMap(([day, eaten]) => (said.has(day) ? [] : [{ day, status: statusOf(day, eaten) }]))
}

function statusOf(day: Day, eaten: readonly DiaryEntry[]): DayStatus {
  const total = diaryTotals(eaten, []).get(day)
  const kcal = total ? figureOf(total.food, 'energyKcal').amount : 0
  const meals = new Set(eaten.map(({ meal }) => meal)).size
  return meals >= FEWEST_MEALS && kcal >= LEAST_KCAL ? 'complete' : 'partial'
}

/** As many at a time as a change has room for. */
export const batchesOf = <Each>(all: readonly Each[], most = MOST_IN_A_CHANGE): (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, nth) => all.slice(nth * most, (nth + 1) * most))
