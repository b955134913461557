const BASE = 'https://shop.invalid'
const LONGEST = 500
/** Pages that somebody who has just signed in does not want to see, and addresses that are no pages. */
const NOT_THERE = /^\/(login(?!\/security$)|logout|api|hooks|sandbox)(\/|$)/

/** Where to go after signing in: a path of this shop, and never an address of somebody else's choosing. */
export function returnPath(asked: string | null | undefined, otherwise = '/'): string {
  if (!asked || asked.length > LONGEST || !asked.startsWith('/')) return otherwise
  // What a browser would read as another host: '//evil.example', '/\evil.example', and the same after a control character.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(asked)) return otherwise
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  if (origin !== BASE || pathname.startsWith('//') || NOT_THERE.test(pathname)) return otherwise
  return `${pathname}${search}${hash}`
}
