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

/** Whether anybody can tell how much energy it has. */
export const isEnergyKnown = ({ dish }: Pick<Fixed, 'dish'>): boolean =>
  dish !== null && Number.isFinite(figureOf(dish.intake, 'energyKcal').most)

/** What a day keeps free for what is eaten on it and nobody can tell the energy of, in kcal; `goalKcal` is that of the day. */
export function keptKcalOf(eaten: readonly Pick<Fixed, 'dish' | 'keptKcal' | 'meal'>[], goalKcal: number): number {
  const unknown = eaten.filter(each => !isEnergyKnown(each))
  const kept = unknown.reduce(
    (sum, { keptKcal, meal }) => sum + (keptKcal ?? goalKcal * (USUAL_SHARES.get(meal) ?? OTHER_SHARE)),
    0,
  )
  return Math.min(kept, goalKcal)
}
