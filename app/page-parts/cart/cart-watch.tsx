import { useEffect } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { useStoredUser } from '#browser/session.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'

/** Going from page to page asks once in a while; a page that comes back with the back button asks anew. */
const FRESH_MS = 30_000
let lookedAt = Number.NEGATIVE_INFINITY

/** Behind every page, for whoever has a cart or an account; nobody else's browser fetches or asks anything. */
export function CartWatch() {
  const { known, itemCount, actions } = useCart()
  const isSignedIn = useStoredUser() !== null
  const isWanted = known && (itemCount > 0 || isSignedIn)
  useEffect(() => {
    if (!isWanted) return
    const look = () => {
      lookedAt = performance.now()
      // Offline: the next page tries again.
      fetchPart(() => import('./look-at-cart.ts')).then(
        part => part.lookAtCart(actions),
        () => undefined,
      )
    }
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && look()
    if (performance.now() - lookedAt > FRESH_MS) look()
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [isWanted, actions])
  return null
}
