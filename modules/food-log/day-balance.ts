import type { DayIntake, Dose } from '#modules/nutrition/intake/day-intake.ts'
import { dayIntake, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { type Figures, portionOf as plannedPortionOf } from '#modules/planner/totals.ts'
import type { DiaryEntry } from './diary.ts'
import { portionOf } from './diary-totals.ts'

/** What a day came to, and what it comes to once what is planned and still open is eaten too. */
export interface DaySums {
  readonly eaten: DayIntake
  readonly withPlan: DayIntake
  /** Planned, and nobody knows what it gives. */
  readonly unknown: number
}

export function daySums(
  entries: readonly DiaryEntry[],
  doses: readonly Dose[],
  open: readonly PlannedEntry[],
  { plan, figures }: { readonly plan: readonly PlannedEntry[]; readonly figures: Figures },
): DaySums {
  const portions = entries.map(portionOf)
  const planned = open.flatMap(entry => plannedPortionOf(plan, entry, figures) ?? [])
  return {
    eaten: dayIntake(portions, doses),
    withPlan: planned.length > 0 ? dayIntake([...portions, ...planned], doses) : dayIntake(portions, doses),
    unknown: open.length - planned.length,
  }
}

/** One nutrient of it. */
export const sumOf = ({ eaten, withPlan }: DaySums, key: NutrientKey) => ({
  eaten: figureOf(wholeDay(eaten), key),
  withPlan: figureOf(wholeDay(withPlan), key),
})
