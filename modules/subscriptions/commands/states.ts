import { isUuid } from '#modules/orders/payment.ts'
import type { Tx } from '#platform/db/database.ts'
import { subscriptionOf } from '../queries/subscriptions.ts'
import type { PaidSubscription, Subscription } from '../subscription.ts'
import { type EndedBecause, nextState } from '../subscription-life.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { mailLater, note } from './history.ts'

/** Takes over what the payment service says under the row's lock: it is the one that charges. */
export async function noteState(
  deps: Pick<SubscriptionsDeps, 'db' | 'jobs' | 'now'>,
  paid: PaidSubscription,
  cause: string,
): Promise<Subscription | 'not-ours' | 'gone'> {
  const { ours } = paid
  if (ours === null || !isUuid(ours)) return 'not-ours'
  return deps.db.transaction().execute(async tx => {
    const row = await tx.selectFrom('subscription').selectAll().where('id', '=', ours).forUpdate().executeTakeFirst()
    if (!row) return 'gone'
    const before = subscriptionOf(row)
    if (before.state === 'ended') return before
    const at = deps.now()
    const change = changeFor(before, paid, at)
    const changed = await tx
      .updateTable('subscription')
      .set({ ...change, looked_at: at })
      .where('id', '=', ours)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = subscriptionOf(changed)
    await tell(deps, tx, before, after, { at, cause })
    return after
  })
}

function changeFor(before: Subscription, paid: PaidSubscription, at: Date) {
  const begun = nextState(before.state, paid.status === 'ended' ? 'ended' : 'paid')
  const state = begun === 'ended' ? begun : nextState(begun, paid.isPaused ? 'paused' : 'resumed')
  const { packs, everyDays, unitPence, deliveryPence } = paid.terms
  return {
    payment_id: paid.id,
    state,
    packs,
    every_days: everyDays,
    unit_pence: unitPence,
    delivery_pence: deliveryPence,
    started_at: before.startedAt ?? at,
    next_at: state === 'ended' ? null : paid.nextAt,
    failing_since: paid.status === 'failing' ? (before.failingSince ?? at) : null,
    ...(state === 'ended' ? { ended_at: at, ended_because: endedThere(paid) } : {}),
  }
}

const endedThere = ({ endedForCard }: PaidSubscription): EndedBecause => (endedForCard ? 'card' : 'payment-service')

/** What a subscriber hears of it, and what its history says, in the same transaction. */
async function tell(
  deps: Pick<SubscriptionsDeps, 'jobs'>,
  tx: Tx,
  before: Subscription,
  after: Subscription,
  { at, cause }: { at: Date; cause: string },
): Promise<void> {
  const { id } = after
  if (before.startedAt === null && after.state !== 'ended') {
    await note(tx, id, { at, fact: 'started', cause })
    await mailLater(deps, tx, { id, moment: 'started' }, 'once')
  }
  if (before.state !== after.state && before.state !== 'begun') {
    const fact = after.state === 'active' ? 'resumed' : after.state
    await note(tx, id, { at, fact, cause, detail: after.endedBecause ? { because: after.endedBecause } : {} })
    const moment = after.state === 'active' ? 'resumed' : after.state === 'paused' ? 'paused' : 'ended'
    await mailLater(deps, tx, { id, moment }, moment === 'ended' ? 'once' : at.toISOString())
  }
}
