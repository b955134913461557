import { randomUUID } from 'node:crypto'
import { putBack } from '#modules/catalogue/commands/stock.ts'
import { type Units, unitsOf } from '../goods-life.ts'
import { withCancelled } from '../refundable.ts'
import { type ActDeps, type Acted, type Actor, actOnOrder, stockNote } from './act-on-order.ts'
import { ASKED_BACK, wantRefund } from './refunds.ts'

/** What is cancelled, and of how many packs it was meant: with other packs it is another question. */
export interface WantedUnits extends Units {
  ofWaiting?: number
}

/**
 * Takes goods out of an order before they are packed: they go back on the shelf and their money to the payer, unless
 * the payer's bank took it already.
 * @param units null: all that is not packed yet
 */
export function cancelGoods(
  deps: ActDeps,
  orderId: string,
  units: readonly WantedUnits[] | null,
  by: Actor,
): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    const { tx, order, goods, at } = locked
    if (order.stock !== 'sold') return { refused: 'It is not paid, so there is nothing to cancel.' }
    if (order.dispute === 'open') return { refused: ASKED_BACK }
    const waiting = unitsOf(order.lines, goods).filter(line => line.waiting > 0)
    const waits = ({ productId }: Units) => waiting.find(line => line.productId === productId)?.waiting ?? 0
    const meant: readonly WantedUnits[] =
      units ?? waiting.map(line => ({ productId: line.productId, quantity: line.waiting }))
    const late = meant.some(unit => unit.quantity > waits(unit))
    // The same form sent twice must not take a second pack.
    const other = meant.some(unit => unit.ofWaiting !== undefined && unit.ofWaiting !== waits(unit))
    if (other && !late) return { refused: CHANGED }
    const wanted = meant.map(({ productId, quantity }): Units => ({ productId, quantity }))
    if (wanted.length === 0 || late) return { refused: TOO_LATE }
    const after = { ...locked, goods: withCancelled(goods, wanted) }
    // A bank that decided for the payer has given the money back already.
    const refund = order.dispute === 'lost' ? null : await wantRefund(deps, after, 'cancelled', { units: wanted })
    // Before lines that point at products are written: see moveStock.
    await putBack(tx, wanted, stockNote(order, by, at))
    await tx
      .insertInto('cancelled_line')
      .values(
        wanted.map(({ productId, quantity }) => ({
          id: randomUUID(),
          order_id: order.id,
          refund_id: refund?.id ?? null,
          product_id: productId,
          quantity,
          cancelled_at: at,
        })),
      )
      .execute()
    return { fact: 'cancelled', detail: { goods: wanted, ...(refund ? { pence: refund.pence } : {}) } }
  })
}

const CHANGED =
  'Another number of packs waits now than when you were asked. The page is up to date: look at what is left of it.'
const TOO_LATE =
  'It is being packed or has left already, so it can no longer be cancelled. It can be sent back once it has come.'
