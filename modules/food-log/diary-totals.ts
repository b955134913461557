import type { Day } from '#modules/calendar/day.ts'
import type { PerServing } from '#modules/nutrition/amounts.ts'
import {
  type DayIntake,
  type Dose,
  dailyTotals,
  type OnDay,
  type Portion,
} from '#modules/nutrition/intake/day-intake.ts'
import type { Intake } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import type { DiaryEntry } from './diary.ts'

/** What an entry gave, to be added up. */
export const portionOf = ({ one, added, amount }: Pick<DiaryEntry, 'one' | 'added' | 'amount'>): Portion => ({
  intake: readIntake<PerServing>(one),
  added: added === null ? null : readIntake<PerServing>(added),
  servings: amount.times,
})

/** The same food gives the same text, and is eaten again and again: each text is unpacked once. */
function portionsOf(entries: readonly DiaryEntry[]): (Portion & OnDay<Day>)[] {
  const known = new Map<string, Intake<PerServing>>()
  const read = (text: string) => {
    const intake = known.get(text) ?? readIntake<PerServing>(text)
    known.set(text, intake)
    return intake
  }
  return entries.map(({ day, one, added, amount }) => ({
    ...{ day, intake: read(one), added: added === null ? null : read(added) },
    servings: amount.times,
  }))
}

/**
 * What somebody ate and took, as the totals of each day: the one way in which log, dashboard, progress, gaps and export
 * add up. A day with neither food nor doses is not there.
 */
export const diaryTotals = (
  entries: readonly DiaryEntry[],
  doses: readonly (Dose & OnDay<Day>)[],
): Map<Day, DayIntake> => dailyTotals(portionsOf(entries), doses)
