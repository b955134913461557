import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { PostalAddress } from '#modules/address-book/address.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { EndedBecause, SubscriptionState } from './subscription-life.ts'

export interface SubscriptionsTables {
  subscription: SubscriptionTable
  subscription_renewal: SubscriptionRenewalTable
  subscription_history: SubscriptionHistoryTable
  subscription_key: SubscriptionKeyTable
}

interface SubscriptionTable {
  id: string
  member_id: MemberId
  product_id: ProductId
  packs: number
  every_days: number
  unit_pence: number
  delivery_pence: number
  state: Generated<SubscriptionState>
  payment_id: string | null
  begun_at: Moment
  started_at: MaybeMoment
  next_at: MaybeMoment
  failing_since: MaybeMoment
  ship_to: JSONColumnType<PostalAddress> | null
  reminded_for: MaybeMoment
  looked_at: Moment
  ended_at: MaybeMoment
  ended_because: EndedBecause | null
}

interface SubscriptionRenewalTable {
  invoice_id: string
  subscription_id: string
  order_id: string | null
  outcome: 'ordered' | 'sold-out'
  at: Moment
}

interface SubscriptionHistoryTable {
  id: GeneratedAlways<number>
  subscription_id: string
  at: Moment
  fact: string
  cause: string
  detail: ColumnType<Record<string, unknown>, string | undefined, never>
}

interface SubscriptionKeyTable {
  key_hash: Buffer
  subscription_id: string
  made_at: Moment
}
