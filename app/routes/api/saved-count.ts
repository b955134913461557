import { identityContext, servicesContext } from '#app/context.ts'
import { savedCount } from '#modules/recipes/queries/saved-recipes.ts'
import { readSavedQuery } from '#modules/recipes/saved/saved-query.ts'
import type { Route } from './+types/saved-count.ts'

/** How many of what somebody keeps the list would show, asked while filters are being chosen. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, recipes, reading, config, now } = context.get(servicesContext)
  const { member } = await context.get(identityContext).shown()
  const query = readSavedQuery(new URL(request.url).searchParams)
  const deps = { db, recipes, reading, hasProvider: config.recipes.kind !== 'own', now }
  return Response.json(
    { total: await savedCount(deps, member.id, query) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}
