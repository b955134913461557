import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { PRODUCT_IDS, type ProductId } from '../product.ts'
import { PRICED_LATER_IDS } from '../words.ts'

/**
 * Tells each product the price id it is paid by; what is put on sale later may have none yet. Only ids that differ are
 * written, in one statement. Where the operator has set a price, the settings no longer decide.
 */
export async function linkPrices(db: Db | Tx, priceIds: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const linked = PRODUCT_IDS.filter(id => priceIds[id])
  const missing = PRODUCT_IDS.find(id => !priceIds[id] && !PRICED_LATER_IDS.includes(id))
  if (missing) throw new Error(`No price id for ${missing}`)
  await sql`
    update product set price_id = linked.price_id, updated_at = ${now}
    from unnest(${linked}::text[], ${linked.map(id => priceIds[id])}::text[]) as linked (id, price_id)
    where product.id = linked.id and product.price_id <> linked.price_id and not product.priced_here
  `.execute(db)
}

/**
 * Gives a product its next price, unless another one came first. The database keeps what it cost before, and works out
 * whether this is announced as a reduction.
 * @returns false when its price id is no longer `from`
 */
export async function changePrice(
  tx: Db | Tx,
  { productId, from, priceId, pence }: { productId: ProductId; from: string; priceId: string; pence: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product')
    .set({ price_pence: pence, price_id: priceId, priced_here: true, updated_at: now })
    .where('id', '=', productId)
    .where('price_id', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A lowered price is announced as one for 30 days; pages are told by the change. */
export async function endReductions(db: Db, now: Date): Promise<void> {
  await db.updateTable('product').set({ was_pence: null, was_until: null }).where('was_until', '<=', now).execute()
}
