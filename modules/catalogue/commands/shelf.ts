import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { ProductId } from '../product.ts'

/** Puts a product on sale, or takes it off. @returns false when it was so already */
export async function setOnSale(tx: Db | Tx, productId: ProductId, onSale: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product')
    .set({ on_sale: onSale, updated_at: now })
    .where('id', '=', productId)
    .where('on_sale', '<>', onSale)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Two who write products down at once do it one after the other, until their transactions end. */
export async function oneAtTheShelf(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('a product is written down'))`.execute(tx)
}
