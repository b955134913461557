import type { ColumnType } from 'kysely'

export interface CartTables {
  member_cart_line: MemberCartLineTable
}

interface MemberCartLineTable {
  member_id: string
  product_id: string
  price_id: string
  quantity: number
  added_at: ColumnType<Date, Date | undefined, Date>
  /** How many a form has put in, of which nobody has seen the outcome yet. */
  just_added: number | null
}
