import { originContext } from '#app/context.ts'
import type { Route } from './+types/robots'

/** Payment pages and the member's pages say noindex themselves, so they must stay readable here. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /hooks/',
    'Disallow: /sandbox/',
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
