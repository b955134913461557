import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { type WeightUnit, weightText } from '#modules/profile/units.ts'
import type { Measure } from './diary.ts'

/** A day's weight counts for so much of the trend, what was before for the rest: a salty dinner is no trend. */
const SHARE_A_DAY = 0.1
const WEEK = 7

/**
 * The trend of a weight in kg on a day: an average in which what was measured lately counts most (a tenth for each day
 * since the measure before, our own choice). Null before the first.
 */
export function trendKg(measures: readonly Measure[], day: Day): number | null {
  let trend: number | null = null
  let before: Day | null = null
  for (const each of weights(measures)) {
    if (each.day > day) break
    const days: number = before === null ? 0 : Math.max(1, daysBetween(before, each.day))
    const kept: number = (1 - SHARE_A_DAY) ** days
    trend = trend === null ? each.value : trend * kept + each.value * (1 - kept)
    before = each.day
  }
  return trend
}

const weights = (measures: readonly Measure[]) =>
  measures
    .filter(({ kind }) => kind === 'weight')
    .sort((one, other) => (`${one.day} ${one.time ?? ''}` < `${other.day} ${other.time ?? ''}` ? -1 : 1))

/** The last weight that was measured on or before a day. */
export const lastWeight = (measures: readonly Measure[], day: Day): Measure | null =>
  weights(measures).findLast(each => each.day <= day) ?? null

/** 'Trend 68.7 kg, 0.3 kg less than a week ago.'; null where there are not yet two weights. */
export function trendWords(measures: readonly Measure[], day: Day, unit: WeightUnit): string | null {
  const now = trendKg(measures, day)
  const first = weights(measures)[0]
  if (now === null || !first || first === lastWeight(measures, day)) return null
  const ago = trendKg(measures, addDays(day, -WEEK))
  const said = `Trend ${weightText(now, unit)}`
  if (ago === null) return `${said}.`
  const change = weightText(Math.abs(now - ago), unit)
  return /[1-9]/.test(change)
    ? `${said}, ${change} ${now < ago ? 'less' : 'more'} than a week ago.`
    : `${said}, as a week ago.`
}
