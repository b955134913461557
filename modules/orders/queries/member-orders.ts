import type { ExpressionBuilder } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { isLinkKey } from '#platform/http/link-key.ts'
import type { OrderStep } from '../order-words.ts'
import { isUuid, type ShipTo } from '../payment.ts'
import { type Order, order, orderOf, selectOrders } from './orders.ts'

/**
 * What belongs into a history: what was paid or is under way, and what can still be paid. Not each page closed unpaid.
 */
function worthKeeping(now: Date) {
  return ({ eb, and, or }: ExpressionBuilder<Database, 'orders'>) =>
    or([
      eb('status', 'not in', ['pending', 'expired', 'payment-failed']),
      and([eb('status', '=', 'payment-failed'), eb('customer_email', 'is not', null)]),
      and([eb('status', '=', 'pending'), eb('session_url', 'is not', null), eb('reserved_until', '>', now)]),
    ])
}

/** The orders of one member, newest first. One statement. */
export async function ordersOfMember(
  db: Db,
  memberId: MemberId,
  now: Date,
  page: { size: number; number: number },
): Promise<{ orders: Order[]; more: boolean }> {
  const rows = await selectOrders(db)
    .where('orders.member_id', '=', memberId)
    .where(worthKeeping(now))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(page.size + 1)
    .offset(page.size * (page.number - 1))
    .execute()
  return { orders: rows.slice(0, page.size).map(orderOf), more: rows.length > page.size }
}

/** A product of an order that was paid and is on its way, or has come. */
export interface SentProduct {
  readonly orderId: string
  readonly productId: ProductId
  readonly name: string
}

/** What was sent to a member for orders paid since then, the newest first; what was given back is left out. One statement. */
export function sentSince(db: Db, memberId: MemberId, since: Date): Promise<SentProduct[]> {
  return db
    .selectFrom('order_line as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.order_id as orderId', 'line.product_id as productId', 'line.name as name'])
    .where('orders.member_id', '=', memberId)
    .where('orders.status', 'in', ['paid', 'partly-refunded'])
    .where('orders.paid_at', '>=', since)
    .orderBy('orders.paid_at', 'desc')
    .orderBy('line.product_id')
    .execute()
}

/** One order, if it is this member's; somebody else's is as unknown as one that was never made. */
export async function orderOfMember(db: Db, memberId: MemberId, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null
  const row = await selectOrders(db)
    .where('orders.id', '=', id)
    .where('orders.member_id', '=', memberId)
    .executeTakeFirst()
  return row ? orderOf(row) : null
}

/** For anyone who has a link to the order: the whole of it with a right key, else only that there is one. */
export async function orderByLink(
  db: Db,
  id: string,
  key: string | null,
): Promise<{ open: true; order: Order } | { open: false; hint: string; memberId: MemberId | null } | null> {
  const found = await order(db, id)
  if (!found) return null
  const keys = await db.selectFrom('order_key').select('key_hash').where('order_id', '=', id).execute()
  const hashes = keys.map(row => row.key_hash)
  if (isLinkKey(key, hashes)) return { open: true, order: found }
  return { open: false, hint: `${found.number.slice(0, 7)}-••••`, memberId: found.memberId }
}

/** What happened to an order so far, in order. */
export async function orderSteps(db: Db, orderId: string): Promise<OrderStep[]> {
  const rows = await db
    .selectFrom('order_history')
    .select(['at', 'fact', 'to_status', 'charged_pence', 'refunded_pence', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    at: row.at,
    fact: row.fact as OrderStep['fact'],
    to: row.to_status as OrderStep['to'],
    detail: row.detail,
    chargedPence: row.charged_pence,
    refundedPence: row.refunded_pence,
  }))
}

/** Where the last order of a member went that was paid; null where there is none, or nobody in it any more. */
export async function lastShipTo(db: Db, memberId: MemberId): Promise<ShipTo | null> {
  const row = await db
    .selectFrom('orders')
    .select('ship_to')
    .where('member_id', '=', memberId)
    .where('paid_at', 'is not', null)
    .where('ship_to', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ship_to ?? null
}

/** The order of a payment, if it is this member's. */
export async function orderBySession(db: Db, memberId: MemberId, sessionId: string): Promise<Order | null> {
  const row = await selectOrders(db)
    .where('orders.session_id', '=', sessionId)
    .where('orders.member_id', '=', memberId)
    .executeTakeFirst()
  return row ? orderOf(row) : null
}
