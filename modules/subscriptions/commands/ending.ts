import type { MemberId } from '#modules/account/member.ts'
import { cancelGoods } from '#modules/orders/commands/cancelling.ts'
import type { Tx } from '#platform/db/database.ts'
import type { CoolingOff } from '../cooling-off.ts'
import { SUBSCRIPTION_CLOSING } from '../mail-moments.ts'
import { runningOf } from '../queries/subscriptions.ts'
import type { EndedBecause } from '../subscription-life.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { mailLater, note } from './history.ts'

type EndingDeps = Pick<SubscriptionsDeps, 'db' | 'jobs' | 'now'>

export interface Ended {
  /** False when it was over before. */
  isNew: boolean
  /** What goes back at once. */
  refundPence: number
}

/**
 * Ends a subscription here and now, whatever the payment service does: from this moment nothing more is sent, and what
 * it still charges is taken back. It is told over there by a job, as often as it takes.
 * @param cancel the delivery that is to be cancelled with it, by the right to change one's mind
 */
export async function endSubscription(
  deps: EndingDeps,
  id: string,
  by: { because: EndedBecause; who: string; why?: string },
  cancel: CoolingOff | null,
): Promise<Ended> {
  const refundPence = cancel?.kind === 'cancel' ? await cancelDelivery(deps, cancel) : 0
  const isNew = await deps.db.transaction().execute(async tx => endRow(deps, tx, id, by))
  return { isNew, refundPence }
}

async function cancelDelivery(deps: EndingDeps, { orderId, pence }: Extract<CoolingOff, { kind: 'cancel' }>) {
  const done = await cancelGoods(deps, orderId, null, { who: 'buyer' })
  return done.ok ? pence : 0
}

async function endRow(
  deps: EndingDeps,
  tx: Tx,
  id: string,
  { because, who, why }: { because: EndedBecause; who: string; why?: string },
): Promise<boolean> {
  const at = deps.now()
  const ended = await tx
    .updateTable('subscription')
    .set({ state: 'ended', ended_at: at, ended_because: because, next_at: null, failing_since: null })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .returning(['started_at'])
    .executeTakeFirst()
  if (!ended) return false
  await note(tx, id, { at, fact: 'ended', cause: who, detail: { because, ...(why ? { why } : {}) } })
  await deps.jobs.enqueue(tx, SUBSCRIPTION_CLOSING, { id }, { key: id })
  if (ended.started_at !== null) await mailLater(deps, tx, { id, moment: 'ended' }, 'once')
  return true
}

/** Before an account goes: nobody is charged for what no account shows any more. */
export async function endAllOf(deps: EndingDeps, memberId: MemberId): Promise<void> {
  for (const { id } of await runningOf(deps.db, memberId)) {
    await endSubscription(deps, id, { because: 'account', who: 'member' }, null)
  }
}
