import type { ExpressionBuilder } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { isLinkKey } from '#platform/http/link-key.ts'
import type { Fact } from '../order-life.ts'
import type { OrderStep } from '../order-view.ts'
import { isUuid } from '../payment.ts'
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
    .select(['at', 'fact', 'to_status', 'charged_pence', 'refunded_pence'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    at: row.at,
    fact: row.fact as Fact['kind'],
    to: row.to_status as OrderStep['to'],
    chargedPence: row.charged_pence,
    refundedPence: row.refunded_pence,
  }))
}
