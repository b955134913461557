import type { Day } from '#modules/calendar/day.ts'
import type { PlannedEntry } from './plan.ts'
import { type Cell, NO_EDIT, nextPlace, type PlanEdit } from './plan-edits.ts'

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
 * Copies to the end of the same meal of each of these days. A copy is not locked, and still to come. What is copied together with its cook
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
    put.push({ ...entry, id: ids.get(copy) ?? '', day, meal, place, what, isLocked: false, done: null })

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
  to: Partial<Pick<PlannedEntry, 'quarters' | 'guestQuarters' | 'portions' | 'time' | 'isLocked' | 'done' | 'what'>>,
): PlanEdit {
  const entry = entries.find(each => each.id === id)
  return entry ? { put: [{ ...entry, ...to }], removed: [] } : NO_EDIT
}
