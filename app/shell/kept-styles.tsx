import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * The router takes a page's style sheets away with the page. When the page comes back by the back button they are put
 * in again, and until they are read the page is there for a moment without them, at another height than the one it is
 * scrolled back to. A second link to the same file keeps each that was once there.
 */
export function KeptStyles() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page brings its own
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const files = new Set(links.map(({ href }) => href))
    for (const { href } of links) {
      const [file = ''] = href.split('#')
      if (files.has(file)) continue
      files.add(file)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file }))
    }
  }, [pathname])
  return null
}
