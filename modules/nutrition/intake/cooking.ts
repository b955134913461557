import type { Per100g, PerRecipe } from '../amounts.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import { type Intake, onGrid } from './intake.ts'

/**
 * Cooking, by the mixed method that EuroFIR recommends: yield on the whole recipe, retention on each ingredient.
 * Water that leaves takes no minerals with it, so a serving needs no yield, only figures per 100 g do.
 */
export type RecipeYield =
  /** Cooked weight / weight of all that goes in and is eaten; above 0 and at most 10, for porridge without its water. */
  | { readonly kind: 'factor'; readonly factor: number }
  /** The finished dish was put on the scales, whatever went into it; above 0. */
  | { readonly kind: 'weighed'; readonly grams: number }
  /** Nobody weighed it. */
  | { readonly kind: 'unknown' }

/** Weight of the finished dish in g, or null when a weight or the yield is unknown. Throws on a yield that cannot be. */
export function cookedWeightG(rawGrams: readonly (number | null)[], yielded: RecipeYield): number | null {
  if (yielded.kind === 'weighed') {
    if (!(Number.isFinite(yielded.grams) && yielded.grams > 0))
      throw new Error(`A dish cannot weigh ${yielded.grams} g`)
    return yielded.grams
  }
  const factor = yieldFactor(yielded)
  if (factor === null || rawGrams.some(grams => grams === null)) return null
  const raw = rawGrams.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  return raw > 0 ? raw * factor : null
}

function yieldFactor(yielded: Exclude<RecipeYield, { kind: 'weighed' }>): number | null {
  if (yielded.kind === 'unknown') return null
  const { factor } = yielded
  if (!(Number.isFinite(factor) && factor > 0 && factor <= 10)) throw new Error(`A dish cannot yield ${factor}`)
  return factor
}

/**
 * Grams of fat that frying adds: `fatPercent` of the raw weight, above 0. Compute it as one more ingredient (the oil),
 * and leave the oil that stays in the pan out. Fat that drips off (below 0) cannot be told from the raw figures: 0.
 */
export function absorbedFatG(rawWeightG: number, fatPercent: number): number {
  return Math.max(0, (rawWeightG * fatPercent) / 100)
}

/** What is thrown away of an ingredient: nothing, a share 0..1 of it, or so many grams of what was weighed. */
export type Discarded =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'share'; readonly share: number; readonly what: string }
  | { readonly kind: 'grams'; readonly grams: number; readonly what: string }

/**
 * Grams that are eaten of what goes in: frying oil less what stays in the pan, a tin less its liquid. Unknown stays
 * unknown. Throws on a share outside 0..1 and on negative grams; more than there is leaves 0.
 */
export function eatenG(grams: number | null, discarded: Discarded): number | null {
  if (discarded.kind === 'share' && !(discarded.share >= 0 && discarded.share <= 1)) {
    throw new Error(`${discarded.share} is no share`)
  }
  if (discarded.kind === 'grams' && !(discarded.grams >= 0)) throw new Error(`${discarded.grams} g is no weight`)
  if (grams === null || discarded.kind === 'nothing') return grams
  return discarded.kind === 'share' ? grams * (1 - discarded.share) : Math.max(0, grams - discarded.grams)
}

/**
 * Share 0..1 of a nutrient that is still in the food after cooking, with the table it comes from. No factors are built
 * in: pairs of raw and cooked table rows are different samples and give vitamin C anywhere from 34 to 103 % for boiled
 * vegetables, so a guess would be false precision. Where no factor is given the figure is that of the raw food.
 */
export interface Retention {
  readonly source: string
  readonly shares: { readonly [K in NutrientKey]?: number }
}

/** What cooking leaves of an ingredient's nutrients. Coverage stays as it is. Throws on a share outside 0..1. */
export function afterCooking<B extends Per100g | PerRecipe>(intake: Intake<B>, retention: Retention): Intake<B> {
  const shares = NUTRIENT_KEYS.map(key => keptShare(retention, key))
  // Nothing kept of what nobody can tell is nothing.
  const keptOf = (figure: number, share: number) => (share === 0 ? 0 : onGrid(figure * share))
  const kept = (figures: Float64Array) => figures.map((figure, place) => keptOf(figure, shares[place] ?? 1))
  return { ...intake, lower: kept(intake.lower), upper: kept(intake.upper) }
}

function keptShare({ shares }: Retention, key: NutrientKey): number {
  const share = shares[key] ?? 1
  if (!(share >= 0 && share <= 1)) throw new Error(`${share} of ${key} cannot be kept`)
  return share
}

const SENSITIVE: readonly NutrientKey[] = [
  'thiaminMg',
  'riboflavinMg',
  'niacinMg',
  'vitaminB6Mg',
  'folateUg',
  'vitaminB12Ug',
  'pantothenateMg',
  'biotinUg',
  'vitaminCMg',
]

/** Whether heat or water takes enough of it that a figure without retention must say 'before cooking': C and the Bs. */
export function isLostInCooking(key: NutrientKey): boolean {
  return SENSITIVE.includes(key)
}
