import { deliveryChoices } from '#modules/cart/delivery.ts'
import type { OrderLine } from './order.ts'

/** How long the goods are kept aside, and the page to pay for them open. */
export const RESERVED_MINUTES = 35

/** The payment service opens no page that closes sooner. */
const SHORTEST_PAGE_MINUTES = 30

/** Whether there is time left to pay: for an order whose page must still be opened, more than for one that has it. */
export function canBePaid(order: { sessionUrl: string | null; reservedUntil: Date }, now: Date): boolean {
  const needed = order.sessionUrl === null ? SHORTEST_PAGE_MINUTES : 0
  return order.reservedUntil.getTime() - now.getTime() > needed * 60_000
}

export interface OrderToPay {
  id: string
  attempt: number
  isGuest: boolean
  origin: string
  reservedUntil: Date
  subtotalPence: number
  standardDeliveryPence: number
  expressDeliveryPence: number
  lines: readonly Pick<OrderLine, 'priceId' | 'quantity'>[]
}

/** Said on the payment page beside the button: Consumer Contracts Regulations 2013, regulations 13 and 28(3). */
const CANCELLATION_TEXT =
  'You can cancel within 14 days of receiving your order and get your money back, standard delivery included. ' +
  'For health and hygiene reasons this does not cover a product whose seal you have opened.'

export type SessionRequest = ReturnType<typeof sessionRequest>

/** The key under which the payment service does one thing once, however often it is asked. */
export function sessionKey(order: Pick<OrderToPay, 'id' | 'attempt'>): string {
  return `checkout:${order.id}:${order.attempt}`
}

/**
 * What we ask the payment page to be. Built from the stored order alone, so that asking again is the same request to
 * the e-mail and finds the same page. Metadata carries no more than the way back to the order.
 */
export function sessionRequest(order: OrderToPay) {
  return {
    mode: 'payment' as const,
    submit_type: 'pay' as const,
    locale: 'en-GB' as const,
    client_reference_id: order.id,
    metadata: { order_id: order.id, is_guest: String(order.isGuest) },
    payment_intent_data: { metadata: { order_id: order.id } },
    line_items: order.lines.map(({ priceId, quantity }) => ({ price: priceId, quantity })),
    customer_creation: 'if_required' as const,
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
