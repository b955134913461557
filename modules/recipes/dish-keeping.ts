import type { Tag } from '#content/recipes/recipe-content.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** What a cook may make once for two days. */
const KEEPING: readonly Tag[] = ['batch', 'freezer', 'lunchbox']
/** In the fridge. Our own choice, on the careful side. */
const LEFTOVER_DAYS = 2
/** Our own choice: spores in rice survive the boiling. */
const RICE_DAYS = 1

/** How many days after it was cooked a dish of ours may be eaten: 0 where nothing says that it keeps. */
export function keepsDaysOf({ tags, ingredients }: Pick<OwnRecipe, 'tags' | 'ingredients'>): number {
  if (!tags.some(tag => KEEPING.includes(tag))) return 0
  return ingredients.some(({ food }) => isRice(food.id)) ? RICE_DAYS : LEFTOVER_DAYS
}

const isRice = (foodId: string) => /(?<!^cauliflower)-rice(?:-boiled)?$/.test(foodId)
