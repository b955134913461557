import { createHash } from 'node:crypto'
import type { RecipeContent } from './recipes/recipe-content.ts'

/** Another one whenever anything about a recipe is another; that it is shown before any search is nothing about it. */
export function recipeHash({ sample: _, ...recipe }: RecipeContent): string {
  const told = Object.entries(recipe).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12)
}
