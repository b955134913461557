import type { MemberId } from '#modules/account/member.ts'
import { deliveryChoices } from '#modules/cart/delivery.ts'
import { discountPence, type OrderLine, subtotalPence, vatPence } from './order.ts'
import type { Fact, OrderLife, Step } from './order-life.ts'
import { agreement, factsOf, type PaymentSession } from './payment.ts'
import type { Order } from './queries/orders.ts'
import { RESERVED_MINUTES, type Recurring } from './session-request.ts'

export interface NewOrder {
  id: string
  number: string
  key: string | null
  memberId: MemberId | null
  isGuest: boolean
  origin: string
  cart: string
  fromAddress: string | null
  paymentCustomer: string | null
  /** The code that it is made with; its lines say what that takes off. */
  code: { name: string; promotionId: string; askedEmail: string | null } | null
  /** Of a subscription: what was agreed. */
  recurring?: (Recurring & { deliveryPence: number }) | undefined
}

/** A new order as its row, with the deliveries offered for these goods and the time they are kept aside. */
export function newOrder(made: NewOrder, lines: readonly OrderLine[], now: Date) {
  const goods = subtotalPence(lines)
  const discount = discountPence(lines)
  // Free from what is paid for the goods.
  const [standard, express] = deliveryChoices(goods - discount)
  return {
    id: made.id,
    number: made.number,
    member_id: made.memberId,
    is_guest: made.isGuest,
    checkout_key: made.key,
    cart: made.cart,
    origin: made.origin,
    from_address: made.fromAddress,
    payment_customer: made.paymentCustomer,
    reserved_until: new Date(now.getTime() + RESERVED_MINUTES * 60_000),
    subtotal_pence: goods,
    discount_code: made.code?.name ?? null,
    discount_pence: discount,
    promotion_id: made.code?.promotionId ?? null,
    asked_email: made.code?.askedEmail ?? null,
    standard_delivery_pence: made.recurring?.deliveryPence ?? standard.pricePence,
    subscription_id: made.recurring?.subscriptionId ?? null,
    every_days: made.recurring?.everyDays ?? null,
    express_delivery_pence: express.pricePence,
    created_at: now,
    updated_at: now,
    checked_at: now,
  }
}

export function lineRow(orderId: string, line: OrderLine) {
  return {
    order_id: orderId,
    product_id: line.productId,
    price_id: line.priceId,
    name: line.name,
    quantity: line.quantity,
    unit_pence: line.unitPence,
    discount_pence: line.discountPence,
    vat_rate_percent: line.vatRatePercent,
    vat_pence: line.vatPence,
  }
}

/** What a look at a session means for one order. */
export interface Look {
  facts: Fact[]
  session?: PaymentSession
  /** Set when the payment is the one that the order asked for. */
  delivery?: Order['delivery']
  reviewReason?: string
}

/** Null when the order is waiting for another session than this one. */
export function lookAt(order: Order, session: PaymentSession, livemode: boolean): Look | null {
  if (order.sessionId !== null && order.sessionId !== session.id) return null
  if (session.state !== 'complete') return { facts: factsOf(session, true), session }
  const agreed = agreement(order, session, livemode)
  const facts = factsOf(session, agreed.ok)
  return agreed.ok ? { facts, session, delivery: agreed.delivery } : { facts, session, reviewReason: agreed.reason }
}

/** Statuses of a payment that was never finished: nothing about a person is kept for those. */
const NOBODY_YET = new Set<Order['status']>(['pending', 'expired'])

/** The columns that a step changes. */
export function orderChange(order: Order, life: OrderLife, { session, delivery, reviewReason }: Look, at: Date) {
  const known = session && !NOBODY_YET.has(life.status)
  const deliveryPence = delivery === 'express' ? order.expressDeliveryPence : order.standardDeliveryPence
  return {
    status: life.status,
    stock: life.stock,
    // Goods that were just sold wait to be packed.
    ...(life.stock === 'sold' && order.stock !== 'sold' ? { goods: 'to-pack' as const } : {}),
    charged_pence: life.chargedPence,
    refunded_pence: life.refundedPence,
    updated_at: at,
    // Once nothing is unpaid, neither the network address nor the e-mail address need be known.
    ...(life.status === 'pending' ? {} : { from_address: null, asked_email: null }),
    ...(session ? { session_id: session.id } : {}),
    ...(life.chargedPence > 0 && !order.paidAt ? { paid_at: at } : {}),
    ...(known ? { payment_intent: session.paymentIntent } : {}),
    // What the payment service sends again must not bring back a person we were asked to forget.
    ...(known && !order.anonymisedAt ? payerColumns(session, order) : {}),
    ...(known && delivery
      ? { delivery, delivery_pence: deliveryPence, vat_pence: vatPence(order.lines, deliveryPence) }
      : {}),
    ...(life.status === 'review' && reviewReason ? { review_reason: reviewReason } : {}),
  }
}

function payerColumns({ payer }: PaymentSession, order: Order) {
  return {
    ...(payer ? { customer_email: payer.email, customer_name: payer.name } : {}),
    // Once it is known only its buyer or we change it: the payment service goes on telling the one of the payment.
    ...(payer?.shipTo && !order.shipTo ? { ship_to: JSON.stringify(payer.shipTo) } : {}),
  }
}

export interface TakenStep extends Step {
  fact: Fact
  from: OrderLife
}

export function historyRow(orderId: string, step: TakenStep, cause: string, at: Date) {
  return {
    order_id: orderId,
    at,
    fact: step.fact.kind,
    from_status: step.from.status,
    to_status: step.life.status,
    charged_pence: step.life.chargedPence,
    refunded_pence: step.life.refundedPence,
    cause,
  }
}
