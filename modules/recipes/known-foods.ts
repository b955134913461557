import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { searchFoods } from '#modules/nutrition/foods/food-search.ts'
import { type FoodIndex, foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { type FoodNames, foodNames } from './search/named-foods.ts'

let index: FoodIndex | null = null

/** The names of all our foods, built once, when they are first asked for. */
export function knownFoods(): FoodIndex {
  index ??= foodIndex(FOODS)
  return index
}

let names: FoodNames | null = null

/** The same by their words, for what is named in a search. */
export function knownNames(): FoodNames {
  names ??= foodNames(FOODS)
  return names
}

const MOST_FOUND = 8

export interface FoundFood {
  readonly id: string
  readonly name: string
}

export function foundFoods(typed: string): FoundFood[] {
  return searchFoods(FOODS, typed, MOST_FOUND).map(({ id, name }) => ({ id, name }))
}
