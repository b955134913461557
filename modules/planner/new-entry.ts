import type { Planned, PlannedDish, PlannedEntry } from './plan.ts'
import { type Cell, nextPlace } from './plan-edits.ts'

const ONE_SERVING = 4

/** A new entry behind what is at this meal, of one serving unless more is said. `id` is a new UUID. */
export const newEntry = (
  entries: readonly PlannedEntry[],
  cell: Cell,
  what: Planned,
  id: string,
  quarters = ONE_SERVING,
): PlannedEntry => ({
  id,
  ...cell,
  place: nextPlace(entries, cell),
  what,
  quarters,
  guestQuarters: 0,
  time: null,
  isLocked: false,
})

/** The same of a dish, as a list of recipes or foods knows it. */
export const newDishEntry = (
  entries: readonly PlannedEntry[],
  cell: Cell,
  { ref, name, grams }: Omit<PlannedDish, 'kind'>,
  id: string,
): PlannedEntry => newEntry(entries, cell, { kind: 'dish', ref, name, grams }, id)
