import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import type { StreakChoice } from '#modules/food-log/diary.ts'
import { eaterOn, targetsOn } from '#modules/goals/eater.ts'
import { goalsOf } from '#modules/nutrition/needs/goals.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import { addedUp, completeDays } from './counted-days.ts'
import {
  changeOfMonth,
  type DayValue,
  daySums,
  measureSeries,
  nutrientSeries,
  type Series,
  weightTrend,
} from './progress-series.ts'
import { type ProgressPlace, periodBefore } from './progress-view.ts'
import type { MemberRecord } from './record.ts'
import { type Streak, streakChoice, streakOf } from './streak.ts'

/** A line with what it is held against, and the same of the period before. */
export interface ShownSeries extends Series {
  /** What is wished for: between the two, either may be missing. */
  readonly band: { readonly least: number | null; readonly most: number | null }
  readonly before: Series
}

export interface ShownProgress {
  readonly place: ProgressPlace
  readonly today: Day
  readonly before: { readonly from: Day; readonly to: Day }
  readonly weight: Series & { readonly trend: readonly DayValue[]; readonly before: Series }
  readonly weightNowKg: number | null
  readonly monthChangeKg: number | null
  readonly energy: ShownSeries
  readonly protein: ShownSeries
  readonly chosen: ShownSeries
  readonly water: { readonly now: Series; readonly before: Series }
  readonly completeDays: { readonly now: number; readonly before: number; readonly of: number }
  /** Null where they do not want to see it. */
  readonly streak: Streak | null
  readonly streakChoice: StreakChoice
  /** Of the counted days, so that a goal that was changed does not rewrite what was before. */
  readonly goalKcal: number
  readonly notes: readonly { readonly day: Day; readonly note: string }[]
  /** Nothing was ever logged as far as is looked back. */
  readonly isNew: boolean
}

/** The energy is on target within a tenth, as its reference is held. */
const ABOUT = 0.1

export function shownProgress(
  record: MemberRecord,
  { place, today, health }: { readonly place: ProgressPlace; readonly today: Day; readonly health: HealthProfile },
): ShownProgress {
  const { from, to } = place
  const before = periodBefore(place)
  const logged = addedUp(record)
  const choice = streakChoice(record.settings)
  const goals = goalsOf(eaterOn(record.targets, health, to))
  const goalKcal = meanGoal(record, health, completeDays(logged, from, to), to)
  const shown = (key: NutrientKey, band: ShownSeries['band']): ShownSeries => ({
    ...nutrientSeries(logged, key, from, to),
    band,
    before: nutrientSeries(logged, key, before.from, before.to),
  })
  const bandOf = (key: NutrientKey) => {
    const { least = null, most = null } = goals.find(goal => goal.key === key) ?? {}
    return { least, most }
  }
  const weights = measureSeries(record.measures, 'weight', addDays(before.from, -MONTHS_BACK), to)
  const glasses = record.water.map(({ day, ml }) => ({ day, amount: ml }))
  return {
    ...{ place, today, before, goalKcal },
    weight: {
      ...measureSeries(record.measures, 'weight', from, to),
      trend: weightTrend(record.measures, from, to),
      before: measureSeries(record.measures, 'weight', before.from, before.to),
    },
    weightNowKg: weights.points.at(-1)?.value ?? null,
    monthChangeKg: changeOfMonth(weights.points),
    energy: shown('energyKcal', { least: goalKcal * (1 - ABOUT), most: goalKcal * (1 + ABOUT) }),
    protein: shown('proteinG', bandOf('proteinG')),
    chosen: shown(place.nutrient, bandOf(place.nutrient)),
    water: { now: daySums(glasses, from, to), before: daySums(glasses, before.from, before.to) },
    completeDays: {
      now: completeDays(logged, from, to).length,
      before: completeDays(logged, before.from, before.to).length,
      of: daysBetween(from, to) + 1,
    },
    streak: choice.isShown ? streakOf(new Set(record.entries.map(({ day }) => day)), today, choice) : null,
    streakChoice: choice,
    notes: record.marks.filter(({ day, note }) => note !== '' && day >= from && day <= to),
    isNew: record.entries.length + record.measures.length + record.water.length === 0,
  }
}

/** So far before the period a weight is looked for that this month's is held beside. */
const MONTHS_BACK = 31

function meanGoal({ targets }: MemberRecord, health: HealthProfile, days: readonly Day[], to: Day): number {
  const counted = days.length === 0 ? [to] : days
  const goals = counted.map(day => targetsOn(targets, health, day).energyKcal)
  return Math.round(goals.reduce((so, goal) => so + goal, 0) / goals.length)
}
