import type { Effect } from './order-life.ts'

/** Every job of this module by name, with what it is told. */
export interface OrderJobs {
  'order-confirmation': { orderId: string }
  'order-payment-failed': { orderId: string }
  'order-refund': { orderId: string }
  'order-refunded': { orderId: string; refundedPence: number }
  /** One row of `order_refund`. */
  'wanted-refund': { refundId: string }
  'order-sent': { orderId: string; parcelId: string }
  'order-lost': { orderId: string; parcelId: string }
  'stray-refund': { sessionId: string; paymentIntent: string }
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
