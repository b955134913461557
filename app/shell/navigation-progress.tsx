import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { keptPaths } from '#browser/kept-pages.ts'
import { NavigationProgress as Bar } from '#kit/progress.tsx'
import { useToast } from '#kit/toast.tsx'

const OFFLINE = 'You are offline. This page stays; the next one needs a connection.'

export function NavigationProgress() {
  useOnlineOnly()
  return <Bar busy={useNavigation().state !== 'idle'} />
}

const bare = (address: string) => address.split('#')[0]

/**
 * Without a connection a link of ours would leave a page that can be read and cooked from for the browser's own that says
 * nothing, unless that page is kept in the browser. A form that leads to a page would too, and take what was typed with
 * it, but for those that say for themselves what becomes of them (`data-offline="own"`).
 */
function useOnlineOnly() {
  const { show } = useToast()
  useEffect(() => {
    const hold = (event: Event) => {
      const at = event.target as Element
      const link = at.closest('a')
      const leads = link
        ? link.origin === location.origin && bare(link.href) !== bare(location.href)
        : event.type === 'submit' && at.matches('[method]:not([data-offline])')
      if (navigator.onLine || !leads) return
      event.preventDefault()
      event.stopPropagation()
      void keptPaths().then(paths => {
        // Served by the worker, which answers whole documents.
        if (link && paths.includes(link.pathname)) location.assign(link.href)
        else show({ message: OFFLINE, tone: 'error' })
      })
    }
    const until = new AbortController()
    for (const kind of ['click', 'submit'])
      document.addEventListener(kind, hold, { capture: true, signal: until.signal })
    return () => until.abort()
  }, [show])
}
