import type { Db } from '#platform/db/database.ts'
import type { PaymentDispute } from '../payment.ts'
import { type Order, orderOf, selectOrders } from './orders.ts'

export interface DisputeOfOrder {
  dispute: PaymentDispute & { decidedAt: Date | null }
  order: Order
}

/** What payers' banks have asked back: open, with what is to be answered first; or all, the newest first. */
export async function disputesToDo(
  db: Db,
  which: { all: boolean; orderId?: string },
  most: number,
): Promise<DisputeOfOrder[]> {
  let rows = db.selectFrom('payment_dispute').selectAll().limit(most)
  if (!which.all) rows = rows.where('state', '=', 'open').orderBy('evidence_by')
  if (which.orderId) rows = rows.where('order_id', '=', which.orderId)
  const found = await rows.orderBy('opened_at', 'desc').orderBy('id').execute()
  const ids = [...new Set(found.map(row => row.order_id))]
  const orders = ids.length === 0 ? [] : (await selectOrders(db).where('orders.id', 'in', ids).execute()).map(orderOf)
  return found.flatMap(row => {
    const order = orders.find(({ id }) => id === row.order_id)
    if (!order) return []
    const { id, state, reason, pence, opened_at: openedAt, evidence_by: evidenceBy, decided_at: decidedAt } = row
    return [{ order, dispute: { id, state, reason, pence, openedAt, evidenceBy, decidedAt } }]
  })
}
