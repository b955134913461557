import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { useToast } from '#kit/toast.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { KitchenDish } from '../../kitchen.ts'
import type { PlanClock } from '../../meal-times.ts'
import type { PlanSetup } from '../../plan-setup.ts'
import type { PlanningMode, PlanningSource } from '../../planning.ts'
import type { PlanHand } from '../use-plan.ts'

export type PlanningState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'planning'; readonly share: number }
  /** `of` is the plan that came of it: what is said of it is gone at the next change. */
  | {
      readonly kind: 'planned'
      readonly seconds: number
      /** What is planned is balanced anew, and not planned from nothing. */
      readonly isRest: boolean
      readonly empty: number
      /** What of the cupboard is used up. */
      readonly uses: readonly string[]
      /** What else is to be said of it, in sentences; '' where nothing is. */
      readonly about: string
      readonly of: string
    }
  | { readonly kind: 'failed'; readonly words: string }

/** What a press asks for beside the days. */
export interface Beside extends Pick<PlanningSource, 'byHand' | 'swapped'> {
  /** A dish that comes first, and stays. */
  readonly around?: KitchenDish
}

/** Planning some days, in the hands of a page. */
export interface PlanningHand {
  readonly state: PlanningState
  start(plan: PlanHand, mode: PlanningMode, beside?: Beside): void
  stop(): void
}

interface Around extends PlanClock {
  readonly days: readonly Day[]
  readonly setup: PlanSetup
}

const IDLE: PlanningState = { kind: 'idle' }
const fetchPlanning = () => fetchPart(() => import('./plan-days.ts'))

export function usePlanning({ days, today, time, setup }: Around): PlanningHand {
  const [state, setState] = useState<PlanningState>(IDLE)
  const { show } = useToast()
  const under = useRef<AbortController | null>(null)
  const [first = ''] = days

  // Once fetched it works without a connection. A visitor who only looks fetches nothing.
  useEffect(() => {
    void firstSign()
      .then(fetchPlanning)
      .then(
        part => part.prepare(first),
        () => undefined,
      )
  }, [first])
  // Another week is another question.
  useEffect(() => {
    if (first) setState(IDLE)
    return () => under.current?.abort()
  }, [first])

  const start = useCallback(
    (plan: PlanHand, mode: PlanningMode, beside: Beside = {}) => {
      under.current?.abort()
      const stop = new AbortController()
      under.current = stop
      setState({ kind: 'planning', share: 0 })
      fetchPlanning()
        .then(part => part.planInto(plan, { days, today, time, setup, mode, ...beside }, stop.signal, setState))
        .catch(() => {
          if (stop.signal.aborted) return
          // The band that says what failed is such a part itself, and may be missing too.
          setState(IDLE)
          show({ message: NOT_FETCHED, tone: 'error' })
        })
    },
    [days, today, time, setup, show],
  )

  const stop = useCallback(() => {
    under.current?.abort()
    setState(IDLE)
  }, [])
  return { state, start, stop }
}
