import { knownFoods } from '../known-foods.ts'
import { type DraftRecipe, draftOf } from './imported-lines.ts'

export { ediblesOfRecipes, energyOfRecipes, nutritionOfRecipe, viewOfRecipe } from './kept-readings.ts'

import { pageRecipes } from './page-recipes.ts'
import { pastedRecipe } from './pasted-recipe.ts'

/* What strangers send is read on a thread of its own: however long it is, and whatever it is made to do to its reader. */

/** The recipes that a page tells of. */
export const recipesOfPage = (html: string): DraftRecipe[] =>
  pageRecipes(html).map(recipe => draftOf(recipe, knownFoods()))

/** The one recipe of what somebody pasted; none when nothing is found. */
export function recipesOfText(text: string): DraftRecipe[] {
  const found = pastedRecipe(text)
  return found ? [draftOf(found, knownFoods())] : []
}
