import type { Dispatch, RefObject, SetStateAction } from 'react'
import { pendingChanges } from '#browser/pending-changes.ts'
import type { useToast } from '#kit/toast.tsx'
import { undoCabinet, undoDoses } from '../cabinet.ts'
import { type CabinetAct, type CabinetState, withAct } from '../cabinet-acts.ts'
import { keepCabinet, waitingActs } from './keep-cabinet.ts'
import type { PendingAct } from './use-cabinet.ts'

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

const NOTHING: CabinetAct = { items: { put: [], removed: [] }, doses: { put: [], removed: [] }, away: [] }

/** What can be done to the cabinet of a page; begins with what an earlier page could not send. */
export function openHands(around: () => CabinetAround): CabinetHands {
  const pending = pendingChanges<Pick<PendingAct, 'act'>>(around)
  for (const { act, answered } of waitingActs()) pending.waited({ act }, answered)

  const send = (act: CabinetAct, agrees: boolean) => pending.send({ act }, waits => keepCabinet(act, agrees, waits))

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
