import type { ListedRecipe } from './listed-recipe.ts'
import { ownRecipes } from './own-library.ts'
import { pictureOf } from './recipe-pictures.ts'
import { linkedRecipe } from './recipe-view.ts'

/** The first of the samples, those with a picture before those that wait for theirs. */
export function popularRecipes(count: number): ListedRecipe[] {
  const samples = ownRecipes().filter(({ isSample }) => isSample)
  const pictured = samples.filter(({ picture }) => pictureOf(picture) !== null)
  const others = samples.filter(({ picture }) => pictureOf(picture) === null)
  return [...pictured, ...others].slice(0, count).map(linkedRecipe)
}
