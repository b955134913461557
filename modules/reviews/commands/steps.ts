import type { Tx } from '#platform/db/database.ts'
import type { Review } from '../queries/reviews.ts'
import type { Refusal } from '../refusal.ts'
import type { ReviewAct } from '../review.ts'

interface Step {
  readonly act: ReviewAct
  readonly at: Date
  /** Of the shop. */
  readonly by?: string | null
  readonly reason?: Refusal | null
  readonly why?: string | null
}

/** One line of what was done with a review, in the transaction that does it. */
export async function noteStep(tx: Tx, { id, version, stars }: Review, step: Step): Promise<void> {
  const { act, at, by = null, reason = null, why = null } = step
  await tx
    .insertInto('product_review_step')
    .values({ review_id: id, version, stars, act, at, made_by: by, reason, why })
    .execute()
}
