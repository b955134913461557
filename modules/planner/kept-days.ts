import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from '#modules/calendar/day.ts'
import { isDone, type PlannedEntry } from './plan.ts'
import { copied } from './plan-acts.ts'
import { nextPlace, type PlanEdit } from './plan-edits.ts'
import type { KeptEntry, PlanSettings } from './plan-settings.ts'

/** What is planned on some days, to be kept under a name. Leftovers of what is cooked on other days are left out. */
export function keptDays(
  name: string,
  entries: readonly PlannedEntry[],
  from: Day,
  days: number,
): PlanSettings['kept-days'] {
  const last = addDays(from, days - 1)
  const inside = entries.filter(({ day }) => day >= from && day <= last)
  const ids = new Set(inside.map(({ id }) => id))
  const whole = inside.filter(({ what }) => what.kind !== 'leftovers' || ids.has(what.of))
  return { name, days, entries: whole.map(({ day, ...rest }) => ({ ...rest, offset: daysBetween(from, day) })) }
}

/**
 * Lays kept days on a plan from a day to another, both included: over and over where the range is longer than they are,
 * and cut off where it is shorter. What is planned there stays.
 *
 * @param newId a UUID at each call
 */
export function laid(
  entries: readonly PlannedEntry[],
  kept: PlanSettings['kept-days'],
  from: Day,
  to: Day,
  newId: () => string,
): PlanEdit {
  const length = daysBetween(from, to) + 1
  const put: PlannedEntry[] = []
  for (let start = 0; start < length; start += kept.days) {
    const round = kept.entries.filter(({ offset }) => start + offset < length)
    const ids = new Map(round.map(({ id }) => [id, newId()]))
    for (const { offset, ...rest } of round) {
      const entry = laidEntry(rest, addDays(from, start + offset), ids)
      if (entry) put.push({ ...entry, place: nextPlace([...entries, ...put], entry) })
    }
  }
  return { put, removed: [] }
}

function laidEntry(
  { id, what, ...rest }: Omit<KeptEntry, 'offset'>,
  day: Day,
  ids: ReadonlyMap<string, string>,
): PlannedEntry | null {
  const own = { ...rest, id: ids.get(id) ?? '', day, isLocked: false, done: null }
  if (what.kind !== 'leftovers') return { ...own, what }
  const of = ids.get(what.of)
  // Its cook is cut off.
  return of === undefined ? null : { ...own, what: { kind: 'leftovers', of } }
}

/** Days on which something is had again and again. */
export const RHYTHMS = {
  daily: { name: 'Every day', holds: () => true },
  weekdays: { name: 'On weekdays', holds: (day: Day) => !isWeekend(weekdayOf(day)) },
  weekends: { name: 'At weekends', holds: (day: Day) => isWeekend(weekdayOf(day)) },
  weekly: { name: 'Every week', holds: (day: Day, first: Day) => weekdayOf(day) === weekdayOf(first) },
} as const

export type Rhythm = keyof typeof RHYTHMS

const isWeekend = (weekday: Weekday) => weekday === 'saturday' || weekday === 'sunday'

/** The days after `first` and up to `last` on which it is had again. */
export function repeatDays(first: Day, rhythm: Rhythm, last: Day): Day[] {
  const after = Array.from({ length: Math.max(0, daysBetween(first, last)) }, (_, index) => addDays(first, index + 1))
  return after.filter(day => RHYTHMS[rhythm].holds(day, first))
}

const isAlike = (one: PlannedEntry, other: PlannedEntry) =>
  one.meal === other.meal && JSON.stringify(one.what) === JSON.stringify(other.what)

/** Puts an entry on each of these days where it is not at that meal already. */
export function repeated(
  entries: readonly PlannedEntry[],
  entry: PlannedEntry,
  days: readonly Day[],
  newId: () => string,
): PlanEdit {
  const free = days.filter(day => !entries.some(each => each.day === day && isAlike(each, entry)))
  return copied(
    entries,
    free.map(day => ({ entry, day })),
    newId,
  )
}

/** Ends a repeat: takes the same away from the same meal on all later days that are known, but not where it is locked. */
export const withoutLater = (entries: readonly PlannedEntry[], entry: PlannedEntry): PlanEdit => ({
  put: [],
  removed: entries
    .filter(each => each.day > entry.day && !each.isLocked && !isDone(each) && isAlike(each, entry))
    .map(({ id }) => id),
})
