import { originContext, servicesContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import type { Route } from './+types/security-txt.ts'

/** RFC 9116 advises less than a year; by then somebody has fetched it again. */
const EXPIRES_MONTHS = 6

/** Where a finder of a weakness writes to, as RFC 9116 has it. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext)
  const lines = [
    `Contact: mailto:${config.trader.email}`,
    `Expires: ${expiry(now()).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${context.get(originContext)}/.well-known/security.txt`,
    '',
  ]
  return taggedAnswer(request, lines.join('\n'), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}

/** The first of a month, so that it does not change at every request. */
const expiry = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + EXPIRES_MONTHS, 1))
