import { randomUUID } from 'node:crypto'
import { putBack } from '#modules/catalogue/commands/stock.ts'
import { type Units, unitsOf } from '../goods-life.ts'
import { withCancelled } from '../refundable.ts'
import { type ActDeps, type Acted, type Actor, actOnOrder, stockNote } from './act-on-order.ts'
import { ASKED_BACK, wantRefund } from './refunds.ts'

/**
 * Takes goods out of an order before they are packed: they go back on the shelf and their money to the payer, unless
 * the payer's bank took it already.
 * @param units null: all that is not packed yet
 */
export function cancelGoods(deps: ActDeps, orderId: string, units: readonly Units[] | null, by: Actor): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    const { tx, order, goods, at } = locked
    if (order.stock !== 'sold') return { refused: 'It is not paid, so there is nothing to cancel.' }
    if (order.dispute === 'open') return { refused: ASKED_BACK }
    const waiting = unitsOf(order.lines, goods).filter(line => line.waiting > 0)
    const wanted = units ?? waiting.map(line => ({ productId: line.productId, quantity: line.waiting }))
    const late = wanted.some(
      unit => unit.quantity > (waiting.find(line => line.productId === unit.productId)?.waiting ?? 0),
    )
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
    return { fact: 'cancelled', detail: { goods: [...wanted], ...(refund ? { pence: refund.pence } : {}) } }
  })
}

const TOO_LATE =
  'It is being packed or has left already, so it can no longer be cancelled. It can be sent back once it has come.'
