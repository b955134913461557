/**
 * Says to script that this browser may have a session, whose own cookie no script sees. It opens nothing. The server
 * sets it, because Safari takes away after a week what script has kept.
 */
export const KNOWN_COOKIE = 'thymewell-known'

const KEPT_SECONDS = 365 * 24 * 60 * 60

const lineOf = (secure: boolean, value: string, seconds: number) =>
  `${KNOWN_COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

export const isSaidKnown = (cookies: string | null): boolean => cookies?.includes(`${KNOWN_COOKIE}=`) ?? false
export const knownCookie = (secure: boolean): string => lineOf(secure, '1', KEPT_SECONDS)
export const endedKnown = (secure: boolean): string => lineOf(secure, '', 0)
