import type { Stripe } from 'stripe'

/*
 * The SDK's own resource types, as they travel: decimals are texts on the wire, and a stored resource names others by id.
 * The compiler holds every builder to them.
 */
export type WirePrice = Omit<Stripe.Price, 'product' | 'unit_amount_decimal'> & {
  product: string
  unit_amount_decimal: string | null
}
export type WireProduct = Omit<Stripe.Product, 'default_price'> & { default_price: string | null }
export type WireLine = Omit<Stripe.LineItem, 'price'> & { price: WirePrice }
export type WireSession = Stripe.Checkout.Session & { payment_intent: string | null }
export type WireIntent = Stripe.PaymentIntent & { latest_charge: string | null }
export type WireCharge = Stripe.Charge & { payment_intent: string }
export type WireRefund = Stripe.Refund & { charge: string; payment_intent: string }

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.succeeded'
  | 'charge.refunded'
  | 'refund.created'

export type WireEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType
  data: { object: WireSession | WireIntent | WireCharge | WireRefund }
}

/** What the visitor gave on the hosted page, without the card's number. */
export interface BuyerDetails {
  email: string
  name: string
  address: Stripe.Address
  shippingRate: string | null
}

/** How the buyer pays: only what a receipt may show is kept. */
export type PaymentMethod =
  | { type: 'card'; id: string; last4: string; brand: string; expMonth: number; expYear: number; secured: boolean }
  | { type: 'bacs_debit'; id: string; last4: string; sortCode: string; outcome: 'paid' | 'refused' }

/** A session with what Stripe keeps behind it. */
export interface SessionRecord {
  session: WireSession
  lines: WireLine[]
  intent: { metadata: Stripe.Metadata; description: string | null; receiptEmail: string | null; suffix: string | null }
  /** What was typed before a challenge or a decline, so that the page can show it again. */
  buyer: BuyerDetails | null
  /** A card that waits for its 3-D Secure page. */
  challenged: PaymentMethod | null
  /** The message of the last failed attempt, shown when the page comes back. */
  lastFailure: string | null
  /** When a delayed payment settles by itself, in seconds. */
  settlesAt: number | null
}
