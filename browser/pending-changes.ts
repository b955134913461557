import { type Dispatch, type SetStateAction, startTransition } from 'react'
import type { Settled } from './send-changes.ts'

/** What was done on a page and is shown before the server has answered. */
export interface Pending {
  readonly key: number
  /** It waits for a connection. */
  readonly waits: boolean
}

/** The page around it. */
interface Around<What> {
  readonly setPending: Dispatch<SetStateAction<readonly (What & Pending)[]>>
  show(words: { readonly message: string; readonly tone: 'error'; readonly durationMs: number }): void
  /** Asks the server for what it holds now. */
  readonly revalidate: () => Promise<void>
}

const ERROR_MS = 10_000
const NOT_SENT = 'That could not be saved. Please check your connection and try again.'

let lastKey = 0

/** The router takes a page for broken that it asks for without a connection; what is shown is right until then. */
const whenOnline = () =>
  new Promise<void>(go => (navigator.onLine ? go() : addEventListener('online', () => go(), { once: true })))

/** Shows what is done at once, and what the server holds once it has answered; says so when it was refused. */
export function pendingChanges<What extends object>(around: () => Around<What>) {
  const add = (what: What, waits: boolean) => {
    const key = ++lastKey
    around().setPending(all => [...all, { ...what, key, waits }])
    return key
  }
  const drop = (key: number) => around().setPending(all => all.filter(each => each.key !== key))
  const answered = async (key: number) => {
    await whenOnline()
    await around().revalidate()
    // What the server holds is drawn as a transition: dropped before that, a change would be gone for a moment.
    startTransition(() => drop(key))
  }

  return {
    /** What an earlier page could not send. */
    waited(what: What, sent: Promise<unknown>) {
      const key = add(what, true)
      void sent.then(() => answered(key))
    },

    /** @param keep puts it on its way, and says when it waits for a connection */
    send(what: What, keep: (waits: () => void) => Promise<Settled>, onRefused: () => void = () => undefined) {
      const key = add(what, false)
      const waits = () =>
        around().setPending(all => all.map(each => (each.key === key ? { ...each, waits: true } : each)))
      const refused = (error: string | null) => {
        around().show({ message: error ?? NOT_SENT, tone: 'error', durationMs: ERROR_MS })
        drop(key)
        onRefused()
      }
      keep(waits).then(
        settled => (settled.ok ? answered(key) : refused(settled.error)),
        () => refused(null),
      )
    },
  }
}
