import { data } from 'react-router'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'

/** What somebody shared by a secret link, kept nowhere: who takes the link back has taken it back everywhere. */
export function openedByLink<Shared>(shared: Shared | null) {
  if (!shared) throw data(null, { status: 404 })
  return data(shared, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } })
}

interface LinkedPage {
  error?: unknown
  matches: Parameters<typeof originOf>[0]
}

/** Title and description of such a page; `words` are null where the link opens nothing. */
export function linkMeta({ error, matches }: LinkedPage, words: { title: string; description: string } | null) {
  const origin = originOf(matches)
  if (error || !words) return errorMeta(error, origin)
  // Without the address: anyone who has it can open what it opens.
  return pageMeta({ origin, ...words, path: null, robots: 'noindex, nofollow' })
}
