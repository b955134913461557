import { type call, errorIn } from './calls.ts'
import type { Change, ChangeBatch, ChangeOutcome } from './change.ts'

export const CHANGES_ADDRESS = '/api/changes'

/** What became of a change: `isNewGuest` says that it made a visitor somebody. */
export type Settled =
  | { readonly ok: true; readonly told: object; readonly isNewGuest: boolean }
  | { readonly ok: false; readonly status: number; readonly error: string | null }

export type SentChanges = { readonly lost: 'offline' | 'unreachable' } | { readonly settled: readonly Settled[] }

interface Sending {
  readonly call: typeof call
  pause(ms: number): Promise<unknown>
}

/** It is not known whether it arrived, so it is sent again: a change with an id is applied once. */
const PAUSES_MS = [1_000, 3_000]
/** Signs of the text, of which some take several bytes. */
const MOST_TO_OUTLIVE = 30_000

/** Sends changes in the order they were made in. Never throws. */
export async function sendChanges(
  { call, pause }: Sending,
  changes: readonly Change[],
  by: string | undefined,
): Promise<SentChanges> {
  for (const ms of [...PAUSES_MS, null]) {
    const batch: ChangeBatch = { ...(by !== undefined && { by }), sentAt: new Date().toISOString(), changes }
    // A browser refuses to let more than 64 kB outlive their page.
    const keepalive = JSON.stringify(batch).length < MOST_TO_OUTLIVE
    const answer = await call(CHANGES_ADDRESS, { body: batch, keepalive })
    if (answer.lost === null) return { settled: settledBy(answer, changes.length) }
    if (answer.lost === 'offline') return { lost: 'offline' }
    if (ms !== null) await pause(ms)
  }
  return { lost: 'unreachable' }
}

function settledBy({ ok, status, body }: { ok: boolean; status: number; body: unknown }, count: number): Settled[] {
  if (!ok) return Array<Settled>(count).fill({ ok: false, status, error: errorIn(body) })
  const { outcomes, isNewGuest } = body as { outcomes: readonly ChangeOutcome[]; isNewGuest: boolean }
  const first = outcomes.findIndex(outcome => outcome.ok)
  return outcomes.map((outcome, place) =>
    outcome.ok ? { ...outcome, isNewGuest: isNewGuest && place === first } : outcome,
  )
}
