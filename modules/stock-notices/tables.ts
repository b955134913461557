import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'

export interface StockNoticesTables {
  stock_notice: StockNoticeTable
}

interface StockNoticeTable {
  id: string
  product_id: ProductId
  email: string
  member_id: MemberId | null
  asked_at: Moment
  confirmed_at: MaybeMoment
  noted_at: MaybeMoment
  begun_at: MaybeMoment
}
