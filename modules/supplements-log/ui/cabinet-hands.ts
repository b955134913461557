import { type Dispatch, type RefObject, type SetStateAction, startTransition } from 'react'
import type { useToast } from '#kit/toast.tsx'
import { undoCabinet, undoDoses } from '../cabinet.ts'
import { type CabinetAct, type CabinetState, type PendingAct, withAct } from '../cabinet-acts.ts'
import { keepCabinet, waitingActs } from './keep-cabinet.ts'

/** The page around a cabinet: what it shows now, and how it is told. */
export interface CabinetAround {
  readonly now: RefObject<{ readonly state: CabinetState; readonly agreed: boolean }>
  readonly setPending: Dispatch<SetStateAction<readonly PendingAct[]>>
  readonly show: ReturnType<typeof useToast>['show']
  readonly revalidate: () => Promise<void>
  readonly askConsent: () => Promise<boolean>
}

export interface CabinetHands {
  act(act: Partial<CabinetAct>, words: string | null): void
}

const ERROR_MS = 10_000
const NOT_SENT = 'That could not be kept. Please check your connection and try again.'
const NOTHING: CabinetAct = { items: { put: [], removed: [] }, doses: { put: [], removed: [] }, away: [] }

let lastKey = 0

/** What can be done to the cabinet of a page; begins with what an earlier page could not send. */
export function openHands(around: () => CabinetAround): CabinetHands {
  const drop = (key: number) => around().setPending(all => all.filter(each => each.key !== key))
  // What the server holds is drawn as a transition: dropped before that, a change would be gone for a moment.
  const dropWithAnswer = (key: number) => startTransition(() => drop(key))

  for (const { act, answered } of waitingActs()) {
    const key = ++lastKey
    around().setPending(all => [...all, { key, act, waits: true }])
    void answered.then(() => around().revalidate()).then(() => dropWithAnswer(key))
  }

  /** Shows it, sends it, and shows what the server holds once it has answered. */
  function send(act: CabinetAct, agrees: boolean) {
    const key = ++lastKey
    around().setPending(all => [...all, { key, act, waits: false }])
    const waits = () =>
      around().setPending(all => all.map(each => (each.key === key ? { ...each, waits: true } : each)))
    const refused = (error: string | null) => {
      around().show({ message: error ?? NOT_SENT, tone: 'error', durationMs: ERROR_MS })
      drop(key)
    }
    keepCabinet(act, agrees, waits).then(
      async settled => {
        if (!settled.ok) return refused(settled.error)
        await around().revalidate()
        dropWithAnswer(key)
      },
      () => refused(null),
    )
  }

  function does(act: CabinetAct, words: string | null, agrees: boolean) {
    const { now, show } = around()
    const { state, agreed } = now.current
    const back: CabinetAct = {
      items: undoCabinet(state.items, act.items),
      doses: undoDoses(state.doses, act.doses),
      away: [],
    }
    now.current = { state: withAct(state, act), agreed: agreed || agrees }
    send(act, agrees)
    if (words === null) return
    const action = { label: 'Undo', onAction: () => send(back, false) }
    show(act.away.length > 0 ? { message: words } : { message: words, action })
  }

  return {
    act(changed, words) {
      const act = { ...NOTHING, ...changed }
      if (around().now.current.agreed) return does(act, words, false)
      void around()
        .askConsent()
        .then(agrees => (agrees ? does(act, words, true) : undefined))
    },
  }
}
