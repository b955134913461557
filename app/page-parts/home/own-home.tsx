import { type ComponentType, useEffect, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { useOwnRecords, useStoredUser } from '#browser/session.ts'

const fetchOwnDay = () => fetchPart(() => import('#modules/today/ui/own-day.tsx'))

/**
 * The day of whoever has records here. The page is the same for everybody: it only leaves a screen of room, which the
 * script in the head shows or not before the first paint, so that nothing moves when the day arrives.
 */
export function OwnHome() {
  const isOwn = useOwnRecords()
  const who = useStoredUser()?.id ?? 'guest'
  const [OwnDay, setOwnDay] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isOwn) return
    fetchOwnDay().then(
      part => setOwnDay(() => part.default),
      // Without a connection the page is what it is for everybody.
      () => document.documentElement.removeAttribute('data-own'),
    )
  }, [isOwn])
  return <div className="own-only min-h-svh pt-4 lg:pt-2">{isOwn && OwnDay ? <OwnDay key={who} /> : null}</div>
}
