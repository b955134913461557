import type { Day } from '#modules/calendar/day.ts'
import type { DayMark, DiaryEntry, Measure, Water } from '#modules/food-log/diary.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Goal } from '#modules/planner/balance/goals.ts'
import { ACTIVITY_LEVELS, type ActivityLevel, type HealthProfile } from '#modules/profile/health-profile.ts'
import { type CalorieChart, calorieChart } from './calorie-chart.ts'
import { type NamedDose, totalsByDay } from './counted-days.ts'
import { type NutrientTarget, type Overview, overviewOf } from './overview.ts'
import type { OverviewPlace } from './overview-view.ts'
import { type OpenPlan, plannedKcal, type TodaysMeal, todaysMeals } from './todays-meals.ts'
import { waterTargetMl } from './water-target.ts'

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
  readonly diary: {
    readonly entries: readonly DiaryEntry[]
    readonly water: readonly Water[]
    readonly measures: readonly Measure[]
    readonly days: readonly DayMark[]
  }
  readonly doses: readonly NamedDose[]
  readonly plan: OpenPlan
  readonly today: Day
  readonly from: Day
  readonly place: OverviewPlace
  /** Of the chart. */
  readonly days: readonly Day[]
  readonly health: HealthProfile
  readonly goalKcal: number
  readonly goals: readonly Goal[]
}

/** Told first, of what the UK has a reference for: what most people are short of, and what the shop sells. */
const TOLD_FIRST: readonly NutrientKey[] = [
  ...(['proteinG', 'fibreG', 'ironMg', 'calciumMg', 'magnesiumMg', 'vitaminCMg', 'vitaminDUg'] as const),
]

export function shownOverview(record: ShownRecord): ShownOverview {
  const { diary, doses, plan, today, from, place, days, health, goalKcal, goals } = record
  const logged = { entries: diary.entries, doses, marks: diary.days }
  const totals = totalsByDay(logged)
  const overview = overviewOf({
    ...{ ...logged, today, from, goalKcal },
    ...{ water: diary.water, measures: diary.measures },
    nutrients: TOLD_FIRST.flatMap(key => targetOf(goals, key)),
  })
  const planned = new Map(days.filter(day => day >= today).map(day => [day, plannedKcal(plan, diary.entries, day)]))
  return {
    ...{ today, place, overview, goalKcal },
    chart: calorieChart(days, { totals, planned, marks: diary.days, goalKcal }),
    meals: todaysMeals(plan, diary.entries, today),
    plannedKcal: Math.round(planned.get(today) ?? 0),
    waterTargetMl: waterTargetMl(health.sex),
    activity: ACTIVITY_LEVELS[health.activity],
    activityLevel: health.activity,
    isNew: diary.entries.length + diary.water.length + diary.measures.length + plan.entries.length === 0,
  }
}

function targetOf(goals: readonly Goal[], key: NutrientKey): NutrientTarget[] {
  const least = goals.find(goal => goal.key === key)?.least ?? null
  return least === null ? [] : [{ key, least }]
}
