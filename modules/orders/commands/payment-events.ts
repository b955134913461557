import { SUBSCRIPTION_NEWS } from '../follow-ups.ts'
import { EVENT_TYPES } from '../gateway.ts'
import type { PaymentEvent } from '../payment.ts'
import { order as orderById, orderByIntent } from '../queries/orders.ts'
import type { OrdersDeps } from './deps.ts'
import { noteDispute, noteFailedRefunds } from './disputes.ts'
import { fulfilCheckout } from './fulfilment.ts'

export type EventOutcome = 'not-genuine' | 'done'

/**
 * Takes one webhook call: genuine or not, noted before anything else, then looked into.
 * @throws when it could not be worked out, so that the caller answers with an error and it is delivered again
 */
export async function receivePaymentEvent(
  deps: OrdersDeps,
  rawBody: string,
  signature: string | null,
): Promise<EventOutcome> {
  const event = deps.payments.readEvent(rawBody, signature)
  if (!event) return 'not-genuine'
  await applyPaymentEvent(deps, event)
  return 'done'
}

/**
 * Notes an event and does what follows from it, once however often it comes.
 * @returns whether there was anything to do
 */
export async function applyPaymentEvent(deps: OrdersDeps, event: PaymentEvent): Promise<boolean> {
  const noted = await deps.db
    .insertInto('payment_event')
    .values({
      id: event.id,
      type: event.type,
      session_id: event.sessionId,
      payment_intent: event.paymentIntent,
      order_id: event.orderId,
      payment_subscription: event.subscription,
      invoice_id: event.invoice,
      dispute: event.dispute,
      received_at: deps.now(),
    })
    .onConflict(seen => seen.column('id').doUpdateSet(row => ({ deliveries: row('payment_event.deliveries', '+', 1) })))
    .returning('processed_at')
    .executeTakeFirstOrThrow()
  if (noted.processed_at !== null) return false
  return workOutEvent(deps, event)
}

/** @throws when the payment service or the database cannot be asked; the event then stays on the list */
export async function workOutEvent(deps: OrdersDeps, event: PaymentEvent): Promise<true> {
  try {
    await followEvent(deps, event)
    await deps.db
      .updateTable('payment_event')
      .set({ processed_at: deps.now(), error: null })
      .where('id', '=', event.id)
      .execute()
    return true
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    await deps.db.updateTable('payment_event').set({ error: words }).where('id', '=', event.id).execute()
    throw error
  }
}

const FOLLOWED = new Set<string>(EVENT_TYPES)

async function followEvent(deps: OrdersDeps, event: PaymentEvent): Promise<void> {
  if (event.type === 'refund.failed') {
    // The money came back to us: only a person can find another way to the payer.
    deps.log.error('payment.refund-failed', { eventId: event.id, paymentIntent: event.paymentIntent })
    if (event.paymentIntent) await noteFailedRefunds(deps, event.paymentIntent)
    return
  }
  if (!FOLLOWED.has(event.type)) return
  if (event.subscription !== null) {
    // Whoever knows subscriptions looks at what has become of this one: a job, so that nothing of it is lost.
    const { subscription, invoice } = event
    await deps.jobs.enqueue(deps.db, SUBSCRIPTION_NEWS, { subscription, invoice }, { key: event.id })
    if (!event.sessionId) return
  }
  const sessionId = await sessionIdOf(deps, event)
  if (!sessionId) return
  const done = await fulfilCheckout(deps, sessionId, event.id)
  if (!done.ok && done.reason === 'unreachable') throw new Error('The payment service could not be asked')
  if (done.ok && event.dispute) await noteDispute(deps, done.order, event)
}

/**
 * A charge names its intent, or our order; only the session holds all that has to be compared.
 * @throws when the payment service could not be asked
 */
export async function sessionIdOf(deps: OrdersDeps, event: PaymentEvent): Promise<string | null> {
  if (event.sessionId) return event.sessionId
  const known = event.orderId ? await orderById(deps.db, event.orderId) : null
  if (known?.sessionId) return known.sessionId
  if (!event.paymentIntent) return null
  const paidFor = await orderByIntent(deps.db, event.paymentIntent)
  if (paidFor?.sessionId) return paidFor.sessionId
  const found = await deps.payments.sessionIdOfIntent(event.paymentIntent)
  if (!found.ok) throw new Error(`No session could be found for the payment: ${found.problem.words}`)
  return found.value
}
