import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import type { Day } from '#modules/calendar/day.ts'
import { withEdit } from '../../plan-edits.ts'
import { dinerOf, type PlanSetup } from '../../plan-setup.ts'
import type { PlanningMode } from '../../planning.ts'
import type { PlanHand } from '../use-plan.ts'

export type PlanningState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'planning'; readonly share: number }
  /** `of` is the plan that came of it: what is said of it is gone at the next change. */
  | { readonly kind: 'planned'; readonly seconds: number; readonly empty: number; readonly of: string }
  | { readonly kind: 'failed'; readonly words: string }

/** Planning some days, in the hands of a page. */
export interface PlanningHand {
  readonly state: PlanningState
  start(plan: PlanHand, mode: PlanningMode): void
  stop(): void
}

interface Around {
  readonly days: readonly Day[]
  readonly today: Day
  readonly setup: PlanSetup
}

const IDLE: PlanningState = { kind: 'idle' }
const NO_DISHES =
  'The recipes could not be fetched, so nothing was planned. Please try again once you have a connection.'
const BROKEN = 'The week could not be planned. Your plan is as it was; please try again.'

const fetchPlanning = () => fetchPart(() => import('./plan-days.ts'))

/** A plan in a few letters: it is the same as long as nothing in it is changed. */
export const written = ({ entries }: Pick<PlanHand, 'entries'>): string =>
  entries
    .map(({ id, day, meal, quarters }) => [id, day, meal, quarters].join(' '))
    .sort()
    .join('\n')

export function usePlanning({ days, today, setup }: Around): PlanningHand {
  const [state, setState] = useState<PlanningState>(IDLE)
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
    (plan: PlanHand, mode: PlanningMode) => {
      under.current?.abort()
      const stop = new AbortController()
      under.current = stop
      setState({ kind: 'planning', share: 0 })
      const { entries, settings, dishes } = plan
      const source = { days, today, entries, settings, dishes, diners: [dinerOf(setup)], cupboard: [], mode }
      fetchPlanning()
        .then(async part => {
          const onProgress = ({ share }: { share: number }) => setState({ kind: 'planning', share })
          const planned = await part.planDays(source, { signal: stop.signal, onProgress })
          if (planned.edit.put.length === 0) return setState({ kind: 'failed', words: NOTHING_FITS })
          plan.edit(planned.edit, doneWords(planned.edit.put.length), planned.dishes)
          const of = written({ entries: withEdit(entries, planned.edit) })
          setState({ kind: 'planned', seconds: planned.seconds, empty: planned.empty, of })
        })
        .catch((error: unknown) => {
          if (stop.signal.aborted) return
          const isDishes = error instanceof Error && error.name === 'NoDishes'
          setState({ kind: 'failed', words: isDishes ? NO_DISHES : error instanceof TypeError ? NOT_FETCHED : BROKEN })
        })
    },
    [days, today, setup],
  )

  const stop = useCallback(() => {
    under.current?.abort()
    setState(IDLE)
  }, [])
  return { state, start, stop }
}

const NOTHING_FITS =
  'No recipe of ours fits the open meals: your diet, allergies and cooking times leave none. More time on a day may help.'
const doneWords = (meals: number) => (meals === 1 ? 'One meal planned' : `${meals} meals planned`)
