import type { ColumnType, Generated } from 'kysely'
import type { ProductId } from '#modules/catalogue/product.ts'

export interface DiscountsTables {
  discount_code: DiscountCodeTable
}

interface DiscountCodeTable {
  name: string
  percent_off: number | null
  pence_off: number | null
  begins_at: Date
  ends_at: Date | null
  most_uses: number | null
  most_uses_of_buyer: number | null
  first_order_only: Generated<boolean>
  products: ProductId[] | null
  least_pence: number | null
  asked_at: Date
  promotion_id: ColumnType<string | null, string | null | undefined, string>
  made_at: ColumnType<Date | null, Date | null | undefined, Date>
  ended_at: ColumnType<Date | null, Date | null | undefined, Date>
}
