import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { GoodsState } from '../goods-life.ts'
import { isInvoiceId } from '../invoice-session.ts'
import { oneLine } from '../one-line.ts'
import { itemsOf, type OrderLine, type WantedItem } from '../order.ts'
import type { Dispute, OrderLife, OrderStatus } from '../order-life.ts'
import { type DeliveryId, isUuid, type ShipTo } from '../payment.ts'
import type { OrderToPay } from '../session-request.ts'
import type { OrdersTables } from '../tables.ts'
import type { HeldUnpaid } from '../unpaid.ts'

export interface Order extends OrderToPay, OrderLife {
  /** Null: made by a visitor without records of their own, or by somebody who has gone since. */
  memberId: MemberId | null
  dispute: Dispute
  goods: GoodsState
  cart: string
  /** As its buyer gave it. */
  discountCode: string | null
  checkoutKey: string | null
  sessionId: string | null
  sessionUrl: string | null
  paymentIntent: string | null
  delivery: DeliveryId | null
  deliveryPence: number | null
  totalPence: number | null
  vatPence: number | null
  reviewReason: string | null
  customer: { email: string; name: string } | null
  shipTo: ShipTo | null
  lines: OrderLine[]
  createdAt: Date
  paidAt: Date | null
  confirmationSentAt: Date | null
  /** Set once the person in it was forgotten: no name is written into it after that. */
  anonymisedAt: Date | null
}

/** Orders with their lines, in one statement. */
export function selectOrders(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select(orders =>
      jsonArrayFrom(
        orders
          .selectFrom('order_line')
          .select([
            'order_line.product_id as productId',
            'order_line.price_id as priceId',
            'order_line.name',
            'order_line.quantity',
            'order_line.unit_pence as unitPence',
            'order_line.discount_pence as discountPence',
            'order_line.vat_rate_percent as vatRatePercent',
            'order_line.vat_pence as vatPence',
          ])
          .whereRef('order_line.order_id', '=', 'orders.id')
          .orderBy('order_line.product_id'),
      ).as('lines'),
    )
}

export function orderOf(row: Selectable<OrdersTables['orders']> & { lines: OrderLine[] }): Order {
  return {
    id: row.id,
    number: row.number,
    memberId: row.member_id,
    status: row.status,
    stock: row.stock,
    dispute: row.dispute,
    goods: row.goods,
    isGuest: row.is_guest,
    checkoutKey: row.checkout_key,
    cart: row.cart,
    origin: row.origin,
    attempt: row.attempt,
    paymentCustomer: row.payment_customer,
    recurring:
      row.subscription_id === null || row.every_days === null
        ? null
        : { subscriptionId: row.subscription_id, everyDays: row.every_days },
    reservedUntil: row.reserved_until,
    subtotalPence: row.subtotal_pence,
    discountCode: row.discount_code,
    discountPence: row.discount_pence,
    promotionId: row.promotion_id,
    askedEmail: row.asked_email,
    standardDeliveryPence: row.standard_delivery_pence,
    expressDeliveryPence: row.express_delivery_pence,
    delivery: row.delivery,
    deliveryPence: row.delivery_pence,
    totalPence: row.total_pence,
    vatPence: row.vat_pence,
    sessionId: row.session_id,
    sessionUrl: row.session_url,
    paymentIntent: row.payment_intent,
    chargedPence: row.charged_pence,
    refundedPence: row.refunded_pence,
    reviewReason: row.review_reason,
    customer:
      row.customer_email === null ? null : { email: row.customer_email, name: oneLine(row.customer_name ?? '') },
    shipTo: row.ship_to,
    lines: row.lines,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    confirmationSentAt: row.confirmation_sent_at,
    anonymisedAt: row.anonymised_at,
  }
}

/** For the module itself and its jobs; pages ask `paymentBySession`, which knows no names. */
export async function order(db: Db | Tx, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null
  const row = await selectOrders(db).where('orders.id', '=', id).executeTakeFirst()
  return row ? orderOf(row) : null
}

/** What a member has begun to pay for on a page and not paid. What a subscription is about to bring is no such thing. */
export async function unpaidOrdersOf(db: Db, memberId: MemberId): Promise<Order[]> {
  const rows = await selectOrders(db).where('member_id', '=', memberId).where('status', '=', 'pending').execute()
  return rows.map(orderOf).filter(({ sessionId }) => sessionId === null || !isInvoiceId(sessionId))
}

/** What this address keeps aside without having paid for it. */
export async function heldUnpaid(db: Tx, fromAddress: string): Promise<HeldUnpaid> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['order_line.product_id as productId', 'order_line.order_id as orderId', 'order_line.quantity'])
    .where('orders.from_address', '=', fromAddress)
    .where('orders.status', '=', 'pending')
    .execute()
  const units: Record<string, number> = {}
  for (const { productId, quantity } of rows) units[productId] = (units[productId] ?? 0) + quantity
  return { orders: new Set(rows.map(({ orderId }) => orderId)).size, units }
}

