import type { Db } from '#platform/db/database.ts'
import { type Order, orderOf, selectOrders } from './orders.ts'

/** Which orders an operator asks for. `open`: what has to be packed, sent or looked at by a person. */
export type OrderSelection = 'open' | 'to-pack' | 'sent' | 'review' | 'all'

/** The orders of a selection, longest waiting first; of all, the newest first. One statement. */
export async function ordersToDo(
  db: Db,
  selection: OrderSelection,
  { since, most }: { since: Date | null; most: number },
): Promise<Order[]> {
  let orders = selectOrders(db).limit(most)
  if (since) orders = orders.where('orders.created_at', '>=', since)
  if (selection === 'all') orders = orders.where('orders.status', 'not in', ['pending', 'expired'])
  if (selection === 'sent') orders = orders.where('orders.goods', 'in', ['sent', 'sent-in-part'])
  if (selection === 'to-pack') {
    orders = orders
      .where('orders.goods', 'in', ['to-pack', 'packed', 'sent-in-part'])
      .where('orders.status', 'in', ['paid', 'partly-refunded'])
  }
  if (selection === 'review') {
    orders = orders.where(({ eb, or }) => or([eb('status', '=', 'review'), eb('dispute', '=', 'open')]))
  }
  if (selection === 'open') {
    orders = orders.where(({ eb, or, and }) =>
      or([
        and([
          eb('goods', 'in', ['to-pack', 'packed', 'sent-in-part']),
          eb('status', 'in', ['paid', 'partly-refunded']),
        ]),
        eb('status', '=', 'review'),
        eb('dispute', '=', 'open'),
      ]),
    )
  }
  const rows = await (selection === 'all' || selection === 'sent'
    ? orders.orderBy('orders.created_at', 'desc')
    : orders.orderBy('orders.paid_at')
  )
    .orderBy('orders.id')
    .execute()
  return rows.map(orderOf)
}

/** One order by the number that people see; null when there is none. */
export async function orderByNumber(db: Db, number: string): Promise<Order | null> {
  const row = await selectOrders(db).where('orders.number', '=', number).executeTakeFirst()
  return row ? orderOf(row) : null
}

/** Refunds that the payment service refused: a person has to find another way. */
export function failedRefunds(db: Db): Promise<{ number: string; pence: number; problem: string | null }[]> {
  return db
    .selectFrom('order_refund')
    .innerJoin('orders', 'orders.id', 'order_refund.order_id')
    .select(['orders.number', 'order_refund.pence', 'order_refund.problem'])
    .where('order_refund.state', '=', 'failed')
    .orderBy('order_refund.wanted_at')
    .execute()
}
