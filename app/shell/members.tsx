import { useEffect, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { markDocument, useStoredUser } from '#browser/session.ts'

/**
 * For somebody who is signed in, what keeps session and cart in step is fetched once the page stands. A leaf of its own:
 * drawing the frame again would make React throw away what of a page it has not yet taken over.
 */
export function Members() {
  const isSignedIn = useStoredUser() !== null
  const [Keeping, setKeeping] = useState<(() => null) | null>(null)
  useEffect(() => {
    markDocument(isSignedIn)
    if (!isSignedIn) return
    // Offline: the next page tries again.
    fetchPart(() => import('./member-keeping.ts')).then(
      part => setKeeping(() => part.default),
      () => undefined,
    )
  }, [isSignedIn])
  return isSignedIn && Keeping ? <Keeping /> : null
}
