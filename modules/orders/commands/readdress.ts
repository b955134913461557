import { isDeepStrictEqual } from 'node:util'
import type { ShipTo } from '../payment.ts'
import { type ActDeps, type Acted, type Actor, actOnOrder } from './act-on-order.ts'

/** Sends an order elsewhere, as long as nothing of it is packed. The same address once more changes nothing. */
export function readdressOrder(deps: ActDeps, orderId: string, shipTo: ShipTo, by: Actor): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async ({ tx, order, goods }) => {
    if (isDeepStrictEqual(order.shipTo, shipTo)) return null
    if (order.anonymisedAt) return { refused: 'Its buyer was forgotten: nothing is sent any more.' }
    const open = goods.parcels.length === 0 && order.goods === 'to-pack'
    if (!open) return { refused: 'It is being packed or has left already, so its address can no longer change.' }
    await tx
      .updateTable('orders')
      .set({ ship_to: JSON.stringify(shipTo) })
      .where('id', '=', order.id)
      .execute()
    // Neither the old nor the new address: history is kept for longer than either.
    return { fact: 'readdressed' }
  })
}
