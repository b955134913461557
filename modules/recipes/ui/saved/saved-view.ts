import { useEffect, useState } from 'react'

export type SavedView = 'grid' | 'list'

const COOKIE = 'saved-view'
const YEAR_SECONDS = 31_536_000

/** How somebody wants to see what they keep, from their cookies; a page that is the same for everybody has none. */
export function readSavedView(cookies: string | null): SavedView {
  return cookies?.split(/;\s*/).includes(`${COOKIE}=list`) ? 'list' : 'grid'
}

/** Kept in a cookie, so that a page that is drawn for one visitor comes as they want it. */
export function useSavedView(asDrawn: SavedView): [SavedView, (view: SavedView) => void] {
  const [view, setView] = useState(asDrawn)
  useEffect(() => setView(readSavedView(document.cookie)), [])
  const keep = (next: SavedView) => {
    setView(next)
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the other way of setting one is not in every browser
    document.cookie = `${COOKIE}=${next}; Path=/dashboard; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  }
  return [view, keep]
}
