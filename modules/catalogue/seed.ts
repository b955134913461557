import type { Db } from '#platform/db/database.ts'
import { PRODUCT_IDS, type ProductId } from './product.ts'
import { WORDS } from './words.ts'

// The opening prices, VAT included. From then on the database decides.
const OPENING_PENCE: Record<ProductId, number> = {
  'magnesium-complex': 946,
  'vitamin-d3-k2': 610,
  biotin: 565,
  'collagen-capsules': 975,
  'collagen-peptides': 1532,
  'lions-mane': 745,
  creatine: 425,
  'vitamin-c': 329,
}

const OPENING_STOCK = 500

/**
 * Puts the products that are missing on the shelf. Those that are there keep their price and stock, so it may run at
 * every start.
 */
export async function seedCatalogue(db: Db): Promise<void> {
  const rows = PRODUCT_IDS.map((id, position) => ({
    id,
    position,
    price_pence: OPENING_PENCE[id],
    price_id: `price_sandbox_${id.replaceAll('-', '_')}`,
    // What has no photographs is announced, not sold.
    stock_units: WORDS[id].photographed ? OPENING_STOCK : 0,
    on_sale: WORDS[id].photographed,
  }))
  await db
    .insertInto('product')
    .values(rows)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}
