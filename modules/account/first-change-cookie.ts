/**
 * The number that a browser gives itself when its visitor changes something first: by it the server knows that two first
 * changes of the same moment, from two tabs, are one visitor's. It opens nothing a few minutes later.
 */
export const FIRST_CHANGE_COOKIE = (secure: boolean) =>
  secure ? '__Host-thymewell-first-change' : 'thymewell-first-change'

const NUMBER = /^[0-9a-f]{32}$/

/** The number as a request brings it, or null. */
export function firstChangeIn(cookies: string | null, secure: boolean): string | null {
  const start = `${FIRST_CHANGE_COOKIE(secure)}=`
  const pair = (cookies ?? '').split(/;\s*/).find(each => each.startsWith(start))
  const value = pair?.slice(start.length) ?? ''
  return NUMBER.test(value) ? value : null
}
