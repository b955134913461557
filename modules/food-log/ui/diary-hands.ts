import type { Dispatch, RefObject, SetStateAction } from 'react'
import { pendingChanges } from '#browser/pending-changes.ts'
import type { useToast } from '#kit/toast.tsx'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { changesOf, isOfDiary, undoOfAct } from '../day-acts.ts'
import { type Act, type DayState, EMPTY_STATE, withAct } from '../day-state.ts'
import { ate, type Dishes } from '../from-plan.ts'
import { keepAct, waitingActs } from './keep-act.ts'
import type { PendingAct } from './use-diary.ts'

/** The page around a diary: what it shows now, and how it is told. */
export interface DiaryAround {
  readonly now: RefObject<{
    readonly state: DayState
    readonly done: readonly Act[]
    readonly isSample: boolean
    readonly agreed: boolean
  }>
  readonly setPending: Dispatch<SetStateAction<readonly PendingAct[]>>
  readonly setDone: Dispatch<SetStateAction<readonly Act[]>>
  readonly show: ReturnType<typeof useToast>['show']
  readonly revalidate: () => Promise<void>
  /** Asks whoever has not agreed yet that a diary of theirs is kept. */
  readonly askConsent: () => Promise<boolean>
}

export interface DiaryHands {
  act(act: Act, words: string | null): void
  eat(planned: PlannedEntry, dishes: Dishes, time: string, words: string): void
  undo(): void
}

/** What can be done to the diary of a page; begins with what an earlier page could not send. */
export function openHands(around: () => DiaryAround): DiaryHands {
  const pending = pendingChanges<Pick<PendingAct, 'act'>>(around)
  for (const { act, answered } of waitingActs()) pending.waited({ act }, answered)

  function send(act: Act, agrees: boolean, back: Act | null) {
    pending.send(
      { act },
      waits => keepAct(act, agrees, waits),
      () => {
        // What was not done cannot be taken back.
        around().setDone(all => all.filter(each => each !== back))
        // Of two changes that belong together the other may have been made.
        void around().revalidate()
      },
    )
  }

  function undo() {
    const last = around().now.current.done.at(-1)
    if (!last) return
    around().setDone(all => all.slice(0, -1))
    send(last, false, null)
  }

  function does(act: Act, words: string | null, agrees: boolean) {
    const { now, setDone, show } = around()
    const { state, isSample, done, agreed } = now.current
    // What somebody sees of the sample member is not theirs: their own begins with this.
    const before = isSample ? EMPTY_STATE : state
    const back = undoOfAct(before, act)
    now.current = {
      state: withAct(before, act),
      done: [...done, back],
      isSample: false,
      agreed: agreed || agrees,
    }
    setDone(all => [...all, back])
    send(act, agrees, back)
    if (words !== null) show({ message: words, action: { label: 'Undo', onAction: undo } })
  }

  function act(what: Act, words: string | null) {
    if (changesOf(what, false).length === 0) return
    if (around().now.current.agreed || !isOfDiary(what)) return does(what, words, false)
    void around()
      .askConsent()
      .then(agrees => (agrees ? does(what, words, true) : undefined))
  }

  return {
    undo,
    act,
    eat: (planned, dishes, time, words) => act(ate(around().now.current.state, planned, dishes, { time }), words),
  }
}
