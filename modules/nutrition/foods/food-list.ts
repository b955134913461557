import { FOODS as STATED } from '#content/foods.ts'
import { withBounds } from './bounds.ts'
import type { Food } from './food.ts'

/** Every food we know, with bounds for what no table states of it. Kept out of the browser: it is a long list. */
export const FOODS: readonly Food[] = STATED.map(withBounds)

/** The same, by id. */
export const FOODS_BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map(food => [food.id, food]))
