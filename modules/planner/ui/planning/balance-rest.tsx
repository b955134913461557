import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { handChanges } from '../../hand-changes.ts'
import type { PlanClock } from '../../meal-times.ts'
import { openDays, openMeals } from '../../open-meals.ts'
import { type PlannedEntry, USUAL_MEALS } from '../../plan.ts'
import { replaceable } from '../../planning.ts'
import { written } from '../../written-plan.ts'
import type { PlanHand } from '../use-plan.ts'
import type { PlanningHand, PlanningState } from './use-planning.ts'

interface BalanceRestProps extends PlanClock {
  plan: PlanHand
  planning: PlanningHand
  days: readonly Day[]
}

/** The days as they were before somebody changed anything by hand, and what planning said then. */
interface Before {
  readonly first: Day | undefined
  readonly entries: readonly PlannedEntry[]
  readonly state: PlanningState
  /** What it was before planning changed it, and how the plan was then: planning may be taken back. */
  readonly undone: { readonly of: string; readonly before: Before } | null
}

/** With less of it planned, there is no week to be balanced yet: it is to be filled. */
const LEAST_PLANNED = 1 / 2

/** After a change by hand: one press, and the other meals make up for it. */
export function BalanceRest({ plan, planning, days, ...clock }: BalanceRestProps) {
  const { entries, settings } = plan
  const { state } = planning
  const [first] = days
  const [before, setBefore] = useState<Before>({ first, entries, state, undone: null })
  const now = written(entries, days)
  const last = useRef(now)
  const isPlanned = state.kind === 'planned' && state !== before.state && state.of === now
  if (before.first !== first) setBefore({ first, entries, state, undone: null })
  else if (isPlanned) setBefore({ first, entries, state, undone: { of: last.current, before } })
  else if (before.undone?.of === now) setBefore({ ...before.undone.before, state })
  useEffect(() => {
    last.current = now
  }, [now])

  const byHand = handChanges(before.entries, entries, days)
  const shown = { days, entries, settings, ...clock }
  const asked = { ...shown, mode: 'rest', byHand } as const
  const meals = openDays(shown).length * USUAL_MEALS.length
  const isWeek = openMeals(shown).length <= meals * (1 - LEAST_PLANNED)
  const isOffered = state.kind !== 'planning' && !byHand.isNothing && isWeek && replaceable(asked).length > 0
  return (
    <div
      className="plan-rest needs-script"
      data-offered={isOffered || undefined}
      data-keep-clear={isOffered || undefined}
    >
      <p role="status">
        {isOffered ? 'The other meals can make up for what you changed. Yours and locked ones stay.' : null}
      </p>
      {isOffered ? (
        <Button size="small" variant="soft" icon="sliders" onClick={() => planning.start(plan, 'rest', { byHand })}>
          Balance the rest again
        </Button>
      ) : null}
    </div>
  )
}
