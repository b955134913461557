import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { LotName } from '../lot.ts'
import { noteLot } from './lots.ts'
import { relabelMovements } from './stock.ts'

export interface LockedLot {
  bestBefore: string | null
  hasCertificate: boolean
  isRecalled: boolean
  /** Packs that the ledger says were received with this print. */
  received: number
}

/** What is known of a lot, which nobody packs or corrects meanwhile; null for one that nobody knows. */
export async function lockedLot(tx: Tx, { productId, lot }: LotName): Promise<LockedLot | null> {
  const known = await tx
    .selectFrom('product_lot')
    .select('best_before as bestBefore')
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .forUpdate()
    .executeTakeFirst()
  if (!known) return null
  const { rows } = await sql<Omit<LockedLot, 'bestBefore'>>`
    select
      exists (select from lot_certificate where product_id = ${productId} and lot = ${lot}) as "hasCertificate",
      exists (select from lot_recall where product_id = ${productId} and lot = ${lot}) as "isRecalled",
      (select coalesce(sum(stock_change), 0)::integer from stock_movement
        where product_id = ${productId} and lot = ${lot} and reason = 'received') as received
  `.execute(tx)
  return rows[0] ? { ...rows[0], bestBefore: known.bestBefore } : null
}

/**
 * Calls a lot by its right name: its certificate and the ledger's lines follow. Where the right one is known already,
 * what that has stays.
 */
export async function renameLot(
  tx: Tx,
  { productId, lot }: LotName,
  { to, bestBefore }: { to: string; bestBefore: string | null },
  now: Date,
): Promise<void> {
  await noteLot(tx, { productId, lot: to, bestBefore }, now)
  await sql`
    insert into lot_certificate (product_id, lot, pdf, added_at)
    select product_id, ${to}, pdf, added_at from lot_certificate where product_id = ${productId} and lot = ${lot}
    on conflict do nothing
  `.execute(tx)
  await tx.deleteFrom('lot_certificate').where('product_id', '=', productId).where('lot', '=', lot).execute()
  await relabelMovements(tx, { productId, lot }, to)
  await removeLot(tx, { productId, lot })
}

/** Its best-before date was read wrongly. @returns false when it was so already */
export async function correctBestBefore(tx: Tx, { productId, lot }: LotName, bestBefore: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_lot')
    .set({ best_before: bestBefore })
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .where(row => row.or([row('best_before', 'is', null), row('best_before', '<>', bestBefore)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeLot(tx: Tx, { productId, lot }: LotName): Promise<void> {
  await tx.deleteFrom('product_lot').where('product_id', '=', productId).where('lot', '=', lot).execute()
}
