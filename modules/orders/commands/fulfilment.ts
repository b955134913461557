import { lookAt } from '../order-rows.ts'
import { isUuid, type PaymentSession } from '../payment.ts'
import { type Order, order as orderById, type PaymentView, paymentBySession, paymentView } from '../queries/orders.ts'
import { sessionKey, sessionRequest } from '../session-request.ts'
import type { OrdersDeps } from './deps.ts'
import { holdPayment } from './held-payments.ts'
import { takeFacts } from './order-facts.ts'

export type Fulfilment =
  | { ok: true; order: Order }
  /**
   * `unknown`: no such session. `stray`: a session that is no order of ours. `held`: it is paid, and its order is not in
   * this database. `under-way`: its page is being opened just now, so it cannot be closed yet.
   */
  | { ok: false; reason: 'unknown' | 'stray' | 'held' | 'unreachable' | 'under-way' }

/**
 * Asks the payment service about a session and brings its order to where it belongs. Webhook, success page and
 * reconciler all come through here, at the same instant if they like: the order's row is locked, and what has been
 * done is not done again.
 */
export async function fulfilCheckout(deps: OrdersDeps, sessionId: string, cause: string): Promise<Fulfilment> {
  const looked = await deps.payments.session(sessionId)
  if (looked.ok) return applySession(deps, looked.value, cause)
  const { reason, words } = looked.problem
  if (reason === 'unknown') return { ok: false, reason: 'unknown' }
  deps.log.warn('payment.not-asked', { sessionId, reason, words })
  return { ok: false, reason: 'unreachable' }
}

export type Verification =
  | { ok: true; payment: PaymentView }
  | { ok: false; reason: 'unknown' | 'held' | 'unreachable' }

/**
 * What became of a payment, for anyone who comes back from the payment page. What is settled is answered from our own
 * books; anything else is asked for, and fulfilled, now. A session that is not ours is as unknown as one that is not.
 */
export async function verifyPayment(deps: OrdersDeps, sessionId: string): Promise<Verification> {
  const known = await paymentBySession(deps.db, sessionId)
  if (known?.status === 'paid' || known?.status === 'refunded') return { ok: true, payment: known }
  const asked = await fulfilNow(deps, sessionId)
  if (asked.ok) return { ok: true, payment: paymentView(asked.order) }
  const { reason } = asked
  return { ok: false, reason: reason === 'unreachable' || reason === 'held' ? reason : 'unknown' }
}

/**
 * Anyone who has just paid is never told that it broke, only that it is not known yet: notice and reconciler come too.
 */
async function fulfilNow(deps: OrdersDeps, sessionId: string): Promise<Fulfilment> {
  try {
    return await fulfilCheckout(deps, sessionId, 'success page')
  } catch (error) {
    deps.log.error('payment.not-fulfilled', { sessionId, error })
    return { ok: false, reason: 'unreachable' }
  }
}

async function applySession(deps: OrdersDeps, session: PaymentSession, cause: string): Promise<Fulfilment> {
  if (!session.orderId || !isUuid(session.orderId)) return { ok: false, reason: 'stray' }
  const order = await takeFacts(deps, session.orderId, order => lookAt(order, session, deps.payments.livemode), cause)
  if (order) return { ok: true, order }
  if (!session.paid) return { ok: false, reason: 'stray' }
  if ((await orderById(deps.db, session.orderId)) === null) {
    await holdPayment(deps, session, session.orderId)
    return { ok: false, reason: 'held' }
  }
  await refundStray(deps, session)
  return { ok: false, reason: 'stray' }
}

/** Money for an order that is paid at another page: it goes back, and somebody is told. */
async function refundStray(deps: OrdersDeps, session: PaymentSession): Promise<void> {
  deps.log.error('payment.at-another-page', { sessionId: session.id, orderId: session.orderId })
  if (!session.paymentIntent || session.refundedPence >= (session.totalPence ?? 0)) return
  const data = { sessionId: session.id, paymentIntent: session.paymentIntent }
  await deps.jobs.enqueue(deps.db, 'stray-refund', data, { key: session.id })
}

/**
 * Ends an order that nobody has paid. The payment service closes the page first, so that no money can come once the
 * goods are back on the shelf; if it came just before, the order is paid instead.
 */
export async function closeOrder(deps: OrdersDeps, order: Order, cause: string): Promise<Fulfilment> {
  const page = await pageOf(deps, order)
  if (page === 'unreachable' || page === 'under-way') return { ok: false, reason: page }
  if (page === 'none') return endUnpaid(deps, order, cause)
  const closed = await deps.payments.expireSession(page.id)
  if (closed.ok) return applySession(deps, closed.value, cause)
  switch (closed.problem.reason) {
    case 'done-already':
      return fulfilCheckout(deps, page.id, cause)
    case 'unknown':
      return endUnpaid(deps, order, cause)
    default:
      return { ok: false, reason: 'unreachable' }
  }
}

async function endUnpaid(deps: OrdersDeps, order: Order, cause: string): Promise<Fulfilment> {
  const ended = await takeFacts(deps, order.id, () => ({ facts: [{ kind: 'expired' }] }), cause)
  return ended ? { ok: true, order: ended } : { ok: false, reason: 'stray' }
}

/**
 * The page of an order. When its id was never stored, because we or the line went down in that moment, the same call
 * with the same key tells it; or it is refused, being too late by now, which says that there is none.
 */
async function pageOf(deps: OrdersDeps, order: Order): Promise<{ id: string } | 'none' | 'unreachable' | 'under-way'> {
  if (order.sessionId) return { id: order.sessionId }
  const again = await deps.payments.createSession(sessionRequest(order), sessionKey(order))
  if (again.ok) return again.value
  const { reason } = again.problem
  if (reason === 'under-way') return reason
  return reason === 'unreachable' || reason === 'busy' ? 'unreachable' : 'none'
}

export async function markConfirmed(deps: OrdersDeps, orderId: string): Promise<void> {
  await deps.db.updateTable('orders').set({ confirmation_sent_at: deps.now() }).where('id', '=', orderId).execute()
}

/** Notes that the payment service is being asked about an order now. */
export async function touchOrder(deps: OrdersDeps, orderId: string): Promise<void> {
  await deps.db.updateTable('orders').set({ checked_at: deps.now() }).where('id', '=', orderId).execute()
}
