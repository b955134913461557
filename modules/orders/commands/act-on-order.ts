import type { Tx } from '#platform/db/database.ts'
import { type ActFact, goodsState, type HistoryDetail, NO_GOODS, type OrderGoods, unitsOf } from '../goods-life.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { type Order, orderOf, selectOrders } from '../queries/orders.ts'
import type { OrdersDeps } from './deps.ts'

/** Who does something with an order, and why, for its history. */
export interface Actor {
  who: 'buyer' | 'operator'
  /** Of an operator: whoever is at the keyboard. */
  name?: string
  /** In their own words. */
  why?: string
}

/** An order, locked, with what has become of its goods. */
export interface LockedOrder {
  tx: Tx
  order: Order
  goods: OrderGoods
  at: Date
}

/** What an act did, for the history. */
export interface Done {
  fact: ActFact
  detail?: HistoryDetail
}

/** Why an act cannot be done, in words for whoever asked for it. */
export interface Refused {
  refused: string
}

/** What an act needs of a server, or of the command line: money is moved by a job. */
export type ActDeps = Pick<OrdersDeps, 'db' | 'jobs' | 'now'>

export type Acted =
  | { ok: true; order: Order; goods: OrderGoods; changed: boolean }
  | { ok: false; reason: 'unknown' | 'refused'; words: string }

/**
 * Does one thing with one order under its row lock, with its history, in one transaction: of two that come at once the
 * second finds what the first has left. `act` returns null when all is as wanted already, which is no failure.
 */
export async function actOnOrder(
  deps: Pick<OrdersDeps, 'db' | 'now'>,
  orderId: string,
  by: Actor,
  act: (locked: LockedOrder) => Promise<Done | Refused | null>,
): Promise<Acted> {
  return deps.db.transaction().execute(async tx => {
    const row = await selectOrders(tx).where('orders.id', '=', orderId).forNoKeyUpdate('orders').executeTakeFirst()
    if (!row) return { ok: false, reason: 'unknown', words: 'There is no such order.' }
    const order = orderOf(row)
    const before = (await goodsOf(tx, orderId)) ?? NO_GOODS
    const at = deps.now()
    const done = await act({ tx, order, goods: before, at })
    if (done && 'refused' in done) return { ok: false, reason: 'refused', words: done.refused }
    if (!done) return { ok: true, order, goods: before, changed: false }
    const goods = (await goodsOf(tx, orderId)) ?? NO_GOODS
    const changed = await tx
      .updateTable('orders')
      .set({ goods: goodsState(unitsOf(order.lines, goods)), updated_at: at })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('order_history')
      .values(historyOf(order, done, by, at))
      .execute()
    return { ok: true, order: orderOf({ ...changed, lines: order.lines }), goods, changed: true }
  })
}

function historyOf(order: Order, { fact, detail = {} }: Done, { who, name, why }: Actor, at: Date) {
  return {
    order_id: order.id,
    at,
    fact,
    from_status: order.status,
    to_status: order.status,
    charged_pence: order.chargedPence,
    refunded_pence: order.refundedPence,
    cause: name ? `${who} ${name}` : who,
    detail: JSON.stringify({ ...detail, ...(why ? { why } : {}) }),
  }
}
