import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { type WeightUnit, weightText } from '#modules/profile/units.ts'
import type { Measure } from './diary.ts'

/** A measure counts for so much less with each day before the last: a salty dinner is no trend. */
const LEFT_A_DAY = 0.9
/** In days squared: as long as little is known of it, a slope is taken for chance. */
const CHANCE = 20
const WEEK = 7

/**
 * The trend of a weight in kg on a day: a line through what was measured until then, on which late measures count most,
 * read at the last of them. A mean alone would lag behind somebody who loses by a week and a half. Our own choice of
 * weights; a few measures have hardly a slope. Null before the first.
 */
export function trendKg(measures: readonly Measure[], day: Day): number | null {
  const known = weights(measures).filter(each => each.day <= day)
  const last = known.at(-1)
  if (!last) return null
  const points = known.map(each => {
    const ago = daysBetween(each.day, last.day)
    return { at: -ago, value: each.value, counts: LEFT_A_DAY ** ago }
  })
  const sum = (of: (point: (typeof points)[number]) => number) => points.reduce((so, point) => so + of(point), 0)
  const all = sum(({ counts }) => counts)
  const middle = sum(({ at, counts }) => at * counts) / all
  const mean = sum(({ value, counts }) => value * counts) / all
  const spread = sum(({ at, counts }) => counts * (at - middle) ** 2)
  const slope = sum(({ at, value, counts }) => counts * (at - middle) * (value - mean)) / (spread + CHANCE)
  return mean - slope * middle
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
