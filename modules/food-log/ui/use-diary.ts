import { useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { handsWhenFetched } from '#browser/hands-later.ts'
import type { Pending } from '#browser/pending-changes.ts'
import { useToast } from '#kit/toast.tsx'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { type Act, type DayState, EMPTY_STATE, withAct } from '../day-state.ts'
import type { Dishes } from '../from-plan.ts'
import type { DiaryAround } from './diary-hands.ts'

/** What the page was rendered with. */
export interface DiaryBase extends DayState {
  /** The sample member's: the first change makes a diary of the visitor's own, empty but for it. */
  readonly isSample: boolean
  /** Whether they agreed that a diary of theirs is kept. */
  readonly agreed: boolean
}

/** A diary in somebody's hand: as it is with everything that was changed here, sent or not, and what can be done to it. */
export interface DiaryHand extends DayState {
  /** What is shown is the sample member's, to be read. */
  readonly isSample: boolean
  readonly canUndo: boolean
  /** Something waits for a connection. */
  readonly isWaiting: boolean
  /** Does it at once, says so with an Undo, and sends it. Whoever has not agreed yet is asked first. */
  act(act: Act, words: string | null): void
  /** 'I ate this': the planned portion, at that time. */
  eat(planned: PlannedEntry, dishes: Dishes, time: string, words: string): void
  undo(): void
}

export interface PendingAct extends Pending {
  readonly act: Act
}

const fetchHands = () => fetchPart(() => import('./diary-hands.ts'))

export function useDiary(base: DiaryBase, askConsent: DiaryAround['askConsent']): DiaryHand {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<readonly PendingAct[]>([])
  const [done, setDone] = useState<readonly Act[]>([])
  const [hasAgreed, setAgreed] = useState(base.agreed)
  const isSample = base.isSample && pending.length === 0
  const agreed = base.agreed || hasAgreed
  const state = useMemo(
    () => pending.reduce((so, { act }) => withAct(so, act), base.isSample && pending.length > 0 ? EMPTY_STATE : base),
    [base, pending],
  )

  // A press that comes before the page is drawn again builds on the press before it.
  const shown = { state, done, isSample, agreed }
  const now = useRef(shown)
  now.current = shown

  const [hands] = useState(() => handsWhenFetched(fetchHands))
  useEffect(() => {
    const asked = () =>
      askConsent().then(agrees => {
        if (agrees) setAgreed(true)
        return agrees
      })
    hands.open({ now, setPending, setDone, show, revalidate, askConsent: asked })
  }, [hands, show, revalidate, askConsent])

  const undo = () => hands.use(one => one.undo(), show)
  useUndoKey(undo, done.length > 0)
  const { entries, water, measures, days, settings, plan, items, doses } = state
  return {
    ...{ entries, water, measures, days, settings, plan, items, doses, isSample, undo },
    canUndo: done.length > 0,
    isWaiting: pending.some(({ waits }) => waits),
    act: (...act) => hands.use(one => one.act(...act), show),
    eat: (...eaten) => hands.use(one => one.eat(...eaten), show),
  }
}

const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Ctrl+Z takes back what was done here, but not while somebody types, whose browser takes back what they typed. */
function useUndoKey(undo: () => void, canUndo: boolean) {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    if (!canUndo) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if ((event.target as Element).matches?.(TYPED_IN)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [canUndo])
}
