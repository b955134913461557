import { useEffect } from 'react'
import { callTogether } from '#browser/call-together.ts'
import type { StoredUser } from '#browser/session.ts'
import { useKeptCart } from '#modules/cart/ui/member-cart.ts'
import { keepPreferences, type Preferences } from './preferences.ts'
import { rememberFoundUser } from './stored-user.ts'

const CHECKED = 'session-checked'

/** What goes on behind every page for somebody who is signed in; nobody else's browser fetches it. */
export default function MemberKeeping() {
  useKeptCart()
  useEffect(checkSession, [])
  return null
}

/**
 * Once in a tab: a session that ran out while the browser was closed takes the signed-in header away, and what a member
 * chose on another device reaches this one.
 */
function checkSession() {
  if (!firstInTab()) return
  void callTogether('/api/session').then(({ ok, body }) => {
    // Offline: what is shown was true the last time.
    if (!ok) return
    const told = body as { user: StoredUser | null; preferences: Preferences }
    rememberFoundUser(told.user)
    keepPreferences(told.preferences)
  })
}

function firstInTab(): boolean {
  try {
    if (sessionStorage.getItem(CHECKED)) return false
    sessionStorage.setItem(CHECKED, '1')
    return true
  } catch {
    return false
  }
}
