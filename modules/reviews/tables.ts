import type { GeneratedAlways } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { Refusal } from './refusal.ts'
import type { ReviewAct, ReviewState } from './review.ts'

export interface ReviewsTables {
  product_review: ProductReviewTable
  product_review_step: ProductReviewStepTable
}

interface ProductReviewTable {
  id: GeneratedAlways<number>
  product_id: ProductId
  order_id: string
  member_id: MemberId | null
  buyer: string
  version: number
  state: ReviewState
  stars: number
  title: string
  body: string
  name: string
  incentive: string
  written_at: Moment
  changed_at: Moment
  published_at: MaybeMoment
  reason: Refusal | null
  reply: string | null
  replied_at: MaybeMoment
}

interface ProductReviewStepTable {
  id: GeneratedAlways<number>
  review_id: number
  version: number
  at: Moment
  act: ReviewAct
  stars: number
  made_by: string | null
  reason: Refusal | null
  why: string | null
}
