import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import type { Measure } from '#modules/food-log/diary.ts'
import { trendKg } from '#modules/food-log/weight-trend.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type AddedUp, completeDays, figureIn } from './counted-days.ts'

/** One value of a day. */
export interface DayValue {
  readonly day: Day
  readonly value: number
}

/** One week's mean, over those of its days that count. */
export interface WeekValue {
  /** The first day of the seven, and how many of them count. */
  readonly from: Day
  readonly days: number
  readonly value: number
}

/** A line of a chart: what was measured or eaten, day by day, and what comes of it. */
export interface Series {
  readonly points: readonly DayValue[]
  readonly weeks: readonly WeekValue[]
  /** Of all points; null of none. */
  readonly mean: number | null
}

const WEEK = 7
/** With fewer weights there is no trend, only points. */
export const LEAST_FOR_TREND = 7

/** What complete days gave of a nutrient, food and supplements together, in its unit: the known part. */
export function nutrientSeries(
  { marks, totals }: Pick<AddedUp, 'marks' | 'totals'>,
  key: NutrientKey,
  from: Day,
  to: Day,
): Series {
  const points = completeDays({ marks }, from, to).flatMap(day => {
    const eaten = totals.get(day)
    return eaten ? [{ day, value: figureIn(eaten, key).amount }] : []
  })
  return seriesOf(points, to)
}

/** What was measured, the last of each day. */
export function measureSeries(measures: readonly Measure[], kind: string, from: Day, to: Day): Series {
  const byDay = new Map<Day, number>()
  for (const { day, kind: its, value } of measures) if (its === kind && day >= from && day <= to) byDay.set(day, value)
  const points = [...byDay].map(([day, value]) => ({ day, value }))
  return seriesOf(
    points.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    to,
  )
}

/** The sum of each day, such as of glasses of water. */
export function daySums(all: readonly { readonly day: Day; readonly amount: number }[], from: Day, to: Day): Series {
  const byDay = new Map<Day, number>()
  for (const { day, amount } of all) if (day >= from && day <= to) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  const points = [...byDay].map(([day, value]) => ({ day, value }))
  return seriesOf(
    points.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    to,
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Weeks end with the last day of the period, so that the latest is whole. */
function seriesOf(points: readonly DayValue[], to: Day): Series {
  const byWeek = new Map<number, number[]>()
  for (const { day, value } of points) {
    const ago = Math.floor(daysBetween(day, to) / WEEK)
    byWeek.set(ago, [...(byWeek.get(ago) ?? []), value])
  }
  const weeks = [...byWeek]
    .toSorted(([one], [other]) => other - one)
    .map(([ago, values]) => ({ from: addDays(to, 1 - (ago + 1) * WEEK), days: values.length, value: mean(values) }))
  return { points, weeks, mean: points.length === 0 ? null : mean(points.map(({ value }) => value)) }
}

/** The trend of the weight in kg on each day that it was measured on, between which a line is drawn; none of too few. */
export function weightTrend(measures: readonly Measure[], from: Day, to: Day): DayValue[] {
  const weights = measures.filter(({ kind }) => kind === 'weight')
  const inside = measureSeries(weights, 'weight', from, to).points
  if (inside.length < LEAST_FOR_TREND) return []
  return inside.flatMap(({ day }) => {
    const value = trendKg(weights, day)
    return value === null ? [] : [{ day, value }]
  })
}

const MONTH = 30

/**
 * By how much a weight changed in kg over the thirty days until the last one: beside the latest weight that is at least as
 * old, or the first; null where there is only one.
 */
export function changeOfMonth(points: readonly DayValue[]): number | null {
  const last = points.at(-1)
  if (!last) return null
  const before = points.findLast(({ day }) => daysBetween(day, last.day) >= MONTH) ?? points[0]
  return !before || before === last ? null : last.value - before.value
}
