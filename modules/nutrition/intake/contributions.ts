import { NUTRIENTS, type NutrientKey } from '../nutrients.ts'
import { printedParts, roundTo } from '../rounding.ts'
import { figureOf, type Knowledge, knowledgeOf } from './intake.ts'
import { intakeOf, type RecipeIngredient } from './recipe-nutrition.ts'

export interface Contribution {
  /** Its place in the list that came in. */
  readonly place: number
  readonly name: string
  readonly knowledge: Knowledge
  /** The known part, in the unit of the nutrient; 0 where it is unknown. */
  readonly amount: number
  /** Share 0..1 of the known sum; null where that sum is 0. */
  readonly share: number | null
}

/**
 * Which ingredient gives how much of one nutrient of the whole recipe: largest first, those of unknown amount last,
 * equals in the order of the recipe. The amounts sum to exactly what `recipeNutrition` says of the same ingredients.
 */
export function contributionsOf(ingredients: readonly RecipeIngredient[], key: NutrientKey): Contribution[] {
  const figures = ingredients.map(ingredient => figureOf(intakeOf(ingredient), key))
  const sum = figures.reduce((all, { amount }) => all + amount, 0)
  return figures
    .map((figure, place) => ({
      place,
      name: ingredients[place]?.name ?? '',
      knowledge: knowledgeOf(figure),
      amount: figure.amount,
      share: sum > 0 ? figure.amount / sum : null,
    }))
    .toSorted((one, other) => rank(one) - rank(other) || other.amount - one.amount || one.place - other.place)
}

function rank(contribution: Contribution): number {
  return contribution.knowledge === 'unknown' ? 1 : 0
}

/** '4 of 6 ingredients known', or null where there is nothing to admit. */
export function coverageWords(contributions: readonly Contribution[]): string | null {
  const known = contributions.filter(({ knowledge }) => knowledge === 'known').length
  return known === contributions.length ? null : `${known} of ${contributions.length} ingredients known`
}

/**
 * The amounts as they are printed: rounded to the nutrient's decimals so that they add up to the rounded sum.
 */
export function printedAmounts(contributions: readonly Contribution[], key: NutrientKey): number[] {
  const { decimals } = NUTRIENTS[key]
  const amounts = contributions.map(({ amount }) => amount)
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return printedParts(amounts, roundTo(sum, decimals), decimals)
}
