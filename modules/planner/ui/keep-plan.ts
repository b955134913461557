import { type Change, newChange } from '#browser/change.ts'
import type { Settled } from '#browser/send-changes.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PlanEdit } from '../plan-edits.ts'
import type { PlanSetting } from '../plan-settings.ts'
import type { AlongChange } from './plan-hands.ts'

/** Puts what was changed on its way; what came of it when the last of it is answered. */
export async function keepPlan(
  bodies: Partial<PlanChanges>,
  along: readonly AlongChange[],
  waits: () => void,
): Promise<Settled> {
  const own = Object.entries(bodies).map(([kind, body]) => ({ kind, body }))
  const changes = [...own, ...along].map(({ kind, body }) => newChange(kind, body))
  for (const { id } of changes) madeHere.add(id)
  const sent = await Promise.all(changes.map(change => ownOutbox().put(change, waits)))
  return sent.find(({ ok }) => !ok) ?? NOTHING_SENT
}

const NOTHING_SENT: Settled = { ok: true, told: {}, isNewGuest: false }

/** What this page shows already. */
const madeHere = new Set<string>()

interface WaitingEdit {
  readonly edit: PlanEdit
  readonly settings: readonly PlanSetting[]
  readonly answered: Promise<void>
}

const NOTHING: PlanEdit = { put: [], removed: [] }

/** What an earlier page could not send yet, oldest first. */
export function waitingEdits(): WaitingEdit[] {
  const outbox = ownOutbox()
  const answeredOf = ({ id }: Change) => new Promise<void>(done => outbox.follow(id, () => done()))
  const waitingOf = (kind: keyof PlanChanges) => outbox.waiting(kind).filter(({ id }) => !madeHere.has(id))
  return [
    ...waitingOf('plan-changed').map(change => ({
      edit: change.body as PlanEdit,
      settings: [],
      answered: answeredOf(change),
    })),
    ...waitingOf('plan-set').map(change => ({
      edit: NOTHING,
      settings: (change.body as PlanChanges['plan-set']).settings,
      answered: answeredOf(change),
    })),
  ]
}
