import type { Day } from '#modules/calendar/day.ts'
import type { DayMark, DiaryEntry } from '#modules/food-log/diary.ts'
import { diaryTotals } from '#modules/food-log/diary-totals.ts'
import { averageDay, type DayIntake, type Dose, figureOfDay, type OnDay } from '#modules/nutrition/intake/day-intake.ts'
import type { Figure } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/** Taken on a day, with what it was called. */
export type NamedDose = Dose & OnDay<Day> & { readonly name: string }

/** What somebody logged, as averages and charts count it. */
export interface Logged {
  readonly entries: readonly DiaryEntry[]
  readonly doses: readonly NamedDose[]
  readonly marks: readonly DayMark[]
}

/** What was logged with the totals of each day of it, food and supplements together or apart: a year is added up once. */
export interface AddedUp extends Logged {
  readonly totals: ReadonlyMap<Day, DayIntake>
}

export const addedUp = <Its extends Logged>(logged: Its): Its & AddedUp => ({
  ...logged,
  totals: diaryTotals(logged.entries, logged.doses),
})

/** Days that were marked complete: only these are averaged, since of others nobody knows what is missing. */
export const completeDays = ({ marks }: Pick<Logged, 'marks'>, from: Day, to: Day): Day[] =>
  marks
    .filter(({ day, status }) => status === 'complete' && day >= from && day <= to)
    .map(({ day }) => day)
    .sort()

/** Days on which something was eaten, as far as was logged: of one with tablets alone nobody knows what food gave. */
export const daysWithFood = (entries: readonly Pick<DiaryEntry, 'day'>[]): ReadonlySet<Day> =>
  new Set(entries.map(({ day }) => day))

/** A day as its totals are shown: that day, or the average of several; null where there is none to count. */
export function meanOf(totals: ReadonlyMap<Day, DayIntake>, days: readonly Day[]): DayIntake | null {
  const found = days.flatMap(day => totals.get(day) ?? [])
  return found.length === 0 ? null : averageDay(found)
}

/** Of one nutrient, food and supplements together, a day, in its unit. */
export const figureIn = (day: DayIntake, key: NutrientKey): Figure => figureOfDay(day, key)
