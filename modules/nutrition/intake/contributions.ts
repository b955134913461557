import type { PerRecipe } from '../amounts.ts'
import { NUTRIENTS, type NutrientKey } from '../nutrients.ts'
import { type Knowledge, knowledgeOf, sumInAnyOrder, type Totals } from './coverage.ts'

/** Something that gives nutrients, with the words it is shown by. */
export interface Contributor {
  readonly name: string
  readonly totals: Totals<PerRecipe>
}

export interface Contribution {
  /** Its place in the list that came in. */
  readonly place: number
  readonly name: string
  readonly knowledge: Knowledge
  /** In the unit of the nutrient; 0 where it is unknown. */
  readonly amount: number
  /** Share 0..1 of the known sum; null where that sum is 0. */
  readonly share: number | null
}

/**
 * Which ingredient gives how much of one nutrient: largest first, those of unknown amount last, equals in the order of
 * the recipe. The amounts sum (`sumInAnyOrder`) to exactly what `sumTotals` says of the same ingredients.
 */
export function contributionsOf(ingredients: readonly Contributor[], key: NutrientKey): Contribution[] {
  const sum = sumInAnyOrder(ingredients.map(({ totals }) => totals[key].amount))
  return ingredients
    .map(({ name, totals }, place) => ({
      place,
      name,
      knowledge: knowledgeOf(totals[key]),
      amount: totals[key].amount,
      share: sum > 0 ? totals[key].amount / sum : null,
    }))
    .toSorted((one, other) => rank(one) - rank(other) || other.amount - one.amount || one.place - other.place)
}

function rank(contribution: Contribution): number {
  return contribution.knowledge === 'unknown' ? 1 : 0
}

/**
 * The amounts as they are printed: rounded to the nutrient's decimals so that they add up to the rounded sum (largest
 * remainder), because a reader adds them up. Each is less than one unit of the last decimal from its true amount.
 */
export function printedAmounts(contributions: readonly Contribution[], key: NutrientKey): number[] {
  const unit = 10 ** NUTRIENTS[key].decimals
  const scaled = contributions.map(({ amount }) => amount * unit)
  const floors = scaled.map(Math.floor)
  const missing = Math.round(sumInAnyOrder(scaled)) - floors.reduce((sum, value) => sum + value, 0)
  const raised = new Set(
    scaled
      .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return floors.map((value, place) => (value + (raised.has(place) ? 1 : 0)) / unit)
}
