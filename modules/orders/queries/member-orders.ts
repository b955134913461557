import { type ExpressionBuilder, sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { isLinkKey } from '#platform/http/link-key.ts'
import type { Fact } from '../order-life.ts'
import type { OrderStep } from '../order-view.ts'
import { isUuid } from '../payment.ts'
import { type Order, order, orderOf, selectOrders } from './orders.ts'

/** What belongs into a history: what was paid or is under way, and what can still be paid. Not each page closed unpaid. */
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

/** For whoever has a link to the order: the whole of it with a right key, else only that there is one. */
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

/** All that is kept of a member's orders, for the export: every checkout that was begun, in the words of the columns. */
export async function personalData(db: Db, memberId: MemberId) {
  const mine = db.selectFrom('orders').select('id').where('member_id', '=', memberId)
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'is_guest', 'dispute', 'currency', 'delivery', 'created_at', 'paid_at'])
    .select(['confirmation_sent_at', 'subtotal_pence', 'delivery_pence', 'total_pence', 'vat_pence'])
    .select(['charged_pence', 'refunded_pence', 'customer_name', 'customer_email', 'payment_intent'])
    .select([
      sql<string | null>`ship_to->>'name'`.as('ship_to_name'),
      sql<string | null>`array_to_string(array(select jsonb_array_elements_text(ship_to->'lines')), ', ')`.as(
        'ship_to_lines',
      ),
      sql<string | null>`ship_to->>'city'`.as('ship_to_city'),
      sql<string | null>`ship_to->>'county'`.as('ship_to_county'),
      sql<string | null>`ship_to->>'postcode'`.as('ship_to_postcode'),
      sql<string | null>`ship_to->>'country'`.as('ship_to_country'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()
  const lines = await db
    .selectFrom('order_line')
    .select(['order_id', 'product_id', 'name', 'quantity', 'unit_pence', 'vat_rate_percent', 'vat_pence'])
    .where('order_id', 'in', mine)
    .orderBy('order_id')
    .orderBy('product_id')
    .execute()
  const history = await db
    .selectFrom('order_history')
    .select(['order_id', 'at', 'fact', 'from_status', 'to_status', 'charged_pence', 'refunded_pence'])
    .where('order_id', 'in', mine)
    .orderBy('id')
    .execute()
  const keys = await db.selectFrom('order_key').select(['order_id', 'made_at']).where('order_id', 'in', mine).execute()
  const events = await db
    .selectFrom('payment_event')
    .select(['order_id', 'type', 'dispute', 'received_at'])
    .where('order_id', 'in', mine.clearSelect().select(sql<string>`id::text`.as('id')))
    .orderBy('received_at')
    .execute()
  return { orders, order_lines: lines, order_history: history, order_keys: keys, payment_events: events }
}
