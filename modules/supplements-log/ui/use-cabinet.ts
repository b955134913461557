import { useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { handsWhenFetched } from '#browser/hands-later.ts'
import type { Pending } from '#browser/pending-changes.ts'
import { useToast } from '#kit/toast.tsx'
import type { Dose, KnownItem } from '../cabinet.ts'
import { type CabinetAct, type CabinetState, withAct } from '../cabinet-acts.ts'
import type { CabinetAround } from './cabinet-hands.ts'

/** What was done on a page and is not yet a part of what the server says. */
export interface PendingAct extends Pending {
  readonly act: CabinetAct
}

/** What the page was rendered with. */
export interface CabinetBase {
  readonly items: readonly KnownItem[]
  readonly doses: readonly Dose[]
  /** The sample member's: the first change makes a cabinet of the visitor's own, empty but for it. */
  readonly isSample: boolean
  /** Whether they agreed that what they take is kept. */
  readonly agreed: boolean
}

/** A cabinet in somebody's hand: as it is with everything that was changed here, and what can be done to it. */
export interface CabinetHand {
  readonly items: readonly KnownItem[]
  readonly doses: readonly Dose[]
  /** Put away here; what the server knows of is not among them. */
  readonly putAway: readonly string[]
  readonly isSample: boolean
  /** Something waits for a connection. */
  readonly isWaiting: boolean
  /** Does it at once, says so with an Undo, and sends it. Whoever has not agreed yet is asked first. */
  act(act: Partial<CabinetAct>, words: string | null): void
}

const EMPTY: CabinetState = { items: [], doses: [] }

const fetchHands = () => fetchPart(() => import('./cabinet-hands.ts'))

/** @param askConsent asks whoever has not agreed yet that what they take is kept */
export function useCabinet(base: CabinetBase, askConsent: CabinetAround['askConsent']): CabinetHand {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<readonly PendingAct[]>([])
  const [hasAgreed, setAgreed] = useState(base.agreed)
  const isSample = base.isSample && pending.length === 0
  const agreed = base.agreed || hasAgreed
  const state = useMemo(
    () => pending.reduce((so, { act }) => withAct(so, act), base.isSample && pending.length > 0 ? EMPTY : base),
    [base, pending],
  )

  // A press that comes before the page is drawn again builds on the press before it.
  const shown = { state: isSample ? EMPTY : state, agreed }
  const now = useRef<typeof shown>(shown)
  now.current = shown

  const [hands] = useState(() => handsWhenFetched(fetchHands))
  useEffect(() => {
    const asked = () =>
      askConsent().then(agrees => {
        if (agrees) setAgreed(true)
        return agrees
      })
    hands.open({ now, setPending, show, revalidate, askConsent: asked })
  }, [hands, show, revalidate, askConsent])

  const { items, doses } = state
  return {
    ...{ items, doses, isSample },
    putAway: pending.flatMap(({ act }) => act.away),
    isWaiting: pending.some(({ waits }) => waits),
    act: (act, words) => hands.use(one => one.act(act, words), show),
  }
}
