import { isRejectedCard } from '../pork.ts'
import type { RecipeCard } from '../recipe.ts'
import {
  descriptionOf,
  firstServing,
  imageOf,
  nameOf,
  nutritionOf,
  providerId,
  tagsOf,
  timesOf,
} from './provider-recipe.ts'
import { type Fields, fieldsOf, linesOf, listOf, numberOf, servingsOf } from './provider-values.ts'

const SHORTEST_NAME = 3
/** Longer than this. */
const SHORT_DESCRIPTION = 10
const MOST_RESULTS = 10_000_000

export interface ProviderResults {
  cards: RecipeCard[]
  /** How many the provider has in all. */
  total: number
}

/**
 * The entries of a search that are fit to be shown.
 *
 * @returns null when the answer holds no search at all; a search that found nothing has no entries
 */
export function parseProviderSearch(answer: unknown): ProviderResults | null {
  const outer = fieldsOf(answer)
  if (typeof outer.recipes !== 'object' || outer.recipes === null) return null
  const recipes = fieldsOf(outer.recipes)
  const cards = listOf(recipes.recipe)
    .map(fieldsOf)
    .flatMap(item => cardOf(item) ?? [])
  const total = numberOf(recipes.total_results, { most: MOST_RESULTS }) ?? 0
  return { cards: withoutDoubles(cards), total: Math.max(Math.floor(total), cards.length) }
}

/** The result filter of the specification, and the rejection that the recipe itself would meet. */
function cardOf(item: Fields): RecipeCard | null {
  const id = providerId(item)
  const card = id === null ? null : readCard(item, id)
  const fit =
    card !== null &&
    card.name.length >= SHORTEST_NAME &&
    card.description.length > SHORT_DESCRIPTION &&
    card.image !== null &&
    // The provider's own searches never say either; what is said must be right.
    (item.cooking_time_min === undefined || timesOf(item).cookMinutes !== null) &&
    (item.serving_sizes === undefined || servingsOf(firstServing(item).number_of_units) !== null)
  if (!fit) return null
  const ingredients = linesOf(fieldsOf(item.recipe_ingredients).ingredient, ['ingredient'], ['ingredient_description'])
  return isRejectedCard(card, ingredients) ? null : card
}

function readCard(item: Fields, id: string): RecipeCard {
  const { totalMinutes, cookMinutes } = timesOf(item)
  return {
    origin: 'fatsecret',
    id,
    name: nameOf(item),
    description: descriptionOf(item),
    image: imageOf(item),
    totalMinutes: totalMinutes ?? cookMinutes,
    servings: servingsOf(item.number_of_servings) ?? servingsOf(firstServing(item).number_of_units),
    caloriesKcal: nutritionOf(item).caloriesKcal,
    tags: tagsOf(item),
  }
}

function withoutDoubles(cards: readonly RecipeCard[]): RecipeCard[] {
  return [...new Map(cards.map(card => [card.id, card])).values()]
}
