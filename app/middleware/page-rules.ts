/** What a cached page shows; a change to it throws the page away. */
export type Shows = 'catalogue'

export interface CachedPageRule {
  path: RegExp
  /** The query keys that change the page. Others do not reach it, and never make a second copy. */
  query: readonly string[]
  shows: readonly Shows[]
}

/** Pages that are the same for everybody without a session. Everything else is rendered for its visitor. */
export const CACHED_PAGES: readonly CachedPageRule[] = [
  { path: /^\/$/, query: [], shows: ['catalogue'] },
  { path: /^\/shop\/supplements$/, query: ['q', 'category'], shows: ['catalogue'] },
  { path: /^\/shop\/supplements\/[a-z0-9-]{1,60}$/, query: [], shows: ['catalogue'] },
  { path: /^\/cart$/, query: [], shows: ['catalogue'] },
  { path: /^\/(login|contact|payment-cancel|delivery-and-returns|privacy|terms|410)$/, query: [], shows: [] },
  { path: /^\/dashboard(\/[a-z-]{1,40})?$/, query: [], shows: [] },
]

const LONGEST_QUERY_VALUE = 60
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-|__Secure-)?thymewell[-.]session/

export interface CacheSlot {
  /** Origin, path and the query keys that count, in a fixed order. */
  key: string
  /** The address to render: unknown query keys are gone, so that one page stands for all of them. */
  url: string
  shows: readonly Shows[]
}

/**
 * Where a request's page may be kept, or null when it must be rendered for this visitor alone: another method than GET
 * or HEAD, a session, a page of no rule, or a search too long to be shared.
 */
export function cacheSlot(
  origin: string,
  method: string,
  target: string,
  cookie: string | undefined,
): CacheSlot | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (cookie && SESSION_COOKIE.test(cookie)) return null
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const rule = CACHED_PAGES.find(page => page.path.test(path))
  if (!rule) return null
  const query = mark < 0 || rule.query.length === 0 ? '' : countingQuery(rule.query, target.slice(mark + 1))
  if (query === null) return null
  return { key: `${origin}${path}${query}`, url: `${origin}${path}${query}`, shows: rule.shows }
}

function countingQuery(keys: readonly string[], search: string): string | null {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of keys) {
    const value = asked.get(key)
    if (!value) continue
    if (value.length > LONGEST_QUERY_VALUE) return null
    kept.set(key, value)
  }
  return kept.size ? `?${kept}` : ''
}
