import type { Figure } from '../intake/intake.ts'
import type { NutrientKey } from '../nutrients.ts'
import type { Reference } from './reference-intakes.ts'
import { standingOf } from './standing.ts'
import { roomForSupplement } from './upper-levels.ts'

/** The nutrients that a product may ever be suggested for (product decision): advice is food first. */
export const SUGGESTABLE = ['magnesiumMg', 'vitaminDUg', 'biotinUg', 'vitaminCMg'] as const satisfies NutrientKey[]
export type Suggestable = (typeof SUGGESTABLE)[number]

/** Share of the eaten weight that must be known before anything is suggested. */
export const ENOUGH_COVERAGE = 0.8
/** Days that must be logged in full before an average says anything. */
export const ENOUGH_DAYS = 3
/** Below this per cent of the reference there is a gap worth speaking of. */
export const GAP_BELOW_PERCENT = 80

export interface Averages {
  /** A day's intake from food, averaged over complete days. */
  readonly food: Figure
  /** A day's intake from supplements already taken, in the nutrient's unit. */
  readonly supplements: number
  /** The most of it that they take in supplements on any day; the average where nothing is said. */
  readonly mostTaken?: number
  readonly completeDays: number
}

export type Hint =
  | { readonly kind: 'suggest'; readonly percent: number }
  | {
      readonly kind: 'nothing'
      readonly because: 'not-suggestable' | 'too-few-days' | 'too-little-known' | 'covered' | 'past-the-upper-level'
    }

/**
 * Whether a product with `dose` of a nutrient (its unit, a day) may be suggested: only for the four, with enough data,
 * where food and supplements together are known to leave a gap, and never past an upper level, whatever the unknown part
 * of the food holds and on whichever day most is taken.
 */
export function supplementHint(key: NutrientKey, averages: Averages, reference: Reference, dose: number): Hint {
  const nothing = (because: Extract<Hint, { kind: 'nothing' }>['because']): Hint => ({ kind: 'nothing', because })
  if (!SUGGESTABLE.some(suggestable => suggestable === key)) return nothing('not-suggestable')
  if (averages.completeDays < ENOUGH_DAYS) return nothing('too-few-days')
  const { food, supplements, mostTaken = 0 } = averages
  const taken = { ...food, amount: food.amount + supplements, most: food.most + supplements }
  const standing = standingOf(taken, reference)
  if (standing.percent >= GAP_BELOW_PERCENT) return nothing('covered')
  if (standing.coverage < ENOUGH_COVERAGE || standing.verdict === 'cannot tell') return nothing('too-little-known')
  const room = roomForSupplement(key, { food: food.most, supplements: Math.max(supplements, mostTaken) })
  if (room !== null && dose > room) return nothing('past-the-upper-level')
  return { kind: 'suggest', percent: standing.percent }
}
