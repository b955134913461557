import type { PostalAddress } from '#modules/address-book/address.ts'
import type { Dispute, Fact } from './order-life.ts'

/** What we know of one visit to the payment page, in our own words. Amounts in pence. */
export interface PaymentSession {
  id: string
  /** Null once it can no longer be paid there. */
  url: string | null
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  /** A delayed method was chosen and its payment did not come. */
  failed: boolean
  livemode: boolean
  currency: string
  subtotalPence: number | null
  /** What a code took off the goods. */
  discountPence: number
  shippingPence: number | null
  totalPence: number | null
  /** From the metadata that we gave: null when it is not one of ours. */
  orderId: string | null
  paymentIntent: string | null
  refundedPence: number
  payer: Payer | null
}

export interface Payer {
  email: string
  name: string
  shipTo: ShipTo | null
}

export type ShipTo = PostalAddress

/** What was sold on a page that is paid, as far as the payment service knows it. */
export interface Sale {
  session: PaymentSession
  /** The number that its buyer knows; null for a page of a release that did not say it. */
  number: string | null
  isGuest: boolean
  /** Who the payment service knows the buyer as. */
  customer: string | null
  /** The shop whose page led to it; null when it says none. */
  origin: string | null
  promotionId: string | null
  /** What the payment service calls the subscription that it began. */
  subscription: string | null
  paidAt: Date
  lines: readonly SaleLine[]
}

export interface SaleLine {
  priceId: string
  /** Null for a page that does not name it: then its price says which it is. */
  productId: string | null
  name: string
  quantity: number
  unitPence: number
  discountPence: number
}

/** A refund of ours, as the payment service has it. */
export interface RefundThere {
  refundId: string
  /** Why it could not be paid out; null for one that was. */
  failed: string | null
}

/** Why a call to the payment service did not do what was asked. `words` are for the log, never for a page. */
export interface PaymentProblem {
  reason: /** A price or its product is archived or unknown there. */
    | 'unavailable-product'
    | 'currency'
    /** A promotion code is used up, too old or switched off there, or does not fit the goods. */
    | 'code'
    /** Any other definite no. */
    | 'refused'
    /** Somebody whom it knew is not known there any more. */
    | 'unknown-customer'
    /** No such session, or not a session of ours. */
    | 'unknown'
    /** The session is over, or the charge refunded already. */
    | 'done-already'
    /** Too many calls: nothing happened. */
    | 'busy'
    /** The very same call is being worked on just now. */
    | 'under-way'
    /** It failed over there; its answer to this idempotency key stays the same. */
    | 'broken'
    /** The idempotency key was used for another request. */
    | 'key-used'
    /** No answer: it may or may not have happened. */
    | 'unreachable'
  words: string
}

export type PaymentAnswer<T> = { ok: true; value: T } | { ok: false; problem: PaymentProblem }

export interface PaymentPrice {
  id: string
  pence: number | null
  currency: string
  /** The price and its product are both on sale there. */
  active: boolean
}

/** What a payer's bank asks back of one payment. */
export interface PaymentDispute {
  id: string
  state: Exclude<Dispute, 'none'>
  /** In the payment service's word: 'fraudulent', 'product_not_received'. */
  reason: string
  pence: number
  openedAt: Date
  /** Until when it can be answered; null when it cannot be. */
  evidenceBy: Date | null
}

/** A notice from the payment service: a hint where to look, never the truth itself. */
export interface PaymentEvent {
  id: string
  type: string
  sessionId: string | null
  paymentIntent: string | null
  orderId: string | null
  /** Of a subscription: what the payment service calls it, and the invoice that it is about. */
  subscription: string | null
  invoice: string | null
  dispute: Exclude<Dispute, 'none'> | null
}

/** What an order expects of its payment. */
export interface Expected {
  id: string
  subtotalPence: number
  discountPence: number
  standardDeliveryPence: number
  expressDeliveryPence: number
}

export type DeliveryId = 'standard' | 'express'

/**
 * Compares a finished session with its order, the last guard against a tampered or mixed-up payment: mode, currency,
 * order id, goods, delivery and total must all be ours.
 */
export function agreement(
  order: Expected,
  session: PaymentSession,
  livemode: boolean,
): { ok: true; delivery: DeliveryId } | { ok: false; reason: string } {
  if (session.livemode !== livemode) return { ok: false, reason: 'live and test payments are mixed' }
  if (session.orderId !== order.id) return { ok: false, reason: 'it names another order' }
  if (session.currency !== 'gbp') return { ok: false, reason: `paid in ${session.currency}` }
  if (session.subtotalPence !== order.subtotalPence) {
    return { ok: false, reason: `goods of ${session.subtotalPence} pence instead of ${order.subtotalPence}` }
  }
  if (session.discountPence !== order.discountPence) {
    return { ok: false, reason: `${session.discountPence} pence off instead of ${order.discountPence}` }
  }
  const delivery = deliveryPaid(order, session.shippingPence)
  if (!delivery) return { ok: false, reason: `delivery of ${session.shippingPence} pence was never offered` }
  if (session.totalPence !== session.subtotalPence - session.discountPence + (session.shippingPence ?? 0)) {
    return { ok: false, reason: `a total of ${session.totalPence} pence does not add up` }
  }
  return { ok: true, delivery }
}

function deliveryPaid(order: Expected, pence: number | null): DeliveryId | null {
  if (pence === order.standardDeliveryPence) return 'standard'
  if (pence === order.expressDeliveryPence) return 'express'
  return null
}

/**
 * What a look at the session says, in the order in which it must have happened. One look can say two things: a
 * payment that was refunded before we heard of it.
 */
export function factsOf(session: PaymentSession, agrees: boolean): Fact[] {
  if (session.state === 'expired') return [{ kind: 'expired' }]
  if (session.state === 'open') return []
  if (!session.paid) return [{ kind: session.failed ? 'failed' : 'delayed' }]
  const pence = session.totalPence ?? 0
  const facts: Fact[] = [{ kind: agrees ? 'paid' : 'mismatch', pence }]
  if (session.refundedPence > 0) facts.push({ kind: 'refunded', pence: session.refundedPence })
  return facts
}

/** The shape of a session id; anything else is turned away before a call is made for it. */
export function looksLikeSessionId(text: unknown): text is string {
  return typeof text === 'string' && /^cs_(test|live)_[A-Za-z0-9_]{8,120}$/.test(text)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: string): boolean {
  return UUID.test(text)
}
