import { SHELF } from '#content/products/shelf.ts'
import type { Db } from '#platform/db/database.ts'
import { moveStock } from './commands/stock.ts'
import { PRODUCT_IDS, unmadePriceId } from './product.ts'

/**
 * Puts the products that are missing on the shelf. Those that are there keep their price and stock, so it may run at
 * every start. What a shop does not open with waits for its stock and for being put on sale.
 */
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  const rows = PRODUCT_IDS.map((id, position) => ({
    id,
    position,
    price_pence: SHELF[id].openingPence,
    price_id: unmadePriceId(id),
    stock_units: 0,
    updated_at: now,
    on_sale: SHELF[id].openingStock !== undefined,
  }))
  await db.transaction().execute(async tx => {
    const added = await tx
      .insertInto('product')
      .values(rows)
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    const stocked = added.map(({ id }) => ({ productId: id, quantity: SHELF[id].openingStock ?? 0 }))
    await moveStock(
      tx,
      'opening',
      stocked.filter(({ quantity }) => quantity > 0),
      { at: now, cause: 'seed' },
    )
  })
}
