import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import type { WeightUnit } from '#modules/profile/units.ts'
import { type Aim, mostRate } from './calories.ts'

/** Steps of a rate, a week: a quarter of a kg, or half a pound. */
const STEP_KG: { readonly [U in WeightUnit]: number } = { kg: 0.25, lb: 0.5 * KG_PER_POUND, st: 0.5 * KG_PER_POUND }

/** The rates that may be chosen for an aim, kg a week, the slowest first; none to keep. */
export function ratesFor(aim: Aim, unit: WeightUnit): number[] {
  const most = mostRate(aim)
  const count = Math.floor(most / STEP_KG[unit] + 1e-9)
  return Array.from({ length: count }, (_, nth) => (nth + 1) * STEP_KG[unit])
}

/** The choice that is nearest to a rate. */
export const nearestRate = (rates: readonly number[], kgAWeek: number): number =>
  rates.reduce((best, rate) => (Math.abs(rate - kgAWeek) < Math.abs(best - kgAWeek) ? rate : best), rates[0] ?? 0)

/** '0.5 kg a week', '1 lb a week' */
export function rateText(kgAWeek: number, unit: WeightUnit): string {
  const rounded = (value: number) => String(Math.round(value * 100) / 100)
  if (unit === 'kg') return `${rounded(kgAWeek)} kg a week`
  const pounds = Math.round((kgAWeek / KG_PER_POUND) * 10) / 10
  return `${pounds} ${pounds > 1 ? 'lbs' : 'lb'} a week`
}
