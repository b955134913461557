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
export type WireSession = Stripe.Checkout.Session & { payment_intent: string | null; customer: string | null }
export type WireIntent = Stripe.PaymentIntent & { latest_charge: string | null }
export type WireCharge = Stripe.Charge & { payment_intent: string }
export type WireCustomer = Stripe.Customer & { metadata: Stripe.Metadata }
export type DeletedCustomer = Stripe.DeletedCustomer
export type SavedCard = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card; customer: string | null }
export type WireRefund = Stripe.Refund & { charge: string; payment_intent: string }

export type WireDispute = Stripe.Dispute & { charge: string; payment_intent: string }

type Plan = Omit<Stripe.Plan, 'amount_decimal' | 'product'> & { amount_decimal: string | null; product: string }
export type WireItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: WirePrice
  plan: Plan
  quantity: number
}
export type WireSubscription = Omit<Stripe.Subscription, 'items' | 'customer' | 'latest_invoice'> & {
  items: { object: 'list'; data: WireItem[]; has_more: false; url: string; total_count?: number }
  customer: string
  latest_invoice: string | null
  default_payment_method: string | null
}
type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string }
  quantity_decimal: string
}
export type WireInvoice = Omit<Stripe.Invoice, 'lines' | 'customer' | 'deleted'> & {
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string }
  customer: string
}
export type WireInvoicePayment = Stripe.InvoicePayment & { invoice: string }
export type PortalSession = Stripe.BillingPortal.Session

export type EventType =
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.upcoming'
  | 'invoice.voided'
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.succeeded'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

export type WireEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType
  data: {
    object: WireSession | WireIntent | WireCharge | WireRefund | WireDispute | WireSubscription | WireInvoice
  }
}

/** What the visitor gave on the hosted page, without the card's number. */
export interface BuyerDetails {
  email: string
  name: string
  address: Stripe.Address
  shippingRate: string | null
  /** Whether the card is to be kept for the next time. */
  keepsCard: boolean
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
  /** What the subscription that it begins is to carry. */
  subscriptionMetadata?: Stripe.Metadata
}
