import { FOODS } from '#content/foods.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { searchFoods } from '#modules/nutrition/foods/food-search.ts'
import { type FoodIndex, foodIndex } from '#modules/nutrition/lines/food-index.ts'

/** All our foods, by id. Kept out of the browser: it is a long list. */
export const FOODS_BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map(food => [food.id, food]))

let index: FoodIndex | null = null

/** The names of all our foods, built once, when they are first asked for. */
export function knownFoods(): FoodIndex {
  index ??= foodIndex(FOODS)
  return index
}

const MOST_FOUND = 8

export interface FoundFood {
  readonly id: string
  readonly name: string
}

export function foundFoods(typed: string): FoundFood[] {
  return searchFoods(FOODS, typed, MOST_FOUND).map(({ id, name }) => ({ id, name }))
}
