import { call } from '#browser/calls.ts'
import { newChange } from '#browser/change.ts'
import { type Settled, sendChanges } from '#browser/send-changes.ts'
import { keepOwnRecords } from '#browser/session.ts'
import { numberFirstChange } from '#modules/account/ui/first-change.ts'

/** A change may be the first of a visitor: all that they send until it is answered is one guest's. */
export const SENDING: Parameters<typeof sendChanges>[0] = {
  async call(...asked) {
    numberFirstChange()
    const answer = await call(...asked)
    // Whoever sent it is somebody now, a guest where they were nobody.
    if (answer.ok) keepOwnRecords(true)
    return answer
  },
  pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
}

const NO_ANSWER: Settled = { ok: false, status: 0, error: null }

/**
 * For what is of no use before it is answered, such as a name that may be taken. It does not wait for a connection.
 *
 * @param by whose page it was made on; undefined is not known
 * @returns what came of it, and the id by which it is known
 */
export async function askChange(kind: string, body: object, by?: string): Promise<Settled & { id: string }> {
  const change = newChange(kind, body)
  const sent = await sendChanges(SENDING, [change], by)
  return { id: change.id, ...('lost' in sent ? NO_ANSWER : (sent.settled[0] ?? NO_ANSWER)) }
}
