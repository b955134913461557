import { type Change, newChange } from '#browser/change.ts'
import type { Settled } from '#browser/send-changes.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import { type ActChange, actOf, changesOf } from '../day-acts.ts'
import type { Act } from '../day-state.ts'

const NOTHING_SENT: Settled = { ok: true, told: {}, isNewGuest: false }

/** What this page shows already. */
const madeHere = new Set<string>()

/** Puts what was done on its way, together; what came of it when the last of it is answered. */
export async function keepAct(act: Act, agrees: boolean, waits: () => void): Promise<Settled> {
  const changes = changesOf(act, agrees).map(({ kind, body }) => newChange(kind, body))
  for (const { id } of changes) madeHere.add(id)
  const sent = await Promise.all(changes.map(change => ownOutbox().put(change, waits)))
  return sent.find(({ ok }) => !ok) ?? NOTHING_SENT
}

const KINDS: readonly ActChange['kind'][] = [
  'diary-changed',
  'water-drunk',
  'measured',
  'diary-day-set',
  'diary-set',
  'plan-changed',
  'dose-taken',
]

/** What an earlier page could not send yet. */
export function waitingActs(): { readonly act: Act; readonly answered: Promise<void> }[] {
  const outbox = ownOutbox()
  const answeredOf = ({ id }: Change) => new Promise<void>(done => outbox.follow(id, () => done()))
  return KINDS.flatMap(kind => outbox.waiting(kind).map(change => ({ kind, change })))
    .filter(({ change }) => !madeHere.has(change.id))
    .map(({ kind, change }) => ({
      act: actOf({ kind, body: change.body } as ActChange),
      answered: answeredOf(change),
    }))
}