export async function orderByKey(db: Db | Tx, key: string): Promise<Order | null> {
  const row = await selectOrders(db).where('checkout_key', '=', key).executeTakeFirst()
  return row ? orderOf(row) : null
}

/**
 * What the checkout of this key has bought, once it is paid: for a browser that comes back anywhere but to the page
 * that says so. A member's order is told to nobody else.
 */
export async function boughtByAttempt(
  db: Db,
  key: string,
  asking: MemberId | null,
): Promise<Pick<PaymentView, 'id' | 'items'> | null> {
  const found = await orderByKey(db, key)
  if (!found || (found.memberId !== null && found.memberId !== asking)) return null
  const { id, items, status } = paymentView(found)
  return status === 'paid' ? { id, items } : null
}

export type PaymentStatus = 'paid' | 'processing' | 'unpaid' | 'failed' | 'expired' | 'refunded'

/** What the bearer of a session id may know: no name, no address. */
export interface PaymentView {
  /** The order number, which is what people see. */
  id: string
  /** Pence: what was charged, or would be. */
  amount: number
  status: PaymentStatus
  isGuest: boolean
  /** What was bought, for the browser to remove from its cart. */
  items: WantedItem[]
  confirmationSent: boolean
}

const SEEN_AS: Record<OrderStatus, PaymentStatus> = {
  pending: 'unpaid',
  processing: 'processing',
  paid: 'paid',
  'partly-refunded': 'paid',
  refunded: 'refunded',
  expired: 'expired',
  'payment-failed': 'failed',
  // The payer has paid and is told by e-mail what becomes of it.
  'refund-due': 'processing',
  review: 'processing',
}

/** The payment of a session as we know it by now. One statement. */
export async function paymentBySession(db: Db, sessionId: string): Promise<PaymentView | null> {
  const row = await db
    .selectFrom('orders')
    .select(['number', 'status', 'is_guest', 'charged_pence', 'total_pence', 'subtotal_pence', 'cart'])
    .select('discount_pence')
    .select('confirmation_sent_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  return paymentView({
    number: row.number,
    status: row.status,
    isGuest: row.is_guest,
    chargedPence: row.charged_pence,
    totalPence: row.total_pence,
    subtotalPence: row.subtotal_pence,
    discountPence: row.discount_pence,
    cart: row.cart,
    confirmationSentAt: row.confirmation_sent_at,
  })
}

type Viewed = Pick<
  Order,
  | 'number'
  | 'status'
  | 'isGuest'
  | 'chargedPence'
  | 'totalPence'
  | 'subtotalPence'
  | 'discountPence'
  | 'cart'
  | 'confirmationSentAt'
>

export function paymentView(order: Viewed): PaymentView {
  return {
    id: order.number,
    amount: order.chargedPence || (order.totalPence ?? order.subtotalPence - order.discountPence),
    status: SEEN_AS[order.status],
    isGuest: order.isGuest,
    items: itemsOf(order.cart),
    confirmationSent: order.confirmationSentAt !== null,
  }
}

/** Orders that the payment service should be asked about again, longest unasked first. */
export async function unsettledOrders(db: Db, uncheckedSince: Date, most: number): Promise<Order[]> {
  const rows = await selectOrders(db)
    .where('orders.status', 'in', ['pending', 'processing', 'refund-due'])
    .where('orders.checked_at', '<=', uncheckedSince)
    .orderBy('orders.checked_at')
    .limit(most)
    .execute()
  return rows.map(orderOf)
}

/** Notices that were taken but not worked out, oldest first. */
export async function unprocessedEvents(db: Db, receivedBefore: Date, most: number) {
  const rows = await db
    .selectFrom('payment_event')
    .select(['id', 'type', 'session_id', 'payment_intent', 'order_id', 'payment_subscription', 'invoice_id', 'dispute'])
    .where('processed_at', 'is', null)
    .where('received_at', '<=', receivedBefore)
    .orderBy('received_at')
    .limit(most)
    .execute()
  return rows.map(row => ({
    id: row.id,
    type: row.type,
    sessionId: row.session_id,
    paymentIntent: row.payment_intent,
    orderId: row.order_id,
    subscription: row.payment_subscription,
    invoice: row.invoice_id,
    dispute: row.dispute,
  }))
}

/** The order that a payment was made for, as far as we know it. */
export async function orderByIntent(db: Db, paymentIntent: string): Promise<Order | null> {
  const row = await selectOrders(db).where('payment_intent', '=', paymentIntent).executeTakeFirst()
  return row ? orderOf(row) : null
}
