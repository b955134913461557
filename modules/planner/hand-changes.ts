import type { Day } from '#modules/calendar/day.ts'
import { dishKey } from './cooked.ts'
import type { Planned, PlannedEntry } from './plan.ts'
import { type Cell, entriesOf } from './plan-edits.ts'

/** What somebody changed by hand since their days were as they were. */
export interface HandChanges {
  /** Ids of what they put, moved or gave another portion: it stays as they left it. */
  readonly kept: ReadonlySet<string>
  /** Meals that are empty because what was there was moved away. */
  readonly vacated: readonly Cell[]
  /** Nothing that is eaten on these days is another. */
  readonly isNothing: boolean
}

/** Everything about an entry that changes what is eaten, when and by whom; the same from a browser and a database. */
const eaten = ({ day, meal, what, quarters, guestQuarters, portions = {}, done }: PlannedEntry): string =>
  JSON.stringify([
    day,
    meal,
    foodOf(what),
    quarters,
    guestQuarters,
    Object.entries(portions).sort(),
    done === 'skipped',
  ])

const foodOf = (what: Planned): readonly (string | number | null)[] =>
  what.kind === 'dish'
    ? [dishKey(what)]
    : [what.kind, what.kind === 'leftovers' ? what.of : what.kind === 'eating-out' ? what.keptKcal : null]

const isFood = ({ what }: PlannedEntry) => what.kind !== 'note'

/** What was changed on these days. What was taken out leaves a meal empty that they mean to be; it is in neither list. */
export function handChanges(
  then: readonly PlannedEntry[],
  after: readonly PlannedEntry[],
  days: readonly Day[],
): HandChanges {
  const [before, now] = [then.filter(isFood), after.filter(isFood)]
  const was = new Map(before.map(entry => [entry.id, entry]))
  const isHere = ({ day }: Pick<PlannedEntry, 'day'>) => days.includes(day)
  const kept = now.filter(entry => {
    const had = was.get(entry.id)
    return isHere(entry) && (!had || eaten(had) !== eaten(entry))
  })
  const left = now.flatMap(({ id, day, meal }): Cell[] => {
    const had = was.get(id)
    const isMoved = had && isHere(had) && (had.day !== day || had.meal !== meal)
    return isMoved && entriesOf(now, had).length === 0 ? [had] : []
  })
  const isThere = new Set(now.filter(isHere).map(({ id }) => id))
  const isGone = before.some(entry => isHere(entry) && !isThere.has(entry.id))
  return {
    kept: new Set(kept.map(({ id }) => id)),
    vacated: left.map(({ day, meal }) => ({ day, meal })),
    isNothing: kept.length === 0 && !isGone,
  }
}
