import { originContext, servicesContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { planFeed } from '#modules/planner/queries/links.ts'
import type { Route } from './+types/calendar-feed.ts'

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  // Asked again each time: anyone who takes the link back has taken it back everywhere.
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** A member's plan for a calendar that has its secret link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const text = await planFeed({ ...context.get(servicesContext), isLocked }, params.token, context.get(originContext))
  if (text === null)
    return new Response('There is no such calendar.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return taggedAnswer(request, text, HEADERS)
}
