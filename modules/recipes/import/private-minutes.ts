import type { WrittenRecipe } from './written-recipe.ts'

/** Minutes all in all; where only the parts are given, their sum; null where nothing is. */
export function minutesOf(recipe: Pick<WrittenRecipe, 'totalMinutes' | 'prepMinutes' | 'cookMinutes'>): number | null {
  const { totalMinutes, prepMinutes, cookMinutes } = recipe
  return totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || null)
}
