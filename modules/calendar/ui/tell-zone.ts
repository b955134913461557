import { keepCookie } from '#kit/keep-cookie.ts'
import { ZONE_COOKIE } from '../zone-cookie.ts'

/** Called before what may make somebody a guest or sign them in: the request says in which zone this browser is. */
export function tellZone(): void {
  keepCookie(ZONE_COOKIE, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
