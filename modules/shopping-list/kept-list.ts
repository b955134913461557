import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import type { HandLine } from './demands.ts'
import type { LineEdits, Tick } from './rows.ts'
import type { LineEdit } from './shopping-changes.ts'

/** The days that are shopped for, both included. */
export interface ShoppedDays {
  readonly from: Day
  readonly to: Day
}

/** What was done to a line, as it is kept. */
export type KeptEdit = LineEdit & {
  readonly from: Day
  readonly to: Day
  readonly by: string | null
  /** ISO 8601 with a Z. */
  readonly at: string
}

/** A line that somebody wrote, as it is kept. */
export interface KeptLine extends HandLine {
  readonly key: string
}

const USUAL_DAYS = 7

/** The days that somebody chose, until they are over; else the seven days from today. */
export function shoppedDays(chosen: ShoppedDays | null, today: Day): ShoppedDays {
  return chosen && chosen.to >= today ? chosen : { from: today, to: addDays(today, USUAL_DAYS - 1) }
}

export const daysOf = ({ from, to }: ShoppedDays): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth))

/** What was done for any of these days, by line. Of what was done for several ranges, what was got is added up. */
export function editsFor(edits: readonly KeptEdit[], { from, to }: ShoppedDays): ReadonlyMap<string, LineEdits> {
  const byKey = new Map<string, LineEdits>()
  const inOrder = edits
    .filter(edit => edit.from <= to && edit.to >= from)
    .sort((one, other) => (one.at < other.at ? -1 : 1))
  for (const edit of inOrder) byKey.set(edit.key, edited(byKey.get(edit.key) ?? UNTOUCHED, edit))
  return byKey
}

const UNTOUCHED: LineEdits = { tick: null, leftOut: null, more: 0, note: '' }

function edited(before: LineEdits, edit: KeptEdit): LineEdits {
  if (edit.aspect === 'more') return { ...before, more: edit.value.packs }
  if (edit.aspect === 'note') return { ...before, note: edit.value.words }
  if (edit.aspect === 'tick') return { ...before, tick: ticked(before.tick, edit) }
  const { grams, some } = edit.value
  if (grams === 0 && !some) return before
  return {
    ...before,
    leftOut: { grams: grams + (before.leftOut?.grams ?? 0), some: some || before.leftOut?.some === true },
  }
}

function ticked(before: Tick | null, edit: Extract<KeptEdit, { aspect: 'tick' }>): Tick | null {
  const { got, name, away } = edit.value
  if (!edit.value.ticked) return before
  return { got: got + (before?.got ?? 0), name, at: edit.at, by: edit.by, isPutAway: away }
}

/** Lines that still ask: not those that were bought for days that are over, unless they are wanted every time. */
export function linesFor(lines: readonly KeptLine[], edits: readonly KeptEdit[], { from }: ShoppedDays): KeptLine[] {
  const bought = new Map<string, string>()
  for (const edit of edits) {
    if (edit.aspect !== 'tick' || !edit.value.ticked || edit.to >= from) continue
    const known = bought.get(edit.key)
    if (known === undefined || known < edit.at) bought.set(edit.key, edit.at)
  }
  return lines.filter(({ key, at, repeats }) => repeats || !((bought.get(key) ?? '') >= at))
}
