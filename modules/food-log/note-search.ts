import type { Day } from '#modules/calendar/day.ts'

/** A day whose note has what was looked for. */
export interface FoundNote {
  readonly day: Day
  readonly note: string
}

/** What a search in notes answers: the latest days first, and how many there are in all. */
export interface FoundNotes {
  readonly notes: readonly FoundNote[]
  readonly count: number
}

export const LONGEST_NOTE_SEARCH = 100
const MOST_WORDS = 8
/** So much of a note stands around what was found. */
const AROUND = 60

/** The words that a note must have, all of them, in any order. */
export const noteWords = (typed: string): readonly string[] =>
  [...new Set(typed.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS)

/** A piece of a note around the first word that is found in it, with that word apart. */
export function noteAround(
  note: string,
  typed: string,
): { readonly before: string; readonly found: string; readonly after: string } {
  const plain = note.replace(/\s+/g, ' ')
  const [first] = noteWords(typed)
    .map(word => ({ at: plain.toLowerCase().indexOf(word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  if (!first) return { before: plain.slice(0, 2 * AROUND), found: '', after: plain.length > 2 * AROUND ? '…' : '' }
  const [from, to] = [Math.max(0, first.at - AROUND), first.at + first.length]
  const end = Math.min(plain.length, to + AROUND)
  return {
    before: `${from > 0 ? '…' : ''}${plain.slice(from, first.at)}`,
    found: plain.slice(first.at, to),
    after: `${plain.slice(to, end)}${end < plain.length ? '…' : ''}`,
  }
}
