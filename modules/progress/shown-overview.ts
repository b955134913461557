import type { Day } from '#modules/calendar/day.ts'
import { targetsOn } from '#modules/goals/eater.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { SaidById } from '#modules/planner/said-words.ts'
import { ACTIVITY_LEVELS, type ActivityLevel, type HealthProfile } from '#modules/profile/health-profile.ts'
import { type CalorieChart, calorieChart } from './calorie-chart.ts'
import { addedUp } from './counted-days.ts'
import { type NutrientTarget, type Overview, overviewOf } from './overview.ts'
import type { OverviewPlace } from './overview-view.ts'
import type { MemberRecord } from './record.ts'
import { type OpenPlan, plannedKcal, readPlan, type TodaysMeal, todaysMeals } from './todays-meals.ts'

/** The dashboard, worked out: plain figures, which the page puts into words and units. */
export interface ShownOverview {
  readonly today: Day
  readonly place: OverviewPlace
  readonly overview: Overview
  readonly chart: CalorieChart
  readonly meals: readonly TodaysMeal[]
  readonly goalKcal: number
  readonly plannedKcal: number
  readonly waterTargetMl: number
  readonly activity: (typeof ACTIVITY_LEVELS)[ActivityLevel]
  readonly activityLevel: ActivityLevel
  /** Nothing was ever logged or planned as far as is looked back. */
  readonly isNew: boolean
}

interface ShownRecord {
  readonly record: MemberRecord
  readonly plan: OpenPlan
  readonly today: Day
  readonly from: Day
  readonly place: OverviewPlace
  /** Of the chart. */
  readonly days: readonly Day[]
  readonly health: HealthProfile
  /** Of what is planned and eaten today. */
  readonly said: SaidById
}

/** Told first, of what the UK has a reference for: what most people are short of, and what the shop sells. */
const TOLD_FIRST: readonly NutrientKey[] = [
  ...(['proteinG', 'fibreG', 'ironMg', 'calciumMg', 'magnesiumMg', 'vitaminCMg', 'vitaminDUg'] as const),
]

export function shownOverview({ record, plan, today, from, place, days, health, said }: ShownRecord): ShownOverview {
  const { entries, hasEntries, doses, marks, water, measures, targets } = record
  const { energyKcal: goalKcal, goals, waterMl } = targetsOn(targets, health, today)
  const logged = addedUp({ entries, doses, marks })
  const open = readPlan(plan)
  const nutrients = TOLD_FIRST.flatMap(key => targetOf(goals, key))
  const overview = overviewOf({ ...logged, water, measures, today, from, goalKcal, nutrients })
  const planned = new Map(days.filter(day => day >= today).map(day => [day, plannedKcal(open, entries, day)]))
  return {
    ...{ today, place, overview, goalKcal },
    chart: calorieChart(days, { totals: logged.totals, entries, planned, marks, goalKcal }),
    meals: todaysMeals(open, entries, today, said),
    plannedKcal: Math.round(planned.get(today) ?? 0),
    waterTargetMl: waterMl,
    activity: ACTIVITY_LEVELS[health.activity],
    activityLevel: health.activity,
    isNew: !hasEntries && water.length + measures.length + plan.entries.length === 0,
  }
}

function targetOf(goals: readonly Goal[], key: NutrientKey): NutrientTarget[] {
  const least = goals.find(goal => goal.key === key)?.least ?? null
  return least === null ? [] : [{ key, least }]
}
