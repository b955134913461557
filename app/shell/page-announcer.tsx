import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Reads the title of the new page aloud after a link was followed: the browser does so when it loads a page, but knows
 * nothing of a page that the script put in place.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
