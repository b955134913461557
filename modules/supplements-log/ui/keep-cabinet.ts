import { type Change, newChange } from '#browser/change.ts'
import type { Settled } from '#browser/send-changes.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { CabinetItem } from '../cabinet.ts'
import type { CabinetAct } from '../cabinet-acts.ts'
import type { CabinetChanges } from '../cabinet-changes.ts'

const NOTHING_SENT: Settled = { ok: true, told: {}, isNewGuest: false }

/** What this page shows already. */
const madeHere = new Set<string>()

/** What is known of a thing is not sent: the server knows it better. */
const itemOf = ({ id, what, units, times, weekdays, packs, addedOn, pausedOn }: CabinetItem): CabinetItem => ({
  ...{ id, what, units, times, weekdays, packs, addedOn, pausedOn },
})

/** Puts what was done on its way; what came of it when the last of it is answered. */
export async function keepCabinet(
  { items, doses, away }: CabinetAct,
  agrees: boolean,
  waits: () => void,
): Promise<Settled> {
  const agreed = agrees && { agrees: true as const }
  const edit: CabinetChanges['cabinet-changed'] = {
    put: items.put.map(itemOf),
    removed: items.removed,
    away,
    ...agreed,
  }
  const changes: Change[] = []
  if (items.put.length + items.removed.length + away.length > 0) changes.push(newChange('cabinet-changed', edit))
  if (doses.put.length + doses.removed.length > 0) changes.push(newChange('dose-taken', { ...doses, ...agreed }))
  for (const { id } of changes) madeHere.add(id)
  const sent = await Promise.all(changes.map(change => ownOutbox().put(change, waits)))
  return sent.find(({ ok }) => !ok) ?? NOTHING_SENT
}

/** Doses that an earlier page could not send yet, oldest first. What was done to items is seen once it has been sent. */
export function waitingActs(): { readonly act: CabinetAct; readonly answered: Promise<void> }[] {
  const outbox = ownOutbox()
  return outbox
    .waiting('dose-taken')
    .filter(({ id }) => !madeHere.has(id))
    .map(({ id, body }) => {
      const { put, removed } = body as CabinetChanges['dose-taken']
      return {
        act: { items: { put: [], removed: [] }, doses: { put, removed }, away: [] },
        answered: new Promise<void>(done => outbox.follow(id, () => done())),
      }
    })
}
