import type { Db } from '#platform/db/database.ts'
import type { OrderReturn } from '../return-life.ts'
import { goodsOfOrders } from './order-goods.ts'
import { type Order, orderOf, selectOrders } from './orders.ts'

/** Which returns an operator asks for. `open`: what is not settled yet. */
export const RETURN_SELECTIONS = ['open', 'to-refund', 'all'] as const
export type ReturnSelection = (typeof RETURN_SELECTIONS)[number]

export interface ReturnOfOrder {
  order: Order
  back: OrderReturn
}

/** The returns of a selection, longest asked for first. */
export async function returnsToDo(db: Db, selection: ReturnSelection, most: number): Promise<ReturnOfOrder[]> {
  const picked = db
    .selectFrom('order_return')
    .select(['order_return.id', 'order_return.order_id as orderId'])
    .orderBy('order_return.requested_at')
    .orderBy('order_return.id')
    .limit(most)
  const rows = await (selection === 'all'
    ? picked
    : picked
        .where('settlement', '=', 'open')
        .where('state', 'in', selection === 'open' ? ['requested', 'posted', 'arrived'] : ['posted', 'arrived'])
  ).execute()
  const ids = [...new Set(rows.map(({ orderId }) => orderId))]
  if (ids.length === 0) return []
  const orders = (await selectOrders(db).where('orders.id', 'in', ids).execute()).map(orderOf)
  const backs = [...(await goodsOfOrders(db, ids)).values()].flatMap(({ returns }) => returns)
  return rows.flatMap(({ id, orderId }) => {
    const [order, back] = [orders.find(order => order.id === orderId), backs.find(back => back.id === id)]
    return order && back ? [{ order, back }] : []
  })
}
