import { NUTRIENTS as CONTENTS } from '#modules/catalogue/nutrients.ts'
import type { Product, ProductId } from '#modules/catalogue/product.ts'
import type { OwnGoal } from '#modules/goals/own-goals.ts'
import { standingOf } from '#modules/nutrition/needs/standing.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type Ledger, type LedgerRow, nutrientOf } from './ledger.ts'
import { isCoveredByFood, productFor, type Taker } from './product-hint.ts'

/** Food covers what it is bought for, or it may be recommended. */
export type ProductStanding = 'covered' | 'recommended'

/** A least of a nutrient that somebody works towards, a day, in its unit. */
export interface NutrientAim {
  readonly key: NutrientKey
  readonly amount: number
}

/** The goals of one's own that a product could bring nearer: what is open and asks for a least of a nutrient. */
export const aimsOf = (goals: readonly OwnGoal[]): NutrientAim[] =>
  goals.flatMap(({ aim, state }) =>
    state === 'open' && aim.kind === 'nutrient' && aim.sense === 'at least'
      ? [{ key: aim.key, amount: aim.amount }]
      : [],
  )

export const rowsOf = ({ notMet, cannotTell, met }: Ledger): LedgerRow[] => [...notMet, ...cannotTell, ...met]

/**
 * Of each product that has to do with somebody's week: food covers it, or it may be recommended; never both. It may be
 * where a week is known to fall short of a reference, or of a goal of one's own that asks for more; in both cases by the
 * one rule of `productFor`, so never for whoever is to ask a doctor, never past a level, and never of what no authorised
 * claim is for: collagen, creatine, lion's mane. Where food covers the reference, a goal above it recommends nothing.
 *
 * @param ledger beside the references alone; null where no day is complete
 */
export function standingsOf(
  ledger: Ledger | null,
  shelf: Parameters<typeof productFor>[2],
  taker: Taker,
  aims: readonly NutrientAim[],
): Map<ProductId, ProductStanding> {
  const standings = new Map<ProductId, ProductStanding>()
  if (!ledger) return standings
  for (const row of rowsOf(ledger)) {
    if (isCoveredByFood(row, ledger)) {
      for (const product of shelf)
        if (mainNutrient(product) === nutrientOf(row.line.key)) standings.set(product.id, 'covered')
      continue
    }
    const hint = [row, ...beside(row, aims)].map(each => productFor(each, ledger, shelf, taker)).find(each => each)
    // What food covers of one nutrient is not recommended for another that it holds as well.
    if (hint && !standings.has(hint.id)) standings.set(hint.id, 'recommended')
  }
  return standings
}

/** A row held beside the goals of its nutrient that ask for more than the reference. */
const beside = (row: LedgerRow, aims: readonly NutrientAim[]): LedgerRow[] =>
  aims
    .filter(({ key, amount }) => key === row.line.key && amount > row.line.amount && row.line.sense === 'at least')
    .map(({ amount }) => {
      const line = { ...row.line, amount }
      const figure = { amount: row.lower, most: row.upper, coverage: row.coverage }
      return { ...row, line, verdict: standingOf(figure, { ...line, kind: 'guideline', source: '' }).verdict }
    })

/** What a product is bought for: its first. */
function mainNutrient({ contents }: Pick<Product, 'contents'>): NutrientKey | null {
  const [first] = contents
  return first ? CONTENTS[first.nutrient].eaten : null
}
