import { readQuery } from '#modules/recipes/search/recipe-query.ts'
import { findRecipes } from '../../page-parts/recipes/find.ts'
import type { Route } from './+types/recipe-count.ts'

/** How many recipes the list would show, asked while filters are being chosen; null where nothing is asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findRecipes(context, readQuery(new URL(request.url).searchParams))
  if (found.kind === 'failed')
    return Response.json({ error: 'Not counted' }, { status: found.reason === 'too-long' ? 400 : 503, headers: FRESH })
  const total = found.kind === 'found' ? found.total : found.missed === null ? null : 0
  return Response.json({ total }, { headers: FRESH })
}

const FRESH = { 'Cache-Control': 'no-store' }
