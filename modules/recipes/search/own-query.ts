import type { Tag } from '#content/recipes/recipe-content.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { OwnCard } from '../library-row.ts'
import type { SourceQuery } from '../provider/recipe-source.ts'
import type { Sort } from './recipe-query.ts'
import type { AskedNutrient } from './typed-nutrient.ts'

/** What our own library can be asked beyond words. */
export interface OwnQuery extends SourceQuery {
  /** May be empty: then everything that the rest allows is found. */
  readonly words: string
  /** The last word is still being typed: it stands for every word that begins with it, and names alone are meant. */
  readonly isOpen?: boolean
  readonly samplesOnly?: boolean
  readonly meal?: string | null
  readonly diets?: readonly Diet[]
  /** All of them. */
  readonly tags?: readonly Tag[]
  readonly mostMinutes?: number | null
  readonly mostKcal?: number | null
  readonly leastProteinG?: number | null
  readonly withoutAllergens?: readonly Allergen[]
  /** Ids of foods that must not be in it. */
  readonly withoutFoods?: readonly string[]
  /** Marks that it must not have. */
  readonly withoutTags?: readonly Tag[]
  /** For each thing in the kitchen the ids of the foods it can be. */
  readonly have?: readonly (readonly string[])[]
  /** Only what has enough, or little enough, of it; as the best match most, or least, comes first. */
  readonly nutrient?: AskedNutrient | null
  /** The same, of which none decides the order. */
  readonly withinNutrients?: readonly AskedNutrient[]
  readonly sort?: Sort
}

export interface OwnFound {
  readonly card: OwnCard
  /** With what is in the kitchen: how many of the things that were named it uses. */
  readonly had: number | null
  /** How much of the nutrient that was asked for is in a serving. */
  readonly figure: number | null
}

export interface OwnPage {
  readonly found: readonly OwnFound[]
  readonly total: number
  /** How many of them have all words of `kept`; they come first. */
  readonly best: number
  /** The page that was given: the last one when more were asked for. */
  readonly page: number
  /** The words that were looked for where those typed are none of the library's; null when all are. */
  readonly meant: string | null
  /** The words that the best do not have, and those that they have, as typed. */
  readonly leftOut: readonly string[]
  /** The words that nothing of what was found has. */
  readonly nowhere: readonly string[]
  readonly kept: readonly string[]
}

export const NOTHING_FOUND: OwnPage = {
  found: [],
  total: 0,
  best: 0,
  page: 1,
  meant: null,
  leftOut: [],
  nowhere: [],
  kept: [],
}
