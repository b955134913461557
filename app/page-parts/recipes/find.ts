import { href, type RouterContextProvider } from 'react-router'
import { servicesContext, tooOftenContext } from '#app/context.ts'
import { type FoundRecipes, foundRecipes } from '#modules/recipes/queries/found-recipes.ts'
import type { RecipeQuery } from '#modules/recipes/search/recipe-query.ts'

/** What is found for a visitor: the provider, where there is one, is not asked for them without end. */
export async function findRecipes(context: Readonly<RouterContextProvider>, query: RecipeQuery): Promise<FoundRecipes> {
  const { db, recipes, config } = context.get(servicesContext)
  const tooOften = context.get(tooOftenContext)
  return foundRecipes({ db, recipes, provider: await providerFor() }, query)

  async function providerFor() {
    if (config.recipes.kind === 'own') return 'none'
    return query.q !== '' && (await tooOften(href('/recipes'))) ? 'rests' : 'asked'
  }
}
