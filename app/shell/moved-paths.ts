/** One old or alternative address. `:id` stands for one part of the path, carried over as it came. */
interface Move {
  from: string
  to: string
  status: 301 | 302
  reason: string
}

/**
 * The addresses that the specification uses beside its route tree. 301 where the two will always mean the same; 302
 * where the address may one day get a page of its own, since browsers remember a 301 for good.
 */
export const MOVES: Move[] = [
  { from: '/dashboard/meals', to: '/dashboard/meal-planner', status: 301, reason: 'the sidebar’s name for it' },
  { from: '/dashboard/log', to: '/dashboard/daily-log', status: 301, reason: 'the sidebar’s name for it' },
  { from: '/supplements', to: '/shop/supplements', status: 301, reason: 'the sidebar’s link to the shop' },
  { from: '/supplements/:id', to: '/shop/supplements/:id', status: 301, reason: 'the sidebar’s link to a product' },
  { from: '/products', to: '/shop/supplements', status: 301, reason: 'linked from outside' },
  { from: '/saved', to: '/dashboard/saved-recipes', status: 301, reason: 'a feature card of the home page' },
  { from: '/meal-planner', to: '/dashboard/meal-planner', status: 301, reason: 'a feature card of the home page' },
  { from: '/recipe/:id', to: '/recipes/:id', status: 301, reason: 'an older form of a recipe’s address' },
  { from: '/dashboard/search', to: '/find', status: 301, reason: 'one search for everything' },
  {
    from: '/.well-known/change-password',
    to: '/login/change',
    status: 302,
    reason: 'password managers ask there (W3C, A Well-Known URL for Changing Passwords)',
  },
  { from: '/search', to: '/recipes', status: 302, reason: 'a search over everything may come' },
]

/**
 * @param pathname as in a URL; a slash at its end makes no difference
 * @param search the query with its question mark, or an empty string; it is carried over
 * @returns where the address lives now, always a path of this site, or null when it has not moved
 */
export function movedPath(pathname: string, search: string): { to: string; status: 301 | 302 } | null {
  const parts = partsOf(pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname)
  for (const move of MOVES) {
    const id = match(partsOf(move.from), parts)
    if (id !== null) return { to: move.to.replace(':id', () => id) + search, status: move.status }
  }
  return null
}

const partsOf = (path: string) => path.split('/')

/** The part that is at `:id` ('' when the pattern has none), or null when the path is another one. */
function match(pattern: string[], parts: string[]): string | null {
  if (pattern.length !== parts.length) return null
  let id = ''
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected === ':id' && part !== '' && part !== '.' && part !== '..') id = part
    else if (expected !== part) return null
  }
  return id
}
