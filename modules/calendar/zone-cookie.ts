import { type Zone, zoneNamed } from './zone.ts'

/**
 * In which zone a browser is: it says so with a change, and nobody is asked. Kept by the browser like the number of its
 * first change, and read where somebody becomes a guest or signs in.
 */
export const ZONE_COOKIE = 'thymewell-zone'

/** The zone that a request brings, or null where it brings none that there is. */
export function zoneIn(cookies: string | null): Zone | null {
  const start = `${ZONE_COOKIE}=`
  const pair = (cookies ?? '').split(/;\s*/).find(each => each.startsWith(start))
  return pair === undefined ? null : zoneNamed(pair.slice(start.length))
}
