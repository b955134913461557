import { matchPath } from 'react-router'

interface RouteEntry {
  readonly id: string
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly parentId?: string | undefined
  readonly module?: object
}

/** Parts of an address that say which page of ours it is, and nothing of who looks at it: what is sold and cooked. */
const TOLD = new Set(['/recipes/:id', '/shop/supplements/:id', '/dashboard/supplements/:id'])
const TOLD_VALUE = /^[a-z0-9-]{1,60}$/

/** The keys of a query that are told, by page, and how their values look. What somebody searches for or eats is none. */
const TOLD_QUERY: ReadonlyMap<string, { readonly [key: string]: RegExp }> = new Map(
  Object.entries<{ readonly [key: string]: RegExp }>({
    '/login': { mode: /^(?:sign-up|sign-in)$/ },
    '/recipes': {
      meal: /^(?:breakfast|lunch|dinner|snack|dessert)s?$/,
      time: /^\d{1,3}$/,
      page: /^\d{1,3}$/,
      sort: /^[a-z-]{1,12}$/,
    },
  }),
)

/** The addresses of pages, parts that vary as `:name`; those of one page come before those of many. */
export function pagePatterns(routes: { readonly [id: string]: RouteEntry | undefined }): readonly string[] {
  const pages = Object.values(routes).filter(route => route !== undefined && isPage(route)) as RouteEntry[]
  const pathOf = ({ path = '', parentId }: RouteEntry): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    return `${parent ? pathOf(parent) : ''}${path && `/${path}`}`
  }
  const paths = pages.map(page => pathOf(page) || '/').filter(path => !path.includes('*'))
  return [...new Set(paths)].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
}

const isPage = ({ path, index, module = {} }: RouteEntry) =>
  (path !== undefined || index === true) && 'default' in module && module.default !== undefined

/**
 * An address as it may be told to whoever counts: that of a page of ours, every part that varies by its name alone
 * unless it says what is sold or cooked, and of the query only what is on a list.
 *
 * @param patterns from `pagePatterns`
 * @param target path and query, by anybody
 * @returns null for what is no page
 */
export function shownAddress(patterns: readonly string[], target: string): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, 'http://shop.invalid')) return null
  const { host, pathname, searchParams } = new URL(target, 'http://shop.invalid')
  if (host !== 'shop.invalid') return null
  for (const pattern of patterns) {
    const match = matchPath({ path: pattern, caseSensitive: true }, pathname)
    if (!match) continue
    const isTold = TOLD.has(pattern) && Object.values(match.params).every(value => TOLD_VALUE.test(value ?? ''))
    return (isTold ? pathname.replace(/(.)\/$/, '$1') : pattern) + shownQuery(pattern, searchParams)
  }
  return null
}

function shownQuery(pattern: string, asked: URLSearchParams): string {
  const told = Object.entries(TOLD_QUERY.get(pattern) ?? {}).flatMap(([key, looks]) => {
    const value = asked.get(key)
    return value !== null && looks.test(value) ? [[key, value]] : []
  })
  return told.length > 0 ? `?${new URLSearchParams(told)}` : ''
}
