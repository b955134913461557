import { type Day, daysBetween } from '#modules/calendar/day.ts'
import { KCAL_PER_KG, LEAST_KCAL } from '#modules/nutrition/needs/body-weight.ts'
import { MOST_GOAL_KCAL } from '#modules/profile/health-profile.ts'

/** What a complete day gave, in kcal. */
export interface LoggedDay {
  readonly day: Day
  readonly kcal: number
}

export interface WeighIn {
  readonly day: Day
  readonly kg: number
}

export type LearnedUse =
  | {
      readonly kind: 'learned'
      /** What is used in a day, kcal, in whole tens. */
      readonly kcal: number
      /** Nine times in ten it lies between these. */
      readonly least: number
      readonly most: number
      readonly completeDays: number
      readonly weighIns: number
    }
  | {
      readonly kind: 'too-little'
      readonly completeDays: number
      readonly weighIns: number
      /** From the first to the last weigh-in. */
      readonly days: number
    }

/** Four weeks, and enough of them: a shorter line is drawn by water and salt. */
const LEAST_SPAN_DAYS = 27
const LEAST_COMPLETE = 20
const LEAST_WEIGH_INS = 10
/** What is eaten swings from day to day by so much, as a share, and a log is off by as much again. Our own choice. */
const DAY_SWING = 0.15
/** Of a normal spread nine tenths are within so many standard errors. */
const NINE_IN_TEN = 1.645

/**
 * What somebody uses in a day, from what they ate and what their weight did: the mean of the complete days less what the
 * trend of the weight stored, at 7,700 kcal a kg. It asks for no plan and judges none: whoever eats more than they meant
 * to learns the same. Never below what a body uses at rest, as far as that is known, nor below the least that is
 * proposed. The range is of both errors, that of the trend and that of the days that are not complete.
 *
 * @param restKcal what the body uses at rest; null takes the lowest figure that is proposed to anybody
 */
export function learnedUse(
  days: readonly LoggedDay[],
  weights: readonly WeighIn[],
  restKcal: number | null,
): LearnedUse {
  const first = weights.reduce<Day | null>((least, { day }) => (least === null || day < least ? day : least), null)
  const span = first === null ? 0 : Math.max(...weights.map(({ day }) => daysBetween(first, day)))
  const counts = { completeDays: days.length, weighIns: weights.length }
  if (
    first === null ||
    span < LEAST_SPAN_DAYS ||
    counts.completeDays < LEAST_COMPLETE ||
    counts.weighIns < LEAST_WEIGH_INS
  )
    return { kind: 'too-little', ...counts, days: span }
  const mean = days.reduce((sum, { kcal }) => sum + kcal, 0) / days.length
  const trend = trendOf(weights.map(({ day, kg }) => ({ x: daysBetween(first, day), y: kg })))
  const uses = mean - trend.slope * KCAL_PER_KG
  const unseen = Math.max(0, 1 / days.length - 1 / (span + 1))
  const error = Math.hypot(trend.error * KCAL_PER_KG, mean * DAY_SWING * Math.sqrt(unseen + 1 / days.length))
  const floor = restKcal ?? Math.min(...Object.values(LEAST_KCAL))
  const within = (kcal: number) => toTens(Math.min(MOST_GOAL_KCAL, Math.max(floor, kcal)))
  return {
    kind: 'learned',
    kcal: within(uses),
    least: within(uses - NINE_IN_TEN * error),
    most: within(uses + NINE_IN_TEN * error),
    ...counts,
  }
}

const toTens = (value: number) => Math.round(value / 10) * 10

/** The straight line through the points by least squares: its slope, and the standard error of that. */
function trendOf(points: readonly { readonly x: number; readonly y: number }[]) {
  const count = points.length
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count
  const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))]
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
  const left = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, error: Math.sqrt(left / (count - 2) / spread) }
}
