import {
  amountsOn,
  type Basis,
  type NutrientAmounts,
  type Per100g,
  type PerRecipe,
  type PerServing,
} from '../amounts.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'

/**
 * What is known of one nutrient in a sum. `amount` is the known part, in the unit of the nutrient's key; `known` of
 * `of` ingredients gave it, which make `knownGrams` of `grams` of the weight. An ingredient of unknown weight counts in
 * `of` and adds nothing to either weight.
 */
export interface Covered {
  readonly amount: number
  readonly known: number
  readonly of: number
  readonly knownGrams: number
  readonly grams: number
}

declare const SUM: unique symbol

/** A sum over ingredients: every nutrient with what is known of it, on one basis. */
export type Totals<B extends Basis> = { readonly [K in NutrientKey]: Covered } & { readonly [SUM]: B }

/** 'known': every ingredient's share is. 'at least': some are, the sum can only be higher. 'unknown': none is. */
export type Knowledge = 'known' | 'at least' | 'unknown'

/** How far this figure can be trusted. The sum of nothing is known: it is 0. */
export function knowledgeOf(covered: Covered): Knowledge {
  if (covered.known === covered.of) return 'known'
  return covered.known === 0 ? 'unknown' : 'at least'
}

/** Share 0..1 of the weighed ingredients' weight whose figure is known; 1 when nothing was weighed and all is known. */
export function coverageOf(covered: Covered): number {
  if (covered.grams > 0) return covered.knownGrams / covered.grams
  return covered.known === covered.of ? 1 : 0
}

/** '4 of 6 ingredients known', or null where there is nothing to admit. */
export function coverageWords(covered: Covered): string | null {
  return knowledgeOf(covered) === 'known' ? null : `${covered.known} of ${covered.of} ingredients known`
}

/**
 * What one ingredient gives. Unknown grams make every nutrient unknown, except those of which the food has none: no
 * amount of salt has energy. Throws on grams that are negative or not finite.
 */
export function totalsOfFood(per100g: NutrientAmounts<Per100g>, grams: number | null): Totals<PerRecipe> {
  if (grams !== null && !(Number.isFinite(grams) && grams >= 0)) throw new Error(`${grams} g is no weight`)
  return totalsBy(key => {
    const figure = per100g[key]
    const known = figure !== undefined && (grams !== null || figure === 0)
    return {
      amount: known ? (figure * (grams ?? 0)) / 100 : 0,
      known: known ? 1 : 0,
      of: 1,
      knownGrams: known ? (grams ?? 0) : 0,
      grams: grams ?? 0,
    }
  })
}

/** What an ingredient gives of which nothing is known but perhaps its weight in g: a food that is not on our list. */
export function totalsOfUnknownFood(grams: number | null): Totals<PerRecipe> {
  return totalsOfFood(amountsOn('per 100 g', {}), grams)
}

/** The sum of these, the same in whatever order they come. The sum of none is a known nothing. */
export function sumTotals<B extends Basis>(parts: readonly Totals<B>[]): Totals<B> {
  return totalsBy(key => {
    const sum = (of: keyof Covered) => sumInAnyOrder(parts.map(part => part[key][of]))
    return {
      amount: sum('amount'),
      known: sum('known'),
      of: sum('of'),
      knownGrams: sum('knownGrams'),
      grams: sum('grams'),
    }
  })
}

/**
 * All of it `factor` times: half a portion, double the recipe. Coverage stays as it is.
 * Throws on a factor that is negative or not finite.
 */
export function scaleTotals<B extends Basis>(totals: Totals<B>, factor: number): Totals<B> {
  if (!(Number.isFinite(factor) && factor >= 0)) throw new Error(`Nothing can be taken ${factor} times`)
  return totalsBy(key => {
    const covered = totals[key]
    return {
      ...covered,
      amount: covered.amount * factor,
      knownGrams: covered.knownGrams * factor,
      grams: covered.grams * factor,
    }
  })
}

/** Recipe to serving. `servings` is above 0, 2.5 is fine. Throws otherwise. */
export function toServing(recipe: Totals<PerRecipe>, servings: number): Totals<PerServing> {
  return rebased(recipe, 1 / aboveZero(servings))
}

/** Servings eaten, or a recipe from the figures of one serving. `servings` is above 0. Throws otherwise. */
export function fromServing(serving: Totals<PerServing>, servings: number): Totals<PerRecipe> {
  return rebased(serving, aboveZero(servings))
}

/** Recipe to 100 g of the finished dish, which weighs `cookedWeightG` above 0. Throws otherwise. */
export function toPer100g(recipe: Totals<PerRecipe>, cookedWeightG: number): Totals<Per100g> {
  return rebased(recipe, 100 / aboveZero(cookedWeightG))
}

/** Only the figures that are wholly known, as the figures of a food: what is 'at least' is left out, not passed on. */
export function knownAmounts<B extends Basis>(totals: Totals<B>, basis: B): NutrientAmounts<B> {
  const known = NUTRIENT_KEYS.filter(key => knowledgeOf(totals[key]) === 'known')
  return amountsOn(basis, Object.fromEntries(known.map(key => [key, totals[key].amount])))
}

function rebased<B extends Basis>(totals: Totals<Basis>, factor: number): Totals<B> {
  return scaleTotals(totals, factor) as unknown as Totals<B>
}

function totalsBy<B extends Basis>(covered: (key: NutrientKey) => Covered): Totals<B> {
  return Object.fromEntries(NUTRIENT_KEYS.map(key => [key, covered(key)])) as unknown as Totals<B>
}

function aboveZero(value: number): number {
  if (!(Number.isFinite(value) && value > 0)) throw new Error(`${value} is not above 0`)
  return value
}

/** Floating-point sums depend on their order, so there is one: smallest first. */
export function sumInAnyOrder(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other).reduce((sum, value) => sum + value, 0)
}
