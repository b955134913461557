import { originContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import type { Route } from './+types/robots'

/** Payment pages and the member's pages say noindex themselves, so they must stay readable here. */
export function loader({ context, request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /hooks/',
    'Disallow: /sandbox/',
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    '',
  ]
  return taggedAnswer(request, lines.join('\n'), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}
