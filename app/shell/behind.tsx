import { type ComponentType, useEffect, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { kept } from '#browser/kept.ts'
import { OUTBOX_KEY } from '#browser/outbox-key.ts'
import { markDocument, useStoredUser } from '#browser/session.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'

/**
 * For somebody who is signed in, has a cart or left changes that wait, what keeps them in step is fetched once the page
 * stands; nobody else's browser fetches anything. A leaf of its own: drawing the frame again would make React throw away
 * what of a page it has not yet taken over.
 */
export function Behind() {
  const isSignedIn = useStoredUser() !== null
  const hasCart = useCart().itemCount > 0
  const [Page, setPage] = useState<ComponentType | null>(null)
  useEffect(() => markDocument(isSignedIn), [isSignedIn])
  useEffect(() => {
    if (!isSignedIn && !hasCart && kept(OUTBOX_KEY) === null) return
    // Offline: the next page tries again.
    fetchPart(() => import('./behind-page.tsx')).then(
      part => setPage(() => part.default),
      () => undefined,
    )
  }, [isSignedIn, hasCart])
  return Page && <Page />
}
