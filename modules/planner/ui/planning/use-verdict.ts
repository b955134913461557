import { useEffect, useMemo, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import type { PlannedEntry } from '../../plan.ts'
import type { JudgedFor } from '../../plan-verdict.ts'
import type { VerdictRows } from '../../verdict-rows.ts'
import { written } from '../../written-plan.ts'
import type { PlanHand } from '../use-plan.ts'

const fetchVerdict = () => fetchPart(() => import('./verdict-of-plan.ts'))

/** What the server said, and the plan that it said it of. */
export interface GivenVerdict {
  readonly entries: readonly PlannedEntry[]
  readonly rows: VerdictRows
}

/** A verdict, and the plan that it is of. */
interface KnownVerdict {
  readonly of: string
  readonly rows: VerdictRows
}

/**
 * How a plan stands beside its goals: as the server said while nothing was changed, then as the browser works it out.
 * Meanwhile the last one that is known, with `isOld`.
 */
export function useVerdict(
  plan: PlanHand,
  given: GivenVerdict,
  { days, today, time, setup, who }: JudgedFor,
): { readonly rows: VerdictRows; readonly isOld: boolean } {
  const [worked, setWorked] = useState<KnownVerdict | null>(null)
  // Of one of the household also what was told of them counts.
  const person = plan.settings.find(({ name, key }) => name === 'person' && key === who)
  const now = (person ? JSON.stringify(person) : '') + written(plan.entries, days)
  const isGiven = useMemo(() => written(given.entries, days), [given, days]) === now
  const isWorked = worked?.of === now
  useEffect(() => {
    if (isGiven || isWorked) return
    let isWanted = true
    fetchVerdict().then(
      part => isWanted && setWorked({ of: now, rows: part.verdictOfPlan(plan, { days, today, time, setup, who }) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [now, isGiven, isWorked, plan, days, today, time, setup, who])
  if (isGiven) return { rows: given.rows, isOld: false }
  return worked ? { rows: worked.rows, isOld: !isWorked } : { rows: given.rows, isOld: true }
}
