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

/** What takes an edit back, as the plan was before it. */
export function undoOf(before: readonly PlannedEntry[], { put, removed }: PlanEdit): PlanEdit {
  const touched = new Set([...removed, ...put.map(({ id }) => id)])
  const known = new Set(before.map(({ id }) => id))
  return {
    put: before.filter(({ id }) => touched.has(id)),
    removed: put.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  }
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

/** To the end of another meal. Where it is there already nothing changes. */
export function moved(entries: readonly PlannedEntry[], id: string, to: Cell): PlanEdit {
  const entry = entries.find(each => each.id === id)
  if (!entry || (entry.day === to.day && entry.meal === to.meal)) return NO_EDIT
  return { put: [{ ...entry, ...to, place: nextPlace(entries, to) }], removed: [] }
}

/** Each takes the other's day, meal and place. */
export function swapped(entries: readonly PlannedEntry[], id: string, otherId: string): PlanEdit {
  const [one, other] = [id, otherId].map(each => entries.find(entry => entry.id === each))
  if (!one || !other || one === other) return NO_EDIT
  return { put: [inPlaceOf(one, other), inPlaceOf(other, one)], removed: [] }
}

const inPlaceOf = (entry: PlannedEntry, { day, meal, place }: PlannedEntry) => ({ ...entry, day, meal, place })

/** Two days change what they hold. */
export function daysSwapped(entries: readonly PlannedEntry[], one: Day, other: Day): PlanEdit {
  const there = { [one]: other, [other]: one } as { readonly [day: string]: Day | undefined }
  const put = entries.flatMap(entry => (there[entry.day] ? [{ ...entry, day: there[entry.day] as Day }] : []))
  return one === other ? NO_EDIT : { put, removed: [] }
}

/**
 * Copies to the end of the same meal of each of these days. A copy is not locked. What is copied together with its cook
 * is left over from the copy of the cook; copied without it, from the cook itself.
 *
 * @param newId a UUID at each call
 */
export function copied(
  entries: readonly PlannedEntry[],
  copies: readonly { readonly entry: PlannedEntry; readonly day: Day; readonly meal?: string }[],
  newId: () => string,
): PlanEdit {
  const ids = new Map(copies.map(copy => [copy, newId()]))
  const put: PlannedEntry[] = []
  for (const copy of copies) {
    const { entry, day, meal = entry.meal } = copy
    const what = entry.what.kind === 'leftovers' ? { ...entry.what, of: cookFor(entry.what.of) } : entry.what
    const place = nextPlace([...entries, ...put], { day, meal })
    put.push({ ...entry, id: ids.get(copy) ?? '', day, meal, place, what, isLocked: false })

    function cookFor(of: string): string {
      const nearest = copies.filter(each => each.entry.id === of && each.day <= day).at(-1)
      return (nearest && ids.get(nearest)) ?? of
    }
  }
  return { put, removed: [] }
}

/** With what is left over from it: of what is not cooked nothing is left. */
export function removed(entries: readonly PlannedEntry[], ids: readonly string[]): PlanEdit {
  const goes = ({ id, what }: PlannedEntry) => ids.includes(id) || (what.kind === 'leftovers' && ids.includes(what.of))
  return { put: [], removed: entries.filter(goes).map(({ id }) => id) }
}

/** An entry with something about it changed; nothing where there is none of this id. */
export function changed(
  entries: readonly PlannedEntry[],
  id: string,
  to: Partial<Pick<PlannedEntry, 'quarters' | 'guestQuarters' | 'portions' | 'time' | 'isLocked' | 'what'>>,
): PlanEdit {
  const entry = entries.find(each => each.id === id)
  return entry ? { put: [{ ...entry, ...to }], removed: [] } : NO_EDIT
}

/** What an entry weighs beside its servings: the grams of a food, the energy kept for eating out. */
const extent = ({ what }: PlannedEntry) =>
  what.kind === 'dish' ? what.grams : what.kind === 'eating-out' ? what.keptKcal : null

/** A plan in a few letters: the same as long as nothing that is eaten is changed. */
export const written = (entries: readonly PlannedEntry[]): string =>
  entries
    .map(entry =>
      [
        entry.id,
        entry.day,
        entry.meal,
        entry.quarters,
        extent(entry),
        ...Object.entries(entry.portions ?? {}).flat(),
      ].join(' '),
    )
    .sort()
    .join('\n')
