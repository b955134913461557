import type { Day } from '#modules/calendar/day.ts'
import { type Cell, entriesOf, nextPlace } from '#modules/planner/plan-edits.ts'
import type { Act } from './day-state.ts'
import type { DiaryEntry } from './diary.ts'

/** To the end of another meal, or of the same meal of another day. Where it is there already nothing changes. */
export function moved(entries: readonly DiaryEntry[], entry: DiaryEntry, to: Cell): Act {
  if (entry.day === to.day && entry.meal === to.meal) return {}
  return { diary: { put: [{ ...entry, ...to, place: nextPlace(entries, to) }], removed: [] } }
}

/** One place up or down in its meal; at its end nothing changes. */
export function reordered(entries: readonly DiaryEntry[], entry: DiaryEntry, by: -1 | 1): Act {
  const there = entriesOf(entries, entry)
  const at = there.findIndex(({ id }) => id === entry.id)
  const other = there[at + by]
  if (!other) return {}
  const order = there.map(each => (each.id === entry.id ? other : each.id === other.id ? entry : each))
  const put = order.flatMap((each, place) => (each.place === place ? [] : [{ ...each, place }]))
  return { diary: { put, removed: [] } }
}

/**
 * Copies to the end of the same meal of each of these days, or of one other meal. A copy is an entry of its own: what it
 * gave stays with it, and nothing that was planned is eaten twice.
 *
 * @param newId a UUID at each call
 */
export function copied(
  entries: readonly DiaryEntry[],
  those: readonly DiaryEntry[],
  to: { readonly days: readonly Day[]; readonly meal?: string },
  newId: () => string,
): Act {
  const put: DiaryEntry[] = []
  for (const day of to.days) {
    for (const entry of those) {
      const cell = { day, meal: to.meal ?? entry.meal }
      put.push({ ...entry, ...cell, id: newId(), place: nextPlace([...entries, ...put], cell) })
    }
  }
  return put.length > 0 ? { diary: { put, removed: [] } } : {}
}

/** So many times as much of it: what was measured and weighed goes along. `times` is above 0. */
export function resized(entry: DiaryEntry, times: number): DiaryEntry {
  const { grams, measure } = entry.amount
  const by = times / entry.amount.times
  return {
    ...entry,
    amount: {
      times,
      grams: grams === null ? null : grams * by,
      measure: measure && { ...measure, count: measure.count * by },
    },
  }
}
