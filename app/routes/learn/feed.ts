import { originContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import { atomFeed } from '#modules/learn/feed.ts'
import { library } from '#modules/learn/queries/library.ts'
import type { Route } from './+types/feed.ts'

/** Articles as they are published, for whoever follows them in a reader of feeds. */
export function loader({ context, request }: Route.LoaderArgs) {
  return taggedAnswer(request, atomFeed(library().articles, context.get(originContext)), {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}
