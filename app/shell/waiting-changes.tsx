import { useEffect } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { kept } from '#browser/kept.ts'
import { OUTBOX_KEY } from '#browser/outbox-key.ts'
import { useToast } from '#kit/toast.tsx'

const NOT_SAVED = 'Something that you changed here earlier could not be saved.'

/**
 * What an earlier page could not send goes now, whichever page this is; and what may not go any more, because somebody
 * else sits here now, is taken away. A browser in which nothing waits fetches nothing.
 */
export function WaitingChanges() {
  const { show } = useToast()
  useEffect(() => {
    if (kept(OUTBOX_KEY) === null) return
    // Offline: the next page tries again.
    fetchPart(() => import('#modules/changes/ui/own-outbox.ts')).then(
      ({ ownOutbox }) => {
        ownOutbox().listen(error => show({ message: error ?? NOT_SAVED, tone: 'error', durationMs: 10_000 }))
        void ownOutbox().flush()
      },
      () => undefined,
    )
  }, [show])
  return null
}
