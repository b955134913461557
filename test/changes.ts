import { randomUUID } from 'node:crypto'

/** One change as a browser sends it, whose clock is at this moment. */
export function batchOf(kind: string, body: unknown, by?: string, moment = new Date()) {
  const now = moment.toISOString()
  return { by, sentAt: now, changes: [{ id: randomUUID(), day: now.slice(0, 10), at: now, kind, body }] }
}

/** The answer to one change as if it were the answer to the call: its status, and what is told or why not. */
export function changed<Told extends { status: number; json: unknown }>(answer: Told, id: string) {
  const json = answer.json as {
    outcomes?: { ok: boolean; status?: number; error?: string; told?: object }[]
    isNewGuest?: boolean
  }
  const [outcome] = json.outcomes ?? []
  if (!outcome) return answer
  const { isNewGuest } = json
  return outcome.ok
    ? { ...answer, json: { ...outcome.told, ref: id, isNewGuest } }
    : { ...answer, status: outcome.status ?? 0, json: { error: outcome.error } }
}
