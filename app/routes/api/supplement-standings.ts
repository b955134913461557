import { identityContext, servicesContext } from '#app/context.ts'
import { shownWeekOwner } from '#app/page-parts/dashboard/shown-week-owner.ts'
import { NO_STANDINGS } from '#app/page-parts/shop/standings.ts'
import { productStandings } from '#modules/gaps/queries/health-goals.ts'
import type { Route } from './+types/supplement-standings.ts'

/** What a member's own week says of supplements, whose pages are the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const standings = member
    ? await productStandings(context.get(servicesContext), await shownWeekOwner(context))
    : NO_STANDINGS
  return Response.json(standings, { headers: { 'Cache-Control': 'no-store' } })
}
