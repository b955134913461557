import type { Stripe } from 'stripe'

/** One payment as the payment service holds it. */
export interface Payment {
  sessionId: string
  paidAt: number
  orderId: string
  email: string
  chargedPence: number
  refundedPence: number
  goodsPence: number
  deliveryPence: number
  dispute: 'none' | 'open' | 'won' | 'lost'
  /** Packs by price. */
  sold: { priceId: string; quantity: number }[]
}

/** The SDK walks no further. */
const MOST = 10_000

/** Every payment that was made, whatever the shop knows of it. */
export async function paymentsThere(stripe: Stripe): Promise<Payment[]> {
  const all = { limit: MOST }
  const sessions = await stripe.checkout.sessions
    .list({ limit: 100, expand: ['data.line_items'] })
    .autoPagingToArray(all)
  const charges = await stripe.charges.list({ limit: 100 }).autoPagingToArray(all)
  const paid = new Map(
    charges.filter(({ status }) => status === 'succeeded').map(charge => [String(charge.payment_intent), charge]),
  )
  const disputes = await stripe.disputes.list({ limit: 100 }).autoPagingToArray(all)
  const asked = new Map(disputes.map(dispute => [String(dispute.payment_intent), dispute.status]))
  return sessions.flatMap(session => {
    const intent = String(session.payment_intent)
    const charge = paid.get(intent)
    if (!charge) return []
    paid.delete(intent)
    return [
      {
        sessionId: session.id,
        paidAt: charge.created * 1000,
        orderId: session.client_reference_id ?? '',
        email: session.customer_details?.email ?? '',
        chargedPence: charge.amount,
        refundedPence: charge.amount_refunded,
        goodsPence: session.amount_subtotal ?? 0,
        deliveryPence: session.shipping_cost?.amount_total ?? 0,
        dispute: disputeOf(asked.get(intent)),
        sold: (session.line_items?.data ?? []).map(({ price, quantity }) => ({
          priceId: price?.id ?? '',
          quantity: quantity ?? 0,
        })),
      },
    ]
  })
}

function disputeOf(status: Stripe.Dispute.Status | undefined): Payment['dispute'] {
  if (status === undefined) return 'none'
  if (status === 'won') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}
