import type { StockNote } from '#modules/catalogue/commands/stock.ts'
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
  /** Of an operator at the keyboard: which command it is, and whether it is meant to happen once more. */
  typed?: { digest: string; again: boolean }
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
  const done = deps.db.transaction().execute<Acted>(async tx => {
    const row = await selectOrders(tx).where('orders.id', '=', orderId).forNoKeyUpdate('orders').executeTakeFirst()
    if (!row) return { ok: false, reason: 'unknown', words: 'There is no such order.' }
    const order = orderOf(row)
    const before = (await goodsOf(tx, orderId)) ?? NO_GOODS
    const at = deps.now()
    const done = await act({ tx, order, goods: before, at })
    if (done && 'refused' in done) return { ok: false, reason: 'refused', words: done.refused }
    if (!done) return { ok: true, order, goods: before, changed: false }
    if (by.typed && (await isSlip(tx, orderId, by.typed, at))) throw new Slip()
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
  return done.catch((error: unknown) => {
    if (error instanceof Slip) return { ok: false, reason: 'refused', words: SLIP_WORDS }
    throw error
  })
}

/** The very same command within so many minutes, and no other since, is taken for one that was typed twice. */
const SLIP_MINUTES = 30
const SLIP_WORDS =
  'The very same was done within the last half hour, so nothing was changed. If it is to happen again, say --again.'

/** Ends the transaction: what a slip did is undone. */
class Slip extends Error {}

async function isSlip(tx: Tx, orderId: string, typed: { digest: string; again: boolean }, at: Date): Promise<boolean> {
  const before = await tx
    .selectFrom('order_command')
    .select(['digest', 'typed_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const since = at.getTime() - SLIP_MINUTES * 60_000
  if (!typed.again && before?.digest === typed.digest && before.typed_at.getTime() > since) return true
  const now = { digest: typed.digest, typed_at: at }
  await tx
    .insertInto('order_command')
    .values({ order_id: orderId, ...now })
    .onConflict(clash => clash.column('order_id').doUpdateSet(now))
    .execute()
  return false
}

/** What is no slip any more is kept no longer. */
export async function forgetTyped(db: Pick<OrdersDeps, 'db'>['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - SLIP_MINUTES * 60_000)
  await db.deleteFrom('order_command').where('typed_at', '<', before).execute()
}

/** 'buyer', 'operator ann'. */
const causeOf = ({ who, name }: Actor) => (name ? `${who} ${name}` : who)

/** The same for the ledger of the stock. */
export const stockNote = ({ id }: Pick<Order, 'id'>, by: Actor, at: Date): StockNote => ({
  at,
  cause: causeOf(by),
  orderId: id,
  ...(by.why ? { why: by.why } : {}),
})

function historyOf(order: Order, { fact, detail = {} }: Done, by: Actor, at: Date) {
  return {
    order_id: order.id,
    at,
    fact,
    from_status: order.status,
    to_status: order.status,
    charged_pence: order.chargedPence,
    refunded_pence: order.refundedPence,
    cause: causeOf(by),
    detail: JSON.stringify({ ...detail, ...(by.why ? { why: by.why } : {}) }),
  }
}
