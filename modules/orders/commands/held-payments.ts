import type { PaymentSession } from '../payment.ts'
import type { OrdersDeps } from './deps.ts'

/**
 * Keeps in mind that somebody paid for an order which is not in this database: one that was made after the copy which
 * was brought back, or the order of another shop at the same payment service. Its goods may be on their way already, so
 * nothing moves by itself: a person takes it up, or gives the money back at the payment service.
 */
export async function holdPayment(
  { db, log, now }: Pick<OrdersDeps, 'db' | 'log' | 'now'>,
  { id, paymentIntent, refundedPence, totalPence }: PaymentSession,
  orderId: string,
): Promise<void> {
  const pence = (totalPence ?? 0) - refundedPence
  if (pence <= 0) {
    await db.deleteFrom('payment_without_order').where('session_id', '=', id).execute()
    return
  }
  const held = { session_id: id, order_id: orderId, payment_intent: paymentIntent, pence, noted_at: now() }
  await db
    .insertInto('payment_without_order')
    .values(held)
    .onConflict(same => same.column('session_id').doUpdateSet({ pence }))
    .execute()
  log.error('payment.without-order', { sessionId: id, orderId })
}
