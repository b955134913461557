import { call, errorIn } from '#browser/calls.ts'
import { newChange } from '#browser/change.ts'
import type { Day } from '#modules/calendar/day.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { DiaryEntry } from '../../diary.ts'
import type { DayWord } from '../../diary-changes.ts'
import { batchesOf, dayWords } from '../../import/history-days.ts'
import type { HistoryFormat } from '../../import/history-formats.ts'
import { type DateOrder, type HistoryRow, type ReadHistory, readHistory } from '../../import/read-history.ts'

/** An export that was read and looked up: what is new of it. */
export interface Prepared extends Omit<ReadHistory, 'entries'> {
  readonly ok: true
  readonly entries: readonly DiaryEntry[]
  /** Imported before. */
  readonly known: number
  readonly words: readonly DayWord[]
  readonly agreed: boolean
}

type Failed = { readonly ok: false; readonly error: string }

const AWAY = 'What you imported before could not be looked up. Please check your connection and try again.'
const STOPPED =
  'The connection dropped. What was sent is saved; choose the file again to send the rest. Nothing is added twice.'
const NOTHING = 'There is nothing in this file that we can read.'

/** The rows of a file as entries, without those that were imported before. */
export async function lookUp(
  format: HistoryFormat,
  rows: readonly HistoryRow[],
  order: DateOrder | null,
): Promise<Prepared | Failed> {
  const read = readHistory(format, rows, order)
  const days = read.entries.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return { ok: false, error: NOTHING }
  const { ok, body } = await call('/api/diary-imported', { body: { from, to } })
  if (!ok) return { ok: false, error: errorIn(body) ?? AWAY }
  const { ids, days: said, agreed } = body as { ids: string[]; days: Day[]; agreed: boolean }
  const known = new Set(ids)
  const entries = read.entries.filter(({ id }) => !known.has(id))
  const words = dayWords(entries, new Set(said))
  return { ...read, ok: true, entries, known: read.entries.length - entries.length, words, agreed }
}

/** Changes are counted by the minute; so many milliseconds apart they are never too many. */
const APART_MS = 550
const MOST_DAYS = 400

/** Sends it in the batches that a change has room for, one after the other; `told` hears how far it is. */
export async function sendHistory(
  { entries, words }: Prepared,
  agrees: boolean,
  told: (progress: { readonly sent: number; readonly count: number }) => void,
): Promise<{ readonly ok: true } | Failed> {
  const agreeing = agrees ? { agrees } : {}
  const changes = [
    ...batchesOf(entries).map(put => ({
      size: put.length,
      kind: 'diary-changed',
      body: { put, removed: [], ...agreeing },
    })),
    ...batchesOf(words, MOST_DAYS).map(days => ({ size: 0, kind: 'diary-day-set', body: { days, ...agreeing } })),
  ]
  let sent = 0
  for (const { size, kind, body } of changes) {
    told({ sent, count: entries.length })
    const [settled] = await Promise.all([
      ownOutbox()
        .put(newChange(kind, body), () => {})
        .catch(() => null),
      new Promise(resolve => setTimeout(resolve, changes.length > MANY ? APART_MS : 0)),
    ])
    if (!settled?.ok) return { ok: false, error: settled?.error ?? STOPPED }
    sent += size
  }
  return { ok: true }
}

/** So few are never too many for a minute. */
const MANY = 60
