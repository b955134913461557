import { useEffect, useState } from 'react'
import { keepCookie } from '#kit/keep-cookie.ts'

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
    keepCookie(COOKIE, next, { path: '/dashboard', maxAgeSeconds: YEAR_SECONDS })
  }
  return [view, keep]
}
