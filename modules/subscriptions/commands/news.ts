import type { PaidSubscription } from '../subscription.ts'
import { endThere } from './closing.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { takeInvoice } from './renewals.ts'
import { noteState } from './states.ts'

/**
 * Looks at what has become of a subscription at the payment service, and brings ours to where it belongs. Notices are
 * hints: their order and number do not matter.
 * @throws when the payment service could not be asked, so that the job runs again
 */
export async function takeNews(
  deps: SubscriptionsDeps,
  { subscription, invoice }: { subscription: string; invoice: string | null },
): Promise<void> {
  const looked = await deps.billing.subscription(subscription)
  if (!looked.ok && looked.problem.reason === 'unknown') return
  if (!looked.ok) throw new Error(`The payment service could not be asked: ${looked.problem.words}`)
  const ours = await noteState(deps, looked.value, 'payment service')
  if (ours === 'not-ours') return
  if (ours === 'gone') return endOrphan(deps, looked.value)
  if (ours.state === 'ended' && looked.value.status !== 'ended') await endThere(deps, ours)
  if (invoice !== null) await takeInvoice(deps, ours, invoice)
}

/** Somebody pays for what we know nothing of: whoever had it is gone, and nobody else is charged for it. */
async function endOrphan(deps: SubscriptionsDeps, { id, ours, status }: PaidSubscription): Promise<void> {
  if (status === 'ended') return
  deps.log.error('subscription.of-nobody', { subscriptionId: ours })
  const ended = await deps.billing.end(id)
  if (!ended.ok && ended.problem.reason !== 'done-already')
    throw new Error('A subscription of nobody could not be ended')
}
