import { pageRecipes } from './page-recipes.ts'
import { textRecipe } from './text-recipe.ts'
import type { WrittenRecipe } from './written-recipe.ts'

/**
 * The recipe in what a cook pasted: its words, the source of a page, or the data of one without its script. Data is read
 * as data first, because its lines would pass for a list of ingredients. Null where there is none.
 */
export function pastedRecipe(text: string): WrittenRecipe | null {
  const begins = text.trimStart().slice(0, 1)
  const data = begins === '{' || begins === '[' ? `<script type="application/ld+json">${text}</script>` : text
  const [found] = data !== text || begins === '<' ? pageRecipes(data) : []
  return found ?? textRecipe(text) ?? pageRecipes(text)[0] ?? null
}
