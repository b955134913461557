import type { Day } from '#modules/calendar/day.ts'
import { isDone, type PlannedEntry } from '#modules/planner/plan.ts'
import { entriesOfDay } from '#modules/planner/plan-edits.ts'
import type { DayState } from './day-state.ts'

/** What is planned on a day and neither eaten nor skipped; what was cooked is still to be eaten. A note is no food. */
export const openPlanned = ({ plan, entries }: Pick<DayState, 'plan' | 'entries'>, day: Day): PlannedEntry[] => {
  const logged = new Set(entries.map(({ id }) => id))
  return entriesOfDay(plan, day).filter(
    entry => entry.what.kind !== 'note' && (!isDone(entry) || entry.done === 'cooked') && !logged.has(entry.id),
  )
}
