import { useEffect, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
import { firstSign } from '#browser/first-sign.ts'
import { keptKeys } from '#browser/kept.ts'
import { WAITING_KEY } from '#browser/outbox-key.ts'
import type { LearnChanges } from '#modules/learn/learn-changes.ts'
import type { Learning } from '#modules/learn/progress.ts'

const LEARNING = '/api/learning'

type OwnOutbox = typeof import('#modules/changes/ui/own-outbox.ts')

let outbox: OwnOutbox | null = null

async function fetchOutbox(): Promise<OwnOutbox> {
  outbox = await import('#modules/changes/ui/own-outbox.ts')
  return outbox
}

/** What this visitor read and answered, asked for after the page is there; null until it is known, and of nobody. */
export function useLearning(): Learning | null {
  const [learning, setLearning] = useState<Learning | null>(null)
  useEffect(() => {
    let isStill = true
    void callTogether(LEARNING).then(({ ok, body }) => {
      if (isStill && ok) setLearning((body as { learning: Learning | null }).learning)
    })
    return () => {
      isStill = false
    }
  }, [])
  return learning
}

/** What was done in this browser and is not sent yet, the oldest first: on an earlier page, without a connection. */
export function useWaiting<Kind extends keyof LearnChanges>(kind: Kind): readonly LearnChanges[Kind][] {
  const [waiting, setWaiting] = useState<readonly LearnChanges[Kind][]>([])
  // Before anything is pressed, so that it is written down in the moment of the press.
  useEffect(
    () =>
      void firstSign()
        .then(fetchOutbox)
        .catch(() => undefined),
    [],
  )
  useEffect(() => {
    if (keptKeys(WAITING_KEY).length === 0) return
    let isStill = true
    const found = async () => {
      const { ownOutbox } = await fetchOutbox()
      if (isStill)
        setWaiting(
          ownOutbox()
            .waiting(kind)
            .map(({ body }) => body as LearnChanges[Kind]),
        )
    }
    found().catch(() => undefined)
    return () => {
      isStill = false
    }
  }, [kind])
  return waiting
}

/** Puts a change on its way. Without a connection it waits. */
export async function sendLearning<Kind extends keyof LearnChanges>(
  kind: Kind,
  body: LearnChanges[Kind],
  waits: () => void,
) {
  const { putChange } = outbox ?? (await fetchOutbox())
  return putChange(kind, body, waits)
}
