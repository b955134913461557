import type { Day } from '#modules/calendar/day.ts'
import type { PlannedEntry } from './plan.ts'

/** What one press does to a plan. What is put takes the place of an entry of the same id. */
export interface PlanEdit {
  readonly put: readonly PlannedEntry[]
  readonly removed: readonly string[]
}

/** A meal of a day. */
export interface Cell {
  readonly day: Day
  readonly meal: string
}

export const NO_EDIT: PlanEdit = { put: [], removed: [] }

/** The plan once this was done. Removing what is not there does nothing. */
export function withEdit(entries: readonly PlannedEntry[], { put, removed }: PlanEdit): PlannedEntry[] {
  const gone = new Set([...removed, ...put.map(({ id }) => id)])
  return [...entries.filter(({ id }) => !gone.has(id)), ...put]
}

/** By place; of two devices that took the same place the ids decide, so that everybody sees one order. */
const inOrder = (one: PlannedEntry, other: PlannedEntry) => one.place - other.place || (one.id < other.id ? -1 : 1)

/** What is planned at a meal of a day, in its order. */
export const entriesOf = (entries: readonly PlannedEntry[], { day, meal }: Cell): PlannedEntry[] =>
  entries.filter(entry => entry.day === day && entry.meal === meal).sort(inOrder)

/** What is planned on a day, meal by meal in no order, each meal in its own. */
export const entriesOfDay = (entries: readonly PlannedEntry[], day: Day): PlannedEntry[] =>
  entries.filter(entry => entry.day === day).sort(inOrder)

/** Behind everything that is there. */
export const nextPlace = (entries: readonly PlannedEntry[], cell: Cell): number =>
  (entriesOf(entries, cell).at(-1)?.place ?? -1) + 1

/** What an entry weighs beside its servings: the grams of a food, the energy kept for eating out. */
const extent = ({ what }: PlannedEntry) =>
  what.kind === 'dish' ? what.grams : what.kind === 'eating-out' ? what.keptKcal : null

/**
 * A plan in a few letters: the same as long as nothing is changed that is eaten on these days. What is known of other
 * days, for pots that are eaten on several, comes and goes.
 */
export const written = (entries: readonly PlannedEntry[], days: readonly Day[]): string =>
  entries
    .filter(({ day }) => days.includes(day))
    .map(entry =>
      [
        entry.id,
        entry.day,
        entry.meal,
        entry.quarters,
        extent(entry),
        entry.done === 'skipped',
        ...Object.entries(entry.portions ?? {}).flat(),
      ].join(' '),
    )
    .sort()
    .join('\n')
