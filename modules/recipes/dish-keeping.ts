import type { Tag } from '#content/recipes/recipe-content.ts'
import { fridgeHoursOf } from '#modules/nutrition/advice/keeping.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** What a cook may make once for two days. */
const KEEPING: readonly Tag[] = ['batch', 'freezer', 'lunchbox']

/** How many hours after it was cooked a dish of ours may be eaten from the fridge: 0 where nothing says that it keeps. */
export function keptHoursOf({ tags, ingredients }: Pick<OwnRecipe, 'tags' | 'ingredients'>): number {
  if (!tags.some(tag => KEEPING.includes(tag))) return 0
  return fridgeHoursOf(ingredients.map(({ food }) => ({ foodId: food.id })))
}
