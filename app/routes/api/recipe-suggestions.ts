import { servicesContext } from '#app/context.ts'
import { suggestedRecipes } from '#modules/recipes/queries/suggested-recipes.ts'
import type { Route } from './+types/recipe-suggestions.ts'

/** What the search box suggests while one types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const { recipes } = await suggestedRecipes(context.get(servicesContext).db, typed)
  return Response.json({ recipes }, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
