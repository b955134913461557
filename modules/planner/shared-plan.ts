import { servedQuarters } from './cooked.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanSetting } from './plan-settings.ts'

interface Plan {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
}

/** How much is cooked, and neither for whom nor how far they came. */
const asOnePot = ({ portions = {}, ...entry }: PlannedEntry): PlannedEntry => ({
  ...entry,
  done: null,
  guestQuarters: servedQuarters({ ...entry, portions }) - entry.quarters,
})

/** What others may read of a plan: no notes, of eating out not where or with whom, and of settings the meals' names. */
export function withoutPrivateWords<P extends Plan>(plan: P): P {
  const entries = plan.entries.map(asOnePot).flatMap(entry => {
    if (entry.what.kind === 'note') return []
    return entry.what.kind === 'eating-out'
      ? [{ ...entry, what: { ...entry.what, words: '', keptKcal: null } }]
      : [entry]
  })
  return { ...plan, entries, settings: plan.settings.filter(({ name }) => name === 'meal') }
}
