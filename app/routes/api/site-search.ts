import { identityContext, servicesContext } from '#app/context.ts'
import { searchSite } from '#app/site-search.ts'
import type { Route } from './+types/site-search.ts'

const MOST_SUGGESTED = 4

/** What the dashboard's search box suggests while one types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const member = await context.get(identityContext).member()
  const groups = await searchSite(context.get(servicesContext), typed, MOST_SUGGESTED, member?.id ?? null)
  // A member's own recipes are among them, and the next person at this browser is somebody else.
  return Response.json({ groups }, { headers: { 'Cache-Control': member ? 'no-store' : 'private, max-age=60' } })
}
