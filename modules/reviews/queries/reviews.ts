import type { Selectable } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Refusal } from '../refusal.ts'
import type { ReviewAct, ReviewState, ReviewWords } from '../review.ts'
import type { ReviewsTables } from '../tables.ts'

/** A review as its writer and the shop see it. */
export interface Review extends ReviewWords {
  readonly id: number
  readonly version: number
  readonly productId: ProductId
  readonly orderId: string
  readonly state: ReviewState
  readonly reason: Refusal | null
  readonly reply: string | null
  readonly writtenAt: Date
  readonly changedAt: Date
}

export const reviewOf = (row: Selectable<ReviewsTables['product_review']>): Review => ({
  id: row.id,
  version: row.version,
  productId: row.product_id,
  orderId: row.order_id,
  state: row.state,
  stars: row.stars,
  title: row.title,
  body: row.body,
  name: row.name,
  incentive: row.incentive,
  reason: row.reason,
  reply: row.reply,
  writtenAt: row.written_at,
  changedAt: row.changed_at,
})

/** By whom a review of a product is found again: whoever bought it with that address, or is that member. */
export interface Buyer {
  readonly productId: ProductId
  readonly memberId: MemberId | null
  /** What stands for the address. */
  readonly buyer: string
}

/** The review that this buyer has written of the product, the member's own first. */
export function selectOwn(db: Db | Tx, { productId, memberId, buyer }: Buyer) {
  return db
    .selectFrom('product_review')
    .selectAll()
    .where('product_id', '=', productId)
    .where(({ eb, or }) =>
      or([eb('buyer', '=', buyer), ...(memberId === null ? [] : [eb('member_id', '=', memberId)])]),
    )
    .orderBy('member_id', order => order.asc().nullsLast())
    .limit(1)
}

export async function reviewById(db: Db | Tx, id: number): Promise<Review | null> {
  const row = await db.selectFrom('product_review').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? reviewOf(row) : null
}

export type ReviewSelection = ReviewState | 'all'

/** For the shop: those that wait longest first, else the newest first. */
export async function reviewsFor(db: Db, selection: ReviewSelection, most: number): Promise<Review[]> {
  const rows = await db
    .selectFrom('product_review')
    .selectAll()
    .$if(selection !== 'all', query => query.where('state', '=', selection as ReviewState))
    .orderBy('changed_at', selection === 'waiting' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(reviewOf)
}

export interface ReviewStep {
  readonly at: Date
  readonly version: number
  readonly act: ReviewAct
  readonly stars: number
  readonly by: string | null
  readonly reason: Refusal | null
  readonly why: string | null
}

/** What was done with a review so far, in order. */
export function reviewSteps(db: Db, id: number): Promise<ReviewStep[]> {
  return db
    .selectFrom('product_review_step')
    .select(['at', 'version', 'act', 'stars', 'made_by as by', 'reason', 'why'])
    .where('review_id', '=', id)
    .orderBy('id')
    .execute()
}
