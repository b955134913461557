import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import { type Order, orderOf, selectOrders } from './orders.ts'

/** The latest orders of a subscription that came to anything, newest first. One statement. */
export async function deliveriesOf(db: Db, subscriptionId: string, most: number): Promise<Order[]> {
  const rows = await selectOrders(db)
    .where('orders.subscription_id', '=', subscriptionId)
    .where('orders.charged_pence', '>', 0)
    .orderBy('orders.created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(orderOf)
}

/** Who the payment service knows a member as; null for one it does not know. */
export async function paymentCustomerOf(db: Db, memberId: MemberId): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.customer_id ?? null
}
