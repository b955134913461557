import { CANCELLATION_TEXT } from './cancellation-text.ts'
import type { OrderToPay, Recurring } from './session-request.ts'

/** What the delivery of a subscription is called at the payment service: by that it is told from the goods. */
export const DELIVERY_NAME = 'Standard delivery'

export type SubscriptionRequest = ReturnType<typeof subscriptionRequest>

/**
 * What we ask the payment page of a subscription to be: goods and delivery as two parts that renew together. What they
 * are called at the payment service is found out when it is asked.
 */
export function subscriptionRequest(order: OrderToPay, { subscriptionId, everyDays }: Recurring) {
  const [goods] = order.lines
  if (!goods || order.lines.length > 1) throw new Error('A subscription is of one product')
  return {
    mode: 'subscription' as const,
    locale: 'en-GB' as const,
    client_reference_id: order.id,
    metadata: {
      order_id: order.id,
      order_number: order.number,
      product_id: goods.productId,
      is_guest: String(order.isGuest),
      delivery_pence: String(order.standardDeliveryPence),
    },
    subscription_data: { metadata: { subscription_id: subscriptionId } },
    ...(order.paymentCustomer === null ? {} : { customer: order.paymentCustomer }),
    customer_update: { shipping: 'auto' as const },
    shipping_address_collection: { allowed_countries: ['GB' as const] },
    automatic_tax: { enabled: false },
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: textFor(everyDays) } },
    expires_at: Math.floor(order.reservedUntil.getTime() / 1000),
    success_url: `${order.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.origin}/shop/supplements/${goods.productId}/subscribe`,
    everyDays,
    goods: { priceId: goods.priceId, unitPence: goods.unitPence, quantity: goods.quantity },
    deliveryPence: order.standardDeliveryPence,
  }
}

const textFor = (everyDays: number) =>
  `You subscribe: the same sum is charged every ${everyDays} days until you end it, which takes two presses in your account. ${CANCELLATION_TEXT}`
