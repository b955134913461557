import { originContext } from '#app/context.ts'
import { atomFeed } from '#modules/learn/feed.ts'
import { library } from '#modules/learn/queries/library.ts'
import type { Route } from './+types/feed.ts'

/** Articles as they are published, for whoever follows them in a reader of feeds. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(atomFeed(library().articles, context.get(originContext)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
