import type { Day } from '#modules/calendar/day.ts'
import type { PlannedEntry } from './plan.ts'

/** What one press does to entries of a kind. What is put takes the place of an entry of the same id. */
export interface Edit<Entry extends { readonly id: string }> {
  readonly put: readonly Entry[]
  readonly removed: readonly string[]
}

/** What one press does to a plan. */
export type PlanEdit = Edit<PlannedEntry>

/** A meal of a day. */
export interface Cell {
  readonly day: Day
  readonly meal: string
}

/** An entry at a meal of a day, of a plan or of what was eaten. */
interface Placed extends Cell {
  readonly id: string
  readonly place: number
}

export const NO_EDIT: PlanEdit = { put: [], removed: [] }

/** What is there once this was done. Removing what is not there does nothing. */
export function withEdit<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  { put, removed }: Edit<Entry>,
): Entry[] {
  const gone = new Set([...removed, ...put.map(({ id }) => id)])
  return [...entries.filter(({ id }) => !gone.has(id)), ...put]
}

/** By place; of two devices that took the same place the ids decide, so that everybody sees one order. */
const inOrder = (one: Placed, other: Placed) => one.place - other.place || (one.id < other.id ? -1 : 1)

/** What is at a meal of a day, in its order. */
export const entriesOf = <Entry extends Placed>(entries: readonly Entry[], { day, meal }: Cell): Entry[] =>
  entries.filter(entry => entry.day === day && entry.meal === meal).sort(inOrder)

/** What is on a day, meal by meal in no order, each meal in its own. */
export const entriesOfDay = <Entry extends Placed>(entries: readonly Entry[], day: Day): Entry[] =>
  entries.filter(entry => entry.day === day).sort(inOrder)

/** Behind everything that is there. */
export const nextPlace = (entries: readonly Placed[], cell: Cell): number =>
  (entriesOf(entries, cell).at(-1)?.place ?? -1) + 1
