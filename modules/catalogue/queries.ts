import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { isProductId, type Product, type ShelfItem, shelfItem } from './product.ts'
import type { CatalogueTables } from './tables.ts'
import { WORDS } from './words.ts'

type Reader = Db | Tx

const MOST_UNITS_SHOWN = 99

function selectProducts(db: Reader) {
  return db
    .selectFrom('product')
    .select(['id', 'price_pence', 'vat_rate_percent', 'price_id', 'stock_units', 'reserved_units', 'on_sale'])
    .orderBy('position')
}

type Row = Pick<
  Selectable<CatalogueTables['product']>,
  'id' | 'price_pence' | 'vat_rate_percent' | 'price_id' | 'stock_units' | 'reserved_units' | 'on_sale'
>

function productOf(row: Row): Product {
  return {
    ...WORDS[row.id],
    pricePence: row.price_pence,
    vatRatePercent: row.vat_rate_percent,
    priceId: row.price_id,
    availableUnits: Math.min(row.stock_units - row.reserved_units, MOST_UNITS_SHOWN),
    onSale: row.on_sale,
  }
}

/** The whole catalogue in the order of the shelf. One statement. */
export async function products(db: Reader): Promise<Product[]> {
  const rows = await selectProducts(db).execute()
  return rows.map(productOf)
}

/** When the page of each product last said something else, in ISO 8601. One statement. */
export async function changeTimes(db: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('product').select(['id', 'updated_at']).execute()
  return new Map(rows.map(row => [row.id, row.updated_at.toISOString()]))
}

/** One product, or null when the id is unknown. One statement, none for an id that no product has. */
export async function product(db: Reader, id: string): Promise<Product | null> {
  if (!isProductId(id)) return null
  const row = await selectProducts(db).where('id', '=', id).executeTakeFirst()
  return row ? productOf(row) : null
}

/** What a cart needs to know of every product. One statement. */
export async function shelf(db: Reader): Promise<ShelfItem[]> {
  return (await products(db)).map(shelfItem)
}
