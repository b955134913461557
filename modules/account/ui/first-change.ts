import { keepCookie } from '#kit/keep-cookie.ts'
import { tellZone } from '#modules/calendar/ui/tell-zone.ts'
import { FIRST_CHANGE_COOKIE, firstChangeIn } from '../first-change-cookie.ts'

/**
 * Called before anything that may be a visitor's first change: all tabs of the browser send the same number with it, so
 * that two at once make one guest. Without cookies there is no guest either.
 */
export function numberFirstChange(): void {
  tellZone()
  const secure = window.location.protocol === 'https:'
  if (firstChangeIn(document.cookie, secure) !== null) return
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const number = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  keepCookie(FIRST_CHANGE_COOKIE(secure), number)
}
