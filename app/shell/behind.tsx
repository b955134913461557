import { type ComponentType, useEffect, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { keptKeys } from '#browser/kept.ts'
import { WAITING_KEY } from '#browser/outbox-key.ts'
import { markDocument, useStoredUser } from '#browser/session.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { hasLeftCart } from '#modules/cart/ui/has-left-cart.ts'
import { isForgotten } from './preferences.ts'

export interface BehindProps {
  /** The page shows records of the person who looks at it, which another tab may change. */
  showsRecords?: boolean
}

/**
 * For somebody who is signed in, has a cart or left changes that wait, what keeps them in step is fetched once the page
 * is open; no other browser fetches anything. A component of its own: rendering the frame again would make React throw
 * away the parts of a page that it has not yet hydrated.
 */
export function Behind({ showsRecords = false }: BehindProps) {
  const isSignedIn = useStoredUser() !== null
  const hasCart = useCart().itemCount > 0
  const [Page, setPage] = useState<ComponentType<BehindProps> | null>(null)
  useEffect(() => markDocument(isSignedIn), [isSignedIn])
  useEffect(() => {
    if (
      !isSignedIn &&
      !hasCart &&
      !showsRecords &&
      !hasLeftCart() &&
      !isForgotten() &&
      keptKeys(WAITING_KEY).length === 0
    )
      return
    // Offline: the next page tries again.
    fetchPart(() => import('./behind-page.tsx')).then(
      part => setPage(() => part.default),
      () => undefined,
    )
  }, [isSignedIn, hasCart, showsRecords])
  return Page && <Page showsRecords={showsRecords} />
}
