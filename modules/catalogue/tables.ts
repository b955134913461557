import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from '#platform/db/moment.ts'
import type { Block } from '#platform/mail/email.tsx'
import type { ProductId } from './product.ts'
import type { StockReason } from './stock-moves.ts'

export interface CatalogueTables {
  product: ProductTable
  stock_movement: StockMovementTable
  stock_difference: StockDifferenceTable
  product_lot: ProductLotTable
  product_price: ProductPriceTable
  lot_certificate: LotCertificateTable
  lot_recall: LotRecallTable
}

interface ProductTable {
  id: ProductId
  price_pence: number
  currency: Generated<'gbp'>
  vat_rate_percent: Generated<number>
  price_id: string
  stock_units: number
  reserved_units: Generated<number>
  on_sale: boolean
  position: number
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
  /** While a lowered price is announced: the lowest of the 30 days before. The database writes both. */
  was_pence: ColumnType<number | null, never, null>
  was_until: ColumnType<Date | null, never, null>
  priced_here: Generated<boolean>
}

interface StockMovementTable {
  id: GeneratedAlways<number>
  product_id: ProductId
  at: Generated<Date>
  reason: StockReason
  stock_change: number
  reserved_change: number
  order_id: string | null
  lot: Generated<string>
  cause: string
  why: string | null
}

interface StockDifferenceTable {
  product_id: ProductId
  stock_difference: number
  reserved_difference: number
  found_at: Moment
}

interface ProductLotTable {
  product_id: ProductId
  lot: string
  /** '2028-04-30'; PostgreSQL's date as it writes it. */
  best_before: string | null
  added_at: Moment
}

/** What it cost since when. The database writes it by itself. */
interface ProductPriceTable {
  id: GeneratedAlways<number>
  product_id: ProductId
  price_pence: number
  price_id: string
  from_at: ColumnType<Date, never, never>
}

interface LotCertificateTable {
  product_id: ProductId
  lot: string
  pdf: Buffer
  added_at: Moment
}

interface LotRecallTable {
  product_id: ProductId
  lot: string
  subject: string
  blocks: ColumnType<readonly Block[], string, never>
  recalled_at: Moment
}
