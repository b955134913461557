import { subscriptionById } from '../queries/subscriptions.ts'
import type { Subscription } from '../subscription.ts'
import type { SubscriptionsDeps } from './deps.ts'

/**
 * Ends at the payment service what has ended here, and takes back whatever it was about to charge.
 * @throws when it could not be done, so that the job runs again
 */
export async function endThere(deps: SubscriptionsDeps, { paymentId }: Pick<Subscription, 'paymentId'>): Promise<void> {
  if (paymentId === null) return
  const ended = await deps.billing.end(paymentId)
  if (!ended.ok && ended.problem.reason !== 'done-already')
    throw new Error(`The subscription could not be ended there: ${ended.problem.words}`)
  const open = await deps.billing.invoices(paymentId)
  if (!open.ok) throw new Error(`Its invoices could not be asked for: ${open.problem.words}`)
  for (const { id, status } of open.value) {
    if (status !== 'draft' && status !== 'open') continue
    const dropped = await deps.billing.dropInvoice(id)
    if (!dropped.ok) throw new Error(`Its invoice could not be taken back: ${dropped.problem.words}`)
  }
}

/** @throws when the payment service could not be told, so that the job runs again */
export async function closeThere(deps: SubscriptionsDeps, id: string): Promise<void> {
  const found = await subscriptionById(deps.db, id)
  if (found) await endThere(deps, found)
}
