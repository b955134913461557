import type { ColumnType, Generated } from 'kysely'
import type { ProductId } from './product.ts'

export interface CatalogueTables {
  product: ProductTable
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
}
