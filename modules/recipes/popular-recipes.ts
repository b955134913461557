import type { ListedRecipe } from './listed-recipe.ts'
import { ownRecipes } from './own-library.ts'
import { isLeadPicture, photographOf } from './recipe-pictures.ts'
import { linkedRecipe } from './recipe-view.ts'

/** The first of the samples, those with the best pictures before others, and those that wait for theirs last. */
export function popularRecipes(count: number): ListedRecipe[] {
  const rank = (picture: string) => (isLeadPicture(picture) ? 0 : photographOf(picture) ? 1 : 2)
  return ownRecipes()
    .filter(({ isSample }) => isSample)
    .toSorted((one, other) => rank(one.picture) - rank(other.picture))
    .slice(0, count)
    .map(linkedRecipe)
}
