import {
  BROWSE_QUERY,
  COMPARE_QUERY,
  FIND_QUERY,
  isKnown,
  type KnownQuery,
  LEARN_QUERY,
  LOGIN_QUERY,
  NUTRIENT_QUERY,
  PRODUCT_QUERY,
  PROFILE_QUERY,
  RECIPES_QUERY,
  SAVED_QUERY,
  SHELF_QUERY,
  TONIGHT_QUERY,
} from './page-values.ts'

/** What a cached page shows; a change to it throws the page away. */
export type Shows = 'catalogue' | 'recipes' | `rating:${string}`

export interface CachedPageRule {
  path: RegExp
  /** The query keys that change the page. Others do not reach it, and never make a second copy. */
  query: KnownQuery
  /** Of these keys those that may be there several times; of the others the first counts. */
  many?: readonly string[]
  shows: readonly Shows[] | ((path: string) => readonly Shows[])
  /** Whoever brings a session gets a page of their own here; elsewhere they get everybody's. */
  isOwnWithSession?: true
}

const NO_QUERY: KnownQuery = {}

/**
 * Pages that are the same for everybody, members included, or for everybody without a session. Everything else is
 * rendered for whoever asks.
 */
export const CACHED_PAGES: readonly CachedPageRule[] = [
  { path: /^\/$/, query: NO_QUERY, shows: ['catalogue', 'recipes'] },
  {
    path: /^\/tonight$/,
    query: TONIGHT_QUERY,
    many: ['without'],
    shows: [],
  },
  {
    path: /^\/recipes$/,
    query: RECIPES_QUERY,
    many: ['diet', 'without', 'nuts'],
    shows: ['recipes'],
  },
  { path: /^\/shop\/supplements$/, query: SHELF_QUERY, shows: ['catalogue'] },
  {
    path: /^\/shop\/supplements\/[a-z0-9-]{1,60}$/,
    query: PRODUCT_QUERY,
    shows: ['catalogue'],
  },
  { path: /^\/shop\/supplements\/[a-z0-9-]{1,60}\/lots$/, query: NO_QUERY, shows: ['catalogue'] },
  { path: /^\/shop\/compare$/, query: COMPARE_QUERY, shows: ['catalogue'] },
  // Our own recipes alone: what the provider says may not be kept for everybody.
  { path: /^\/recipes\/9\d{9}$/, query: NO_QUERY, shows: path => [`rating:${path.slice('/recipes/'.length)}`] },
  { path: /^\/recipes\/import$/, query: NO_QUERY, shows: [] },
  { path: /^\/recipes\/browse$/, query: NO_QUERY, shows: [] },
  { path: /^\/recipes\/browse\/[a-z0-9-]{1,80}$/, query: BROWSE_QUERY, shows: [] },
  { path: /^\/learn\/nutrients$/, query: NO_QUERY, shows: [] },
  { path: /^\/learn\/nutrients\/[a-z0-9-]{1,40}$/, query: NUTRIENT_QUERY, shows: [] },
  // What is kept for a guest or a member is shown where no script runs.
  { path: /^\/cart$/, query: NO_QUERY, shows: ['catalogue'], isOwnWithSession: true },
  { path: /^\/login$/, query: LOGIN_QUERY, shows: [], isOwnWithSession: true },
  {
    path: /^\/(payment-cancel|delivery-and-returns|privacy|terms|complaints|cookies|accessibility|health-claims|reviews-policy|410)$/,
    query: NO_QUERY,
    shows: [],
  },
  { path: /^\/find$/, query: FIND_QUERY, shows: ['catalogue', 'recipes'], isOwnWithSession: true },
  { path: /^\/dashboard\/profile$/, query: PROFILE_QUERY, shows: [], isOwnWithSession: true },
  {
    path: /^\/dashboard\/saved-recipes$/,
    query: SAVED_QUERY,
    many: ['diet'],
    shows: ['recipes'],
    isOwnWithSession: true,
  },
  {
    path: /^\/dashboard\/supplements\/(?!sheet$)[a-z0-9-]{1,60}$/,
    query: PRODUCT_QUERY,
    shows: ['catalogue'],
    isOwnWithSession: true,
  },
  { path: /^\/learn$/, query: LEARN_QUERY, shows: [] },
  { path: /^\/dashboard\/learn$/, query: LEARN_QUERY, shows: [], isOwnWithSession: true },
  { path: /^\/learn\/(glossary|(articles|courses)\/[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?)$/, query: NO_QUERY, shows: [] },
  // Each by its name: a page of the dashboard that is not listed here is rendered for whoever asks.
  {
    path: /^\/dashboard\/(settings|orders)$/,
    query: NO_QUERY,
    shows: [],
    isOwnWithSession: true,
  },
]

const MOST_QUERY_VALUES = 30
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-|__Secure-)?thymewell[-.]session/

export interface CacheSlot {
  /** Origin, path and the query keys that count, in a fixed order. */
  key: string
  /** The address to render: unknown query keys are gone, so that one page stands for all of them. */
  url: string
  shows: readonly Shows[]
  /** Whether a session leads to another page at this address. */
  isOwnWithSession: boolean
}

/**
 * Where a request's page may be kept, or null when it must be rendered for this visitor alone: another method than GET
 * or HEAD, a session where that changes the page, a page of no rule, a search too long to be shared, or a value that the
 * page does not offer, of which there are as many as somebody cares to write.
 */
export function cacheSlot(
  origin: string,
  method: string,
  target: string,
  cookie: string | undefined,
): CacheSlot | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const rule = CACHED_PAGES.find(page => page.path.test(path))
  if (!rule) return null
  const { isOwnWithSession = false } = rule
  if (isOwnWithSession && cookie && SESSION_COOKIE.test(cookie)) return null
  const query = mark < 0 || rule.query === NO_QUERY ? '' : countingQuery(rule, target.slice(mark + 1))
  if (query === null) return null
  const shows = typeof rule.shows === 'function' ? rule.shows(path) : rule.shows
  return { key: `${origin}${path}${query}`, url: `${origin}${path}${query}`, shows, isOwnWithSession }
}

function countingQuery({ query, many = [] }: CachedPageRule, search: string): string | null {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const [key, known] of Object.entries(query)) {
    const values = asked.getAll(key).slice(0, many.includes(key) ? undefined : 1)
    for (const value of values.filter(Boolean)) {
      if (!isKnown(known, value) || kept.size === MOST_QUERY_VALUES) return null
      kept.append(key, value)
    }
  }
  return kept.size ? `?${kept}` : ''
}
