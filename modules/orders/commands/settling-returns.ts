import { formatPence } from '#modules/cart/money.ts'
import { putBack } from '#modules/catalogue/commands/stock.ts'
import { type Units, unitsOf, withBuyer } from '../goods-life.ts'
import { isAskedBack } from '../order-life.ts'
import { owedForReturn, withRefunded } from '../refundable.ts'
import { isComing, RETURN_LIFE, unitsBack, whyNotSettled } from '../return-life.ts'
import { type ActDeps, type Acted, type Actor, stockNote } from './act-on-order.ts'
import { ASKED_BACK, wantRefund } from './refunds.ts'
import { NOT_THERE, onReturn, tellOfReturn } from './returns.ts'

/**
 * Notes that a return is here. What is sealed and sellable goes back on the shelf; the rest is written off.
 * @param shelf which packs of it are put on the shelf
 */
export function arriveReturn(
  deps: ActDeps,
  orderId: string,
  number: number,
  shelf: readonly Units[],
  by: Actor,
): Promise<Acted> {
  return onReturn(deps, orderId, number, by, async (locked, back) => {
    const { tx, at, order } = locked
    if (back.state === 'arrived') return null
    if (!RETURN_LIFE[back.state].arrive || !isComing(back)) return { refused: NOT_COMING }
    const sealed = back.lines.filter(({ seal }) => seal === 'unbroken')
    const sold = unitsBack(shelf)
    for (const { productId, quantity } of sold) {
      const most = sealed.find(line => line.productId === productId)?.quantity ?? 0
      if (quantity > most) return { refused: tooMany(productId, most) }
    }
    await putBack(tx, sold, stockNote(order, by, at), 'returned')
    for (const { productId, quantity } of sold) {
      await tx
        .updateTable('return_line')
        .set({ shelved: quantity })
        .where('return_id', '=', back.id)
        .where('product_id', '=', productId)
        .where('seal', '=', 'unbroken')
        .execute()
    }
    await tx.updateTable('order_return').set({ state: 'arrived', arrived_at: at }).where('id', '=', back.id).execute()
    if (back.settlement === 'open') await tellOfReturn(deps, locked, back.id, 'arrived')
    return { fact: 'return-arrived', detail: { return: number, goods: unitsBack(back.lines) } }
  })
}

const NOT_COMING = 'Its buyer keeps it, or it was refused. When it came all the same, note a new return of it first.'

const tooMany = (productId: string, most: number) =>
  most === 0
    ? `No sealed pack of ${productId} comes back with it.`
    : `Only ${most} sealed ${most === 1 ? 'pack' : 'packs'} of ${productId} ${most === 1 ? 'comes' : 'come'} back with it.`

/**
 * Gives back the money of a return: what the law says, or less with a reason. A second time changes nothing.
 * @param pence null: all that is owed for it
 */
export function refundReturn(
  deps: ActDeps,
  orderId: string,
  number: number,
  pence: number | null,
  by: Actor,
): Promise<Acted> {
  return onReturn(deps, orderId, number, by, async (locked, back) => {
    const { tx, order, goods, at } = locked
    if (back.settlement === 'refunded') return null
    const problem = whyNotSettled(back, 'refund') ?? (isAskedBack(order) ? ASKED_BACK : null)
    if (problem) return { refused: problem }
    // Refused before it came, it may be part of another return by now.
    const after = withRefunded(goods, back)
    if (unitsOf(order.lines, after).some(line => withBuyer(line, after) < 0)) return { refused: NOT_THERE }
    const owed = owedForReturn(order, after, back.lines).pence
    if (owed === 0) return { refused: 'Nothing is left of its payment to give back.' }
    if (pence !== null && pence > owed) return { refused: `Only ${formatPence(owed)} are owed for it.` }
    if (pence !== null && pence < owed && !by.why) return { refused: 'Say why it is less than is owed.' }
    const refund = await wantRefund(deps, locked, 'returned', { pence: pence ?? owed })
    await tx
      .updateTable('order_return')
      .set({
        settlement: 'refunded',
        settled_at: at,
        refund_id: refund?.id ?? null,
        settled_because: pence !== null && pence < owed ? (by.why ?? null) : null,
      })
      .where('id', '=', back.id)
      .execute()
    return { fact: 'return-refunded', detail: { return: number, pence: pence ?? owed } }
  })
}

/** Says no to a return, with the reason that its buyer is told. */
export function refuseReturn(
  deps: ActDeps,
  orderId: string,
  number: number,
  because: string,
  by: Actor,
): Promise<Acted> {
  return onReturn(deps, orderId, number, by, async (locked, back) => {
    if (back.settlement === 'refused' && back.settledBecause === because) return null
    const problem = whyNotSettled(back, 'refuse')
    if (problem) return { refused: problem }
    if (because === '') return { refused: 'Say why: its buyer is told.' }
    const refused = { settlement: 'refused', settled_at: locked.at, settled_because: because } as const
    await locked.tx.updateTable('order_return').set(refused).where('id', '=', back.id).execute()
    await tellOfReturn(deps, locked, back.id, 'refused')
    return { fact: 'return-refused', detail: { return: number } }
  })
}
