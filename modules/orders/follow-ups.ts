import type { ProductId } from '#modules/catalogue/product.ts'
import type { Effect } from './order-life.ts'
import type { OrderReturn } from './return-life.ts'

/** What its buyer is written to about a return. That its money went back is told with the money. */
export type ReturnMoment = 'requested' | 'labelled' | 'posted' | 'kept' | 'arrived' | 'refused'

/** Whether what was to be told is overtaken: it is kept, or settled, or has come. */
export function isOver(
  moment: ReturnMoment,
  { state, settlement }: Pick<OrderReturn, 'state' | 'settlement'>,
): boolean {
  if (moment === 'requested' || moment === 'labelled') return state === 'kept' || settlement !== 'open'
  return moment === 'refused' && settlement !== 'refused'
}

/** Put in line for whoever knows subscriptions: something became of one at the payment service. */
export const SUBSCRIPTION_NEWS = 'subscription-news'

/** Every job of this module by name, with what it is told. */
export interface OrderJobs {
  'order-confirmation': { orderId: string }
  'order-payment-failed': { orderId: string }
  'order-refund': { orderId: string }
  'order-refunded': { orderId: string; refundedPence: number }
  /** One row of `order_refund`. */
  'wanted-refund': { refundId: string }
  'order-sent': { orderId: string; parcelId: string }
  'order-delivered': { orderId: string; parcelId: string }
  'order-lost': { orderId: string; parcelId: string }
  'lot-recalled': { orderId: string; productId: ProductId; lot: string }
  /** What became of a return: a moment of it, told once. */
  'order-return': { orderId: string; returnId: string; moment: ReturnMoment }
  'stray-refund': { sessionId: string; paymentIntent: string }
  /** The payment service is told that nobody may redeem it any more. */
  'code-ended': { name: string }
}

export type FollowUp = {
  [Name in keyof OrderJobs]: { name: Name; data: OrderJobs[Name]; key: string }
}[keyof OrderJobs]

/** The job that carries out an effect; null for an alarm, which is a line in the log. */
export function followUp(effect: Effect, orderId: string, refundedPence: number): FollowUp | null {
  switch (effect) {
    case 'confirm':
      return { name: 'order-confirmation', data: { orderId }, key: orderId }
    case 'tell-failed':
      return { name: 'order-payment-failed', data: { orderId }, key: orderId }
    case 'refund':
      return { name: 'order-refund', data: { orderId }, key: orderId }
    case 'tell-refunded':
      // One e-mail for each amount: a second refund of the same order is news again.
      return { name: 'order-refunded', data: { orderId, refundedPence }, key: `${orderId}:${refundedPence}` }
    case 'alarm':
      return null
  }
}
