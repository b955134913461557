/** What a cached page shows; a change to it throws the page away. */
export type Shows = 'catalogue' | 'recipes' | `rating:${string}`

export interface CachedPageRule {
  path: RegExp
  /** The query keys that change the page. Others do not reach it, and never make a second copy. */
  query: readonly string[]
  /** Of these keys those that may be there several times; of the others the first counts. */
  many?: readonly string[]
  shows: readonly Shows[] | ((path: string) => readonly Shows[])
  /** Whoever brings a session gets a page of their own here; elsewhere they get everybody's. */
  isOwnWithSession?: true
}

const SHELF_KEYS = ['q', 'category', 'only', 'form', 'diet', 'nutrient', 'most', 'stock', 'sort']

/**
 * Pages that are the same for everybody, members included, or for everybody without a session. Everything else is
 * rendered for whoever asks.
 */
export const CACHED_PAGES: readonly CachedPageRule[] = [
  { path: /^\/$/, query: [], shows: ['catalogue', 'recipes'] },
  {
    path: /^\/tonight$/,
    query: ['eats', 'without', 'people', 'time', 'turn'],
    many: ['without'],
    shows: [],
  },
  {
    path: /^\/recipes$/,
    query: ['q', 'meal', 'diet', 'time', 'kcal', 'protein', 'without', 'nuts', 'eats', 'no', 'have', 'sort', 'page'],
    many: ['diet', 'without', 'nuts'],
    shows: ['recipes'],
  },
  { path: /^\/shop\/supplements$/, query: SHELF_KEYS, shows: ['catalogue'] },
  {
    path: /^\/shop\/supplements\/[a-z0-9-]{1,60}$/,
    query: ['reviews', 'review-page', 'question-page'],
    shows: ['catalogue'],
  },
  { path: /^\/shop\/supplements\/[a-z0-9-]{1,60}\/lots$/, query: [], shows: ['catalogue'] },
  { path: /^\/shop\/compare$/, query: ['one', 'other'], shows: ['catalogue'] },
  // Our own recipes alone: what the provider says may not be kept for everybody.
  { path: /^\/recipes\/9\d{9}$/, query: [], shows: path => [`rating:${path.slice('/recipes/'.length)}`] },
  { path: /^\/recipes\/import$/, query: [], shows: [] },
  { path: /^\/recipes\/browse$/, query: [], shows: [] },
  { path: /^\/recipes\/browse\/[a-z0-9-]{1,80}$/, query: ['page'], shows: [] },
  { path: /^\/learn\/nutrients$/, query: [], shows: [] },
  { path: /^\/learn\/nutrients\/[a-z0-9-]{1,40}$/, query: ['eat', 'for'], shows: [] },
  // What is kept for a guest or a member is shown where no script runs.
  { path: /^\/cart$/, query: [], shows: ['catalogue'], isOwnWithSession: true },
  { path: /^\/login$/, query: ['mode', 'error', 'done'], shows: [], isOwnWithSession: true },
  {
    path: /^\/(payment-cancel|delivery-and-returns|privacy|terms|complaints|cookies|accessibility|health-claims|reviews-policy|410)$/,
    query: [],
    shows: [],
  },
  { path: /^\/find$/, query: ['q'], shows: ['catalogue', 'recipes'], isOwnWithSession: true },
  { path: /^\/dashboard\/profile$/, query: ['edit'], shows: [], isOwnWithSession: true },
  {
    path: /^\/dashboard\/saved-recipes$/,
    query: ['collection', 'q', 'meal', 'diet', 'time', 'kcal', 'page'],
    many: ['diet'],
    shows: ['recipes'],
    isOwnWithSession: true,
  },
  {
    path: /^\/dashboard\/supplements\/(?!sheet$)[a-z0-9-]{1,60}$/,
    query: ['reviews', 'review-page', 'question-page'],
    shows: ['catalogue'],
    isOwnWithSession: true,
  },
  { path: /^\/learn$/, query: ['q', 'category'], shows: [] },
  { path: /^\/dashboard\/learn$/, query: ['q', 'category'], shows: [], isOwnWithSession: true },
  { path: /^\/learn\/(glossary|(articles|courses)\/[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?)$/, query: [], shows: [] },
  // Each by its name: a page of the dashboard that is not listed here is rendered for whoever asks.
  {
    path: /^\/dashboard\/(settings|orders)$/,
    query: [],
    shows: [],
    isOwnWithSession: true,
  },
]

const LONGEST_QUERY_VALUE = 60
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
 * or HEAD, a session where that changes the page, a page of no rule, or a search too long to be shared.
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
  const query = mark < 0 || rule.query.length === 0 ? '' : countingQuery(rule, target.slice(mark + 1))
  if (query === null) return null
  const shows = typeof rule.shows === 'function' ? rule.shows(path) : rule.shows
  return { key: `${origin}${path}${query}`, url: `${origin}${path}${query}`, shows, isOwnWithSession }
}

function countingQuery({ query, many = [] }: CachedPageRule, search: string): string | null {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of query) {
    const values = asked.getAll(key).slice(0, many.includes(key) ? undefined : 1)
    for (const value of values.filter(Boolean)) {
      if (value.length > LONGEST_QUERY_VALUE || kept.size === MOST_QUERY_VALUES) return null
      kept.append(key, value)
    }
  }
  return kept.size ? `?${kept}` : ''
}
