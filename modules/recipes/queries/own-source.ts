import type { Db } from '#platform/db/database.ts'
import { ownRecipeOf } from '../own-library.ts'
import { asRecipe } from '../own-recipe.ts'
import { notFound, type RecipeSource } from '../provider/recipe-source.ts'
import { searchOwn } from './own-search.ts'

/** Our own library as a source like any other. */
export function ownSource(db: Db): RecipeSource {
  return {
    async search(query) {
      const { found, total, page } = await searchOwn(db, query)
      const cards = found.map(({ card }) => card)
      return { ok: true, value: { cards, page, pageSize: query.pageSize, total, attribution: null, note: null } }
    },
    async recipe(id) {
      const recipe = ownRecipeOf(id)
      return recipe ? { ok: true, value: { recipe: asRecipe(recipe), attribution: null } } : notFound(id)
    },
  }
}
