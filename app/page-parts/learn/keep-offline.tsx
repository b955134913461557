import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { keptPaths } from '#browser/kept-pages.ts'
import { Button } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import { dayOf } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'

/** What is served from what is kept. */
const SCOPE = '/learn'
const NOT_KEPT = 'This page could not be kept on this device. It stays open here.'
const IS_KEPT = 'You can read this page without a connection.'

const keep = async (path: string) => (await fetchPart(() => import('#browser/keep-page.ts'))).keepPage(path, SCOPE)

/** A page that somebody reads is kept by itself; the button says so, and keeps what could not be kept before. */
export function KeepOffline() {
  const { pathname } = useLocation()
  const { show } = useToast()
  const [isKept, setIsKept] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  useEffect(() => {
    let isStill = true
    const found = (kept: boolean) => isStill && kept && setIsKept(true)
    void keptPaths().then(paths => found(paths.includes(pathname)))
    if (!import.meta.env.DEV) void firstSign().then(() => keep(pathname).then(found, () => false))
    return () => {
      isStill = false
    }
  }, [pathname])
  const press = async () => {
    setIsKeeping(true)
    const done = await keep(pathname).catch(() => false)
    setIsKeeping(false)
    setIsKept(isKept || done)
    if (done) show({ message: IS_KEPT })
    else show({ message: NOT_KEPT, tone: 'error' })
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isKept ? 'check' : 'download'}
      className="needs-script"
      pending={isKeeping}
      onClick={press}
    >
      {isKept ? 'Kept offline' : 'Keep offline'}
    </Button>
  )
}

const never = () => () => undefined
const keptOn = () => document.documentElement.dataset.kept ?? null
/** Of the document that came with this part. */
const firstPath = typeof location === 'undefined' ? '' : location.pathname

/** Said where the page is a copy that this browser has kept, and not the shop's own. */
export function KeptNote() {
  const { pathname } = useLocation()
  const day = useSyncExternalStore(never, keptOn, () => null)
  // Whoever moves on within the site sees pages that were asked for.
  if (day === null || pathname !== firstPath) return null
  return (
    <p className="learn-kept" role="status">
      There is no connection. You are reading the copy that was kept on this device on {dateText(dayOf(day))}.
    </p>
  )
}
