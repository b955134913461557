import type { LotName } from '#modules/catalogue/lot.ts'
import type { Tx } from '#platform/db/database.ts'
import { buyersOfLot } from '../queries/lot-buyers.ts'
import type { OrdersDeps } from './deps.ts'

/**
 * Has an e-mail written to whoever was sent a pack of this lot and was not written to yet, in the caller's transaction.
 * It is a matter of safety: nobody has to have asked for it.
 * @returns to how many
 */
export async function writeToBuyers(
  { jobs, now }: Pick<OrdersDeps, 'jobs' | 'now'>,
  tx: Tx,
  { productId, lot }: LotName,
): Promise<number> {
  const buyers = (await buyersOfLot(tx, { productId, lot })).filter(({ reachable }) => reachable)
  if (buyers.length === 0) return 0
  const noted = await tx
    .insertInto('recall_letter')
    .values(buyers.map(({ orderId }) => ({ order_id: orderId, product_id: productId, lot, noted_at: now() })))
    .onConflict(clash => clash.doNothing())
    .returning('order_id as orderId')
    .execute()
  for (const { orderId } of noted) {
    await jobs.enqueue(tx, 'lot-recalled', { orderId, productId, lot }, { key: `${orderId}:${productId}:${lot}` })
  }
  return noted.length
}
