import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { keptPaths } from '#browser/kept-pages.ts'
import { NavigationProgress as Bar } from '#kit/progress.tsx'
import { useToast } from '#kit/toast.tsx'

const OFFLINE = 'You are offline. This page stays; the next one needs a connection.'

export function NavigationProgress() {
  useLinksOnlineOnly()
  return <Bar busy={useNavigation().state !== 'idle'} />
}

const bare = (address: string) => address.split('#')[0]

/**
 * Without a connection a link of ours would leave a page that can be read and cooked from for the browser's own that says
 * nothing, unless that page is kept in the browser. Forms say for themselves what becomes of them.
 */
function useLinksOnlineOnly() {
  const { show } = useToast()
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (navigator.onLine || link?.origin !== location.origin || bare(link.href) === bare(location.href)) return
      event.preventDefault()
      event.stopPropagation()
      void keptPaths().then(paths => {
        // Served by the worker, which answers whole documents.
        if (paths.includes(link.pathname)) location.assign(link.href)
        else show({ message: OFFLINE, tone: 'error' })
      })
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [show])
}
