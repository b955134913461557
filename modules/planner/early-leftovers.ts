import { addDays, daysBetween } from '#modules/calendar/day.ts'
import { cookOf } from './cooked.ts'
import type { PlannedEntry } from './plan.ts'
import { nextPlace, type PlanEdit, withEdit } from './plan-edits.ts'

/** Leftovers that would be eaten before they are cooked. */
export const eatenTooEarly = (entries: readonly PlannedEntry[]): PlannedEntry[] =>
  entries.filter(entry => {
    const cook = entry.what.kind === 'leftovers' ? cookOf(entries, entry) : null
    return cook !== null && cook.day > entry.day
  })

/** What may happen to leftovers that would be eaten before they are cooked. */
export type EarlyChoice =
  /** As long after their cook as before. */
  | 'along'
  /** Cooked for themselves. */
  | 'cooked'
  | 'removed'

/** Leftovers that an edit puts before their cook, as they are after it; what was too early before is not asked about. */
export function madeEarly(entries: readonly PlannedEntry[], edit: PlanEdit): PlannedEntry[] {
  const before = new Set(eatenTooEarly(entries).map(({ id }) => id))
  return eatenTooEarly(withEdit(entries, edit)).filter(({ id }) => !before.has(id))
}

/** What can be done about them. Whoever moves the leftovers themselves wants them neither elsewhere nor gone. */
export function earlyChoices(entries: readonly PlannedEntry[], edit: PlanEdit): EarlyChoice[] {
  const early = madeEarly(entries, edit)
  const moved = (id: string | undefined) => edit.put.some(each => each.id === id)
  const along = early.every(each => moved(cookOf(withEdit(entries, edit), each)?.id))
  const isAsked = early.some(({ id }) => moved(id))
  return [...(along ? (['along'] as const) : []), 'cooked', ...(isAsked ? [] : (['removed'] as const))]
}

/** The edit with what then happens to the leftovers that it puts before their cook. */
export function withEarlyDone(entries: readonly PlannedEntry[], edit: PlanEdit, choice: EarlyChoice): PlanEdit {
  const early = madeEarly(entries, edit)
  const ids = new Set(early.map(({ id }) => id))
  const put = edit.put.filter(({ id }) => !ids.has(id))
  if (choice === 'removed') return { put, removed: [...edit.removed, ...ids] }
  const after = withEdit(entries, edit)
  for (const each of early) put.push(choice === 'along' ? along(each) : cooked(each))
  return { put, removed: edit.removed }

  function along(left: PlannedEntry): PlannedEntry {
    const cook = cookOf(after, left)
    const was = entries.find(({ id }) => id === cook?.id)
    const day = cook && was ? addDays(left.day, daysBetween(was.day, cook.day)) : left.day
    return { ...left, day, place: nextPlace([...after, ...put], { day, meal: left.meal }) }
  }

  function cooked(left: PlannedEntry): PlannedEntry {
    return { ...left, what: cookOf(after, left)?.what ?? left.what }
  }
}
