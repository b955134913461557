import { order as orderById } from '../queries/orders.ts'
import type { OrdersDeps } from './deps.ts'
import { fulfilCheckout } from './fulfilment.ts'

/**
 * Gives back the whole payment of an order that could not be fulfilled.
 * @throws when the payment service could not be asked, so that the job runs again
 */
export async function refundOrder(deps: OrdersDeps, orderId: string): Promise<void> {
  const order = await orderById(deps.db, orderId)
  if (order?.status !== 'refund-due' || !order.paymentIntent || !order.sessionId) return
  await giveBack(deps, order.paymentIntent, `refund:order:${order.id}`)
  // The webhook would tell it too, a moment later or never.
  await fulfilCheckout(deps, order.sessionId, 'refund')
}

/** @throws when the payment service could not be asked, so that the job runs again */
export async function refundStrayPayment(deps: OrdersDeps, sessionId: string, paymentIntent: string): Promise<void> {
  await giveBack(deps, paymentIntent, `refund:stray:${sessionId}`)
  deps.log.info('payment.stray-refunded', { sessionId })
}

async function giveBack(deps: OrdersDeps, paymentIntent: string, key: string): Promise<void> {
  const refunded = await deps.payments.refund(paymentIntent, key)
  if (refunded.ok || refunded.problem.reason === 'done-already') return
  deps.log.error('payment.refund-not-made', { paymentIntent, words: refunded.problem.words })
  throw new Error('The refund could not be made')
}
