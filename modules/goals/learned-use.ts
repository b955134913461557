import { type Day, daysBetween } from '#modules/calendar/day.ts'
import { KCAL_PER_KG, LEAST_KCAL } from '#modules/nutrition/needs/body-weight.ts'
import { MOST_GOAL_KCAL } from '#modules/profile/health-profile.ts'
import { type BalancePoint, slopeOf } from './balance-slope.ts'

/** What a complete day gave, in kcal. */
export interface LoggedDay {
  readonly day: Day
  readonly kcal: number
}

export interface WeighIn {
  readonly day: Day
  readonly kg: number
}

/** What an equation says of a body a day, in kcal; null where it is not told enough. */
export interface Equation {
  readonly restKcal: number | null
  readonly usesKcal: number | null
}

export type LearnedUse =
  | {
      readonly kind: 'learned'
      /** What is used in a day, kcal, in whole tens. */
      readonly kcal: number
      /** Nine times in ten it lies between these. */
      readonly least: number
      readonly most: number
      /** Whether it is known to 5 % either way, nine times in ten. */
      readonly isSure: boolean
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

/** Four whole weeks between two mornings, and enough of them: a shorter line is drawn by water and salt. */
const LEAST_SPAN_DAYS = 28
const LEAST_COMPLETE = 20
const LEAST_WEIGH_INS = 10
/** What is called sure, as a share of the figure. */
const SURE = 0.05
/** Of a normal spread nine tenths are within so many standard errors. */
const NINE_IN_TEN = 1.645
/** A log is off by this much of a day, as a share, to either side. Our own choice. */
const LOG_OFF = 0.05
/**
 * How far a body is off its equation, as a share, in one standard deviation. Our own estimate: a few hundred kcal, where
 * the activity is told and not measured.
 */
const EQUATION_OFF = 0.14

/**
 * What somebody uses in a day, from what they ate and what their weight did. What was eaten up to a weigh-in is taken off
 * the weight, at 7,700 kcal a kg; what is left falls by what is used, day by day, however unevenly they ate. That slope
 * is read together with the equation, which counts for as much as it is known to be worth (`slopeOf`). It asks for no plan
 * and judges none: whoever eats more than they meant to learns the same. Never below what a body uses at rest, as far as
 * that is known, nor below the least that is proposed. The range is of the scales, of water and of the days that are not
 * complete; a log that leaves out the same each day cannot be told from a body that uses less.
 *
 * @param equation what is used at rest and in a day by the profile, kcal; null takes the lowest figure that is proposed
 *   to anybody as the floor, and learns from the weight alone
 */
export function learnedUse(
  days: readonly LoggedDay[],
  weights: readonly WeighIn[],
  { restKcal, usesKcal }: Equation,
): LearnedUse {
  const weighed = weights.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const [first, last] = [weighed[0]?.day, weighed.at(-1)?.day]
  const span = first === undefined || last === undefined ? 0 : daysBetween(first, last)
  const counts = { completeDays: days.length, weighIns: weights.length }
  if (
    first === undefined ||
    span < LEAST_SPAN_DAYS ||
    counts.completeDays < LEAST_COMPLETE ||
    counts.weighIns < LEAST_WEIGH_INS
  )
    return { kind: 'too-little', ...counts, days: span }
  const { points, errorKcal } = balance(first, span, days, weighed)
  const prior = usesKcal === null ? null : perDay(usesKcal, usesKcal * EQUATION_OFF)
  const { slope, error } = slopeOf(points, prior)
  const uses = -slope * KCAL_PER_KG
  const off = NINE_IN_TEN * Math.hypot(error * KCAL_PER_KG, errorKcal)
  const floor = restKcal ?? Math.min(...Object.values(LEAST_KCAL))
  const within = (kcal: number) => toTens(Math.min(MOST_GOAL_KCAL, Math.max(floor, kcal)))
  return {
    kind: 'learned',
    kcal: within(uses),
    least: within(uses - off),
    most: within(uses + off),
    isSure: off <= SURE * uses,
    ...counts,
  }
}

const perDay = (kcal: number, off: number) => ({ slope: -kcal / KCAL_PER_KG, error: off / KCAL_PER_KG })
const toTens = (value: number) => Math.round(value / 10) * 10

/**
 * Each weight less what was eaten since the first, in kg. A day that is not complete is taken for the mean of those that
 * are: by how much that may be off, a day, is told in kcal.
 */
function balance(first: Day, span: number, days: readonly LoggedDay[], weighed: readonly WeighIn[]) {
  const eaten = new Map(days.map(({ day, kcal }) => [daysBetween(first, day), kcal]))
  const known = [...eaten.values()]
  const mean = known.reduce((sum, kcal) => sum + kcal, 0) / known.length
  const spread = Math.sqrt(known.reduce((sum, kcal) => sum + (kcal - mean) ** 2, 0) / (known.length - 1))
  const upTo = [0]
  for (let day = 0; day < span; day += 1) upTo.push((upTo[day] ?? 0) + (eaten.get(day) ?? mean))
  const missing = Array.from({ length: span }, (_, day) => day).filter(day => !eaten.has(day)).length
  const points = weighed.map(({ day, kg }): BalancePoint => {
    const at = daysBetween(first, day)
    return { at, kg: kg - (upTo[at] ?? 0) / KCAL_PER_KG }
  })
  const ofMissing = spread * Math.sqrt(missing + missing ** 2 / known.length)
  return { points, errorKcal: Math.hypot(ofMissing, LOG_OFF * mean * Math.sqrt(span)) / span }
}
