import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { Fixed } from './problem.ts'

/**
 * The usual share of a day's energy of each meal, where nobody said what is kept for it. Our own choice: 400 kcal at
 * breakfast and 600 at lunch and dinner of 2,000, the rest for snacks and drinks.
 */
const USUAL_SHARES: ReadonlyMap<string, number> = new Map(
  Object.entries({ breakfast: 0.2, lunch: 0.3, dinner: 0.3, snack: 0.2 }),
)
const OTHER_SHARE = 0.1

const shareOf = (meal: string) => USUAL_SHARES.get(meal) ?? OTHER_SHARE

/** Whoever plans these plans the whole day, with a snack or without. */
const WHOLE_DAY: readonly string[] = ['breakfast', 'lunch', 'dinner']

/**
 * How much of a day's goals the meals answer for that are planned or eaten on it, as a share. Where a main one is
 * missing, nobody knows what is eaten then: the others are not made larger for it.
 */
export function plannedShare(meals: readonly string[]): number {
  const there = new Set(meals)
  if (WHOLE_DAY.every(meal => there.has(meal))) return 1
  return Math.min(
    1,
    [...there].reduce((sum, meal) => sum + shareOf(meal), 0),
  )
}

/** Whether anybody can tell how much energy it has. */
export const isEnergyKnown = ({ dish }: Pick<Fixed, 'dish'>): boolean =>
  dish !== null && Number.isFinite(figureOf(dish.intake, 'energyKcal').most)

/** What a day keeps free for what is eaten on it and nobody can tell the energy of, in kcal; `goalKcal` is that of the day. */
export function keptKcalOf(eaten: readonly Pick<Fixed, 'dish' | 'keptKcal' | 'meal'>[], goalKcal: number): number {
  const unknown = eaten.filter(each => !isEnergyKnown(each))
  const kept = unknown.reduce((sum, { keptKcal, meal }) => sum + (keptKcal ?? goalKcal * shareOf(meal)), 0)
  return Math.min(kept, goalKcal)
}
