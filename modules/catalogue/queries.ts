import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/db/database.ts'
import type { LotFacts, LotName } from './lot.ts'
import { isProductId, type Product, type ProductId, type ShelfItem, shelfItem } from './product.ts'
import type { CatalogueTables } from './tables.ts'
import { WORDS } from './words.ts'

type Reader = Db | Tx

const MOST_UNITS_SHOWN = 99

function selectProducts(db: Reader) {
  return db
    .selectFrom('product')
    .select([
      'id',
      'price_pence',
      'vat_rate_percent',
      'price_id',
      'stock_units',
      'reserved_units',
      'on_sale',
      'was_pence',
    ])
    .orderBy('position')
}

type Row = Pick<
  Selectable<CatalogueTables['product']>,
  'id' | 'price_pence' | 'vat_rate_percent' | 'price_id' | 'stock_units' | 'reserved_units' | 'on_sale' | 'was_pence'
>

function productOf(row: Row): Product {
  return {
    ...WORDS[row.id],
    pricePence: row.price_pence,
    wasPence: row.was_pence,
    vatRatePercent: row.vat_rate_percent,
    priceId: row.price_id,
    availableUnits: row.on_sale ? Math.min(row.stock_units - row.reserved_units, MOST_UNITS_SHOWN) : 0,
    onSale: row.on_sale,
  }
}

/** The whole catalogue in the order of the shelf. One statement. */
export async function products(db: Reader): Promise<Product[]> {
  const rows = await selectProducts(db).execute()
  // What a newer release put on the shelf is nothing that this one could describe.
  return rows.filter(({ id }) => isProductId(id)).map(productOf)
}

/** When the page of each product last said something else, in ISO 8601. One statement. */
export async function changeTimes(db: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('product').select(['id', 'updated_at']).execute()
  return new Map(rows.map(row => [row.id, row.updated_at.toISOString()]))
}

/** One product, or null when the id is unknown. One statement, none for an id that no product has. */
export async function product(db: Reader, id: string): Promise<Product | null> {
  if (!isProductId(id)) return null
  const row = await selectProducts(db)
    .select(outer =>
      jsonArrayFrom(
        outer
          .selectFrom('lot_recall')
          .select('lot')
          .whereRef('product_id', '=', 'product.id')
          .orderBy('recalled_at', 'desc'),
      ).as('recalled'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...productOf(row), recalledLots: row.recalled.map(({ lot }) => lot) } : null
}

/** What a cart needs to know of every product. One statement. */
export async function shelf(db: Reader): Promise<ShelfItem[]> {
  return (await products(db)).map(shelfItem)
}

export interface StockDifference {
  productId: ProductId
  /** By how much the figure is more than the movements add up to. */
  stock: number
  reserved: number
}

/** Where the figures are not the sums of the ledger. One statement over all of it: for the night, not for a page. */
export async function stockDifferences(db: Reader): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    with summed as (
      select product_id, sum(stock_change) as stock, sum(reserved_change) as reserved
      from stock_movement group by product_id
    )
    select id as "productId", (stock_units - coalesce(stock, 0))::integer as stock,
      (reserved_units - coalesce(reserved, 0))::integer as reserved
    from product left join summed on summed.product_id = product.id
    where stock_units <> coalesce(stock, 0) or reserved_units <> coalesce(reserved, 0)
    order by position
  `.execute(db)
  return rows
}

export interface PriceStep {
  productId: ProductId
  pricePence: number
  priceId: string
  from: Date
}

/** What a product, or each, has cost since when, latest first. */
export async function priceHistory(db: Reader, productId: ProductId | null): Promise<PriceStep[]> {
  const rows = await db
    .selectFrom('product_price')
    .select(['product_id as productId', 'price_pence as pricePence', 'price_id as priceId', 'from_at as from'])
    .$if(productId !== null, query => query.where('product_id', '=', productId))
    .orderBy('product_id')
    .orderBy('id', 'desc')
    .execute()
  return rows
}

/** What a product would be announced as reduced from, were it sold at `pence` from now on; null when it would not. */
export async function reducedFrom(db: Reader, productId: ProductId, pence: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    select min(price_pence) as lowest from product_price
    where product_id = ${productId} and from_at >= coalesce(
      (select max(from_at) from product_price
        where product_id = ${productId} and from_at <= ${now}::timestamptz - interval '30 days'),
      '-infinity'
    )
  `.execute(db)
  const lowest = rows[0]?.lowest ?? null
  return lowest !== null && lowest > pence ? lowest : null
}

export interface StockFigures {
  productId: ProductId
  stock: number
  reserved: number
  onSale: boolean
}

/** What is there of each product and what is kept aside of it, uncapped: for whoever counts. */
export async function stockFigures(db: Reader): Promise<StockFigures[]> {
  return db
    .selectFrom('product')
    .select(['id as productId', 'stock_units as stock', 'reserved_units as reserved', 'on_sale as onSale'])
    .orderBy('position')
    .execute()
}

/** What moved of a product last, latest first. */
export async function stockMovements(db: Reader, productId: ProductId, most: number) {
  return db
    .selectFrom('stock_movement')
    .select(['id', 'at', 'reason', 'stock_change as stock', 'reserved_change as reserved', 'lot', 'cause', 'why'])
    .select('order_id as orderId')
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** What is known of the lots of a product, newest first; of one alone when it is named. */
export async function lotsOf(db: Reader, productId: ProductId, lot: string | null): Promise<LotFacts[]> {
  const rows = await db
    .selectFrom('product_lot')
    .leftJoin('lot_certificate', join =>
      join
        .onRef('lot_certificate.product_id', '=', 'product_lot.product_id')
        .onRef('lot_certificate.lot', '=', 'product_lot.lot'),
    )
    .leftJoin('lot_recall', join =>
      join
        .onRef('lot_recall.product_id', '=', 'product_lot.product_id')
        .onRef('lot_recall.lot', '=', 'product_lot.lot'),
    )
    .select([
      'product_lot.lot',
      'best_before',
      'lot_certificate.added_at as certified',
      'subject',
      'blocks',
      'recalled_at',
    ])
    .where('product_lot.product_id', '=', productId)
    .$if(lot !== null, query => query.where('product_lot.lot', '=', lot))
    .orderBy('product_lot.added_at', 'desc')
    .orderBy('product_lot.lot')
    .execute()
  return rows.map(row => ({
    productId,
    lot: row.lot,
    bestBefore: row.best_before,
    hasCertificate: row.certified !== null,
    recall:
      row.subject && row.recalled_at ? { subject: row.subject, blocks: row.blocks ?? [], on: row.recalled_at } : null,
  }))
}

/** The analysis of a lot as it was sent to us; null where there is none. */
export async function certificate(db: Reader, { productId, lot }: LotName): Promise<Buffer | null> {
  const row = await db
    .selectFrom('lot_certificate')
    .select('pdf')
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .executeTakeFirst()
  return row?.pdf ?? null
}

/** Whatever is called back, of any product or of one. */
export async function recalledLots(db: Reader, productId: ProductId | null = null): Promise<LotName[]> {
  return db
    .selectFrom('lot_recall')
    .select(['product_id as productId', 'lot'])
    .$if(productId !== null, query => query.where('product_id', '=', productId))
    .orderBy('recalled_at', 'desc')
    .execute()
}

/** What is or was ever sold at this price of the payment service; null for a price of nobody's. */
export async function productOfPrice(db: Reader, priceId: string): Promise<ProductId | null> {
  const row = await db
    .selectFrom('product_price')
    .select('product_id')
    .where('price_id', '=', priceId)
    .executeTakeFirst()
  return row?.product_id ?? null
}
