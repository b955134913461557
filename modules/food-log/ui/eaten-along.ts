import type { Along, PlanPress } from '#modules/planner/ui/plan-hands.ts'
import { changesOf } from '../day-acts.ts'
import { eatenEntry } from '../from-plan.ts'
import { plannedTime } from '../meal-times.ts'

/**
 * What 'Eaten' in a plan does to the diary: an entry with the planned entry's own id, and once it is pressed again, or
 * taken back, none.
 */
export function eatenAlong({ before, after, settings, dishes }: PlanPress): Along {
  const wasEaten = new Set(before.flatMap(({ id, done }) => (done === 'eaten' ? [id] : [])))
  const isEaten = new Set(after.flatMap(({ id, done }) => (done === 'eaten' ? [id] : [])))
  const there = new Set(after.map(({ id }) => id))
  const put = after
    .filter(({ id, what }) => isEaten.has(id) && !wasEaten.has(id) && what.kind !== 'note')
    .map(planned => {
      const time = plannedTime(settings, [], planned)
      return eatenEntry({ plan: after, entries: [] }, planned, dishes, { time, quarters: planned.quarters })
    })
  // What goes from a plan was eaten all the same.
  const removed = [...wasEaten].filter(id => there.has(id) && !isEaten.has(id))
  return { keeps: put.length > 0, changes: agrees => changesOf({ diary: { put, removed } }, agrees) }
}
