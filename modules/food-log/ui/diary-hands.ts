import { type Dispatch, type RefObject, type SetStateAction, startTransition } from 'react'
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

const ERROR_MS = 10_000
const NOT_SENT = 'That could not be kept. Please check your connection and try again.'

let lastKey = 0

/** What can be done to the diary of a page; begins with what an earlier page could not send. */
export function openHands(around: () => DiaryAround): DiaryHands {
  const drop = (key: number) => around().setPending(all => all.filter(each => each.key !== key))
  // What the server holds is drawn as a transition: dropped before that, a change would be gone for a moment.
  const dropWithAnswer = (key: number) => startTransition(() => drop(key))

  for (const { act, answered } of waitingActs()) {
    const key = ++lastKey
    around().setPending(all => [...all, { key, act, waits: true }])
    void answered.then(() => around().revalidate()).then(() => dropWithAnswer(key))
  }

  /** Shows it, sends it, and shows what the server holds once it has answered. */
  function send(act: Act, agrees: boolean, back: Act | null) {
    const key = ++lastKey
    around().setPending(all => [...all, { key, act, waits: false }])
    const waits = () =>
      around().setPending(all => all.map(each => (each.key === key ? { ...each, waits: true } : each)))
    const refused = (error: string | null) => {
      // What was not done cannot be taken back.
      around().setDone(all => all.filter(each => each !== back))
      around().show({ message: error ?? NOT_SENT, tone: 'error', durationMs: ERROR_MS })
      drop(key)
      // Of two changes that belong together the other may have been made.
      void around().revalidate()
    }
    keepAct(act, agrees, waits).then(
      async settled => {
        if (!settled.ok) return refused(settled.error)
        await around().revalidate()
        dropWithAnswer(key)
      },
      () => refused(null),
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
