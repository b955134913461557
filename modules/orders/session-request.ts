import { deliveryChoices } from '#modules/cart/delivery.ts'
import { CANCELLATION_TEXT } from './cancellation-text.ts'
import type { OrderLine } from './order.ts'
import { type SubscriptionRequest, subscriptionRequest } from './subscription-request.ts'

/** How long the goods are kept aside, and the page to pay for them open. */
export const RESERVED_MINUTES = 35

/** The payment service opens no page that closes sooner. */
const SHORTEST_PAGE_MINUTES = 30

/** Whether there is time left to pay: for an order whose page must still be opened, more than for one that has it. */
export function canBePaid(order: { sessionUrl: string | null; reservedUntil: Date }, now: Date): boolean {
  const needed = order.sessionUrl === null ? SHORTEST_PAGE_MINUTES : 0
  return order.reservedUntil.getTime() - now.getTime() > needed * 60_000
}

/** What an order is a delivery of. */
export interface Recurring {
  subscriptionId: string
  everyDays: number
}

export interface OrderToPay {
  id: string
  number: string
  attempt: number
  /** Of a subscription: which, and how often it comes. */
  recurring: Recurring | null
  /** Of a member: whom the payment service knows, with what they need not type again. */
  paymentCustomer: string | null
  isGuest: boolean
  origin: string
  reservedUntil: Date
  subtotalPence: number
  /** What a code takes off the goods, and what the payment service calls that code. */
  discountPence: number
  promotionId: string | null
  /** The e-mail address that a guest gave for a code; the payment page lets nobody change it. */
  askedEmail: string | null
  standardDeliveryPence: number
  expressDeliveryPence: number
  lines: readonly Pick<OrderLine, 'productId' | 'priceId' | 'quantity' | 'unitPence'>[]
}

export type SessionRequest = ReturnType<typeof paidOnce> | SubscriptionRequest

/** The key under which the payment service does one thing once, however often it is asked. */
export function sessionKey(order: Pick<OrderToPay, 'id' | 'attempt'>): string {
  return `checkout:${order.id}:${order.attempt}`
}

/**
 * What we ask the payment page to be. Built from the stored order alone, so that asking again is the same request to
 * the e-mail and finds the same page. Metadata carries no more than the way back to the order: its id, and the number that
 * its buyer knows, by which it is made again should a database be brought back that is older than it.
 */
export function sessionRequest(order: OrderToPay): SessionRequest {
  return order.recurring === null ? paidOnce(order) : subscriptionRequest(order, order.recurring)
}

function paidOnce(order: OrderToPay) {
  return {
    mode: 'payment' as const,
    submit_type: 'pay' as const,
    locale: 'en-GB' as const,
    client_reference_id: order.id,
    metadata: { order_id: order.id, order_number: order.number, is_guest: String(order.isGuest) },
    payment_intent_data: { metadata: { order_id: order.id } },
    line_items: order.lines.map(({ priceId, quantity }) => ({ price: priceId, quantity })),
    ...(order.promotionId ? { discounts: [{ promotion_code: order.promotionId }] } : {}),
    ...payer(order),
    shipping_address_collection: { allowed_countries: ['GB' as const] },
    shipping_options: shippingOptions(order),
    automatic_tax: { enabled: false },
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: CANCELLATION_TEXT } },
    expires_at: Math.floor(order.reservedUntil.getTime() / 1000),
    // The braces are for the payment service, which puts the session's id in their place.
    success_url: `${order.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.origin}/payment-cancel`,
  }
}

/** A member's cards are kept by the payment service, if they tick so there, and taken off there as well. */
function payer({ paymentCustomer, askedEmail }: OrderToPay) {
  if (paymentCustomer === null) {
    return { customer_creation: 'if_required' as const, ...(askedEmail ? { customer_email: askedEmail } : {}) }
  }
  const options = { payment_method_save: 'enabled' as const, payment_method_remove: 'enabled' as const }
  return { customer: paymentCustomer, saved_payment_method_options: options }
}

function shippingOptions(order: OrderToPay) {
  const pence = { standard: order.standardDeliveryPence, express: order.expressDeliveryPence }
  return deliveryChoices(order.subtotalPence).map(choice => ({
    shipping_rate_data: {
      type: 'fixed_amount' as const,
      display_name: choice.name,
      // The price offered when the order was made, should the rule change meanwhile.
      fixed_amount: { amount: pence[choice.id], currency: 'gbp' },
      tax_behavior: 'inclusive' as const,
      delivery_estimate: {
        minimum: { unit: 'business_day' as const, value: choice.minWorkingDays },
        maximum: { unit: 'business_day' as const, value: choice.maxWorkingDays },
      },
    },
  }))
}
