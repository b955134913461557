import type { Day } from '#modules/calendar/day.ts'
import { type Dose, dayIntake, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { type Figure, figureOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { DiaryEntry } from '../diary.ts'
import { portionOf } from '../diary-totals.ts'

type Given = Pick<DiaryEntry, 'amount' | 'one' | 'added'>

/** A figure of a day as it is, and as it would be. */
export interface BeforeAndAfter {
  readonly before: Figure
  readonly after: Figure
}

/** What a day comes to when these are added, nutrient by nutrient. */
export function dayAfter(
  entries: readonly DiaryEntry[],
  day: Day,
  given: readonly Given[],
  doses: readonly Dose[],
  more: readonly Dose[] = [],
): (key: NutrientKey) => BeforeAndAfter {
  const portions = entries.filter(entry => entry.day === day).map(portionOf)
  const before = wholeDay(dayIntake(portions, doses))
  const after = wholeDay(dayIntake([...portions, ...given.map(portionOf)], [...doses, ...more]))
  return key => ({ before: figureOf(before, key), after: figureOf(after, key) })
}

/** What these give together. */
export function sumOfGiven(given: readonly Given[]): (key: NutrientKey) => Figure {
  const sum = wholeDay(dayIntake(given.map(portionOf), []))
  return key => figureOf(sum, key)
}
