import type { Day } from '#modules/calendar/day.ts'
import type { DayMark, DiaryEntry } from '#modules/food-log/diary.ts'
import type { DayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { daysWithFood, figureIn } from './counted-days.ts'

export interface ChartDay {
  readonly day: Day
  /** What was eaten, as far as it is known; null where no food was logged: what a tablet has says nothing of a day. */
  readonly kcal: number | null
  /** What is still planned for it, today and later. */
  readonly plannedKcal: number
  readonly status: DayMark['status']
}

export interface CalorieChart {
  readonly days: readonly ChartDay[]
  /** What the full height stands for. */
  readonly scaleKcal: number
  readonly goalKcal: number
  /** Of the complete days among them; null where there is none. */
  readonly averageKcal: number | null
  readonly completeDays: number
}

/** The scale of the specification, unless a day wants more. */
const SCALE_KCAL = 3_000
const SCALE_STEP_KCAL = 500

export function calorieChart(
  days: readonly Day[],
  {
    totals,
    entries,
    planned,
    marks,
    goalKcal,
  }: {
    readonly totals: ReadonlyMap<Day, DayIntake>
    readonly entries: readonly Pick<DiaryEntry, 'day'>[]
    /** What is planned and not eaten yet, in kcal, by day. */
    readonly planned: ReadonlyMap<Day, number>
    readonly marks: readonly DayMark[]
    readonly goalKcal: number
  },
): CalorieChart {
  const withFood = daysWithFood(entries)
  const chartDays = days.map(day => {
    const eaten = withFood.has(day) ? totals.get(day) : undefined
    return {
      day,
      kcal: eaten ? Math.round(figureIn(eaten, 'energyKcal').amount) : null,
      plannedKcal: Math.round(planned.get(day) ?? 0),
      status: marks.find(mark => mark.day === day)?.status ?? null,
    }
  })
  const complete = chartDays.filter(({ status, kcal }) => status === 'complete' && kcal !== null)
  const highest = Math.max(goalKcal, ...chartDays.map(({ kcal, plannedKcal }) => (kcal ?? 0) + plannedKcal))
  return {
    days: chartDays,
    scaleKcal: Math.max(SCALE_KCAL, Math.ceil(highest / SCALE_STEP_KCAL) * SCALE_STEP_KCAL),
    goalKcal,
    averageKcal:
      complete.length === 0
        ? null
        : Math.round(complete.reduce((sum, { kcal }) => sum + (kcal ?? 0), 0) / complete.length),
    completeDays: complete.length,
  }
}

/** Within a tenth of the goal on both sides, as the reference for energy is held. */
const ABOUT = 0.1

/** 'On target', or by how much an average is off. */
export function targetWords(averageKcal: number, goalKcal: number, text: (kcal: number) => string): string {
  const off = averageKcal - goalKcal
  if (Math.abs(off) <= goalKcal * ABOUT) return 'On target'
  return `${text(Math.abs(off))} ${off < 0 ? 'below' : 'above'} your goal`
}
