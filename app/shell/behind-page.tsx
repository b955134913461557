import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lookAtCart } from '#app/page-parts/cart/look-at-cart.ts'
import { callTogether } from '#browser/call-together.ts'
import { kept } from '#browser/kept.ts'
import { type StoredUser, storedUser, useStoredUser } from '#browser/session.ts'
import { useToast } from '#kit/toast.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { hasLeftCart } from '#modules/cart/ui/has-left-cart.ts'
import { useKeptCart } from '#modules/cart/ui/member-cart.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { BehindProps } from './behind.tsx'
import { watchComingBack } from './coming-back.ts'
import { isForgotten, keepPreferences, keptEats, type Preferences, saysWhatIsEaten } from './preferences.ts'
import { rememberFoundUser } from './stored-user.ts'
import { EATS_KEY, ENERGY_KEY } from './theme-script.ts'

/** What goes on behind every page for anyone who has an account, a cart or changes that wait: see `behind.tsx`. */
export default function BehindPage({ showsRecords = false }: BehindProps) {
  useWaitingChanges(showsRecords)
  useCartLook()
  useEffect(watchComingBack, [])
  useEffect(() => {
    if (isForgotten()) void askSession().then(tellPage)
  }, [])
  return useStoredUser() ? <MemberKeeping /> : null
}

function MemberKeeping() {
  useKeptCart()
  useEffect(checkSession, [])
  return null
}

const NOT_SAVED = 'Something that you changed here earlier could not be saved.'

/**
 * What an earlier page could not send is sent now, whichever page this is; and what may no longer be sent, because
 * somebody else sits here now, is taken away.
 */
function useWaitingChanges(showsRecords: boolean) {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Records were changed since this page was asked for.
    ownOutbox().watch(() => showsRecords && void revalidate())
  }, [showsRecords, revalidate])
  useEffect(() => {
    ownOutbox().listen(error => show({ message: error ?? NOT_SAVED, tone: 'error', durationMs: 10_000 }))
    void ownOutbox().flush()
  }, [show])
}

/** Moving from page to page asks once in a while; a page restored by the back button asks again. */
const FRESH_MS = 30_000
let lookedAt = Number.NEGATIVE_INFINITY

/** For anyone who has a cart or an account; nobody else's browser asks anything. */
function useCartLook() {
  const { known, itemCount, actions } = useCart()
  const isSignedIn = useStoredUser() !== null
  const isWanted = itemCount > 0 || isSignedIn
  useEffect(() => {
    if (!known || !(isWanted || hasLeftCart())) return
    const look = () => {
      lookedAt = performance.now()
      // Offline: the next page tries again.
      lookAtCart(actions).catch(() => undefined)
    }
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && look()
    if (performance.now() - lookedAt > FRESH_MS || hasLeftCart()) look()
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [known, isWanted, actions])
}

const CHECKED = 'session-checked'

/**
 * Once in a tab: a session that ran out while the browser was closed takes the signed-in header away, and what a member
 * chose on another device reaches this one.
 */
function checkSession() {
  if (firstInTab()) void askSession()
}

async function askSession() {
  const [who, chosen] = [storedUser()?.id, keptChoices()]
  const { ok, body } = await callTogether('/api/session')
  // Offline: what is shown was true the last time. Whoever signed in or out since is newer than the answer.
  if (!ok || storedUser()?.id !== who) return
  const told = body as { user: StoredUser | null; preferences: Preferences }
  // So is what was chosen here since.
  const isStill = keptChoices() === chosen
  rememberFoundUser(told.user)
  if (isStill) keepPreferences(told.preferences)
}

/**
 * Style sheets draw the marks once the document knows what somebody eats; a search of recipes for anybody is asked again
 * for them, which the script in the head does.
 */
function tellPage() {
  const { pathname, search } = location
  if (keptEats() && pathname === '/recipes' && !saysWhatIsEaten(search)) location.reload()
}

const keptChoices = () => `${kept(ENERGY_KEY)} ${kept(EATS_KEY)}`

function firstInTab(): boolean {
  try {
    if (sessionStorage.getItem(CHECKED)) return false
    sessionStorage.setItem(CHECKED, '1')
    return true
  } catch {
    return false
  }
}
