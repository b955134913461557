import { createHmac } from 'node:crypto'
import type { Received } from '#modules/orders/queries/received.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type Buyer, type Review, reviewOf, selectOwn } from '../queries/reviews.ts'
import { isSameReview, type ReviewAct, type ReviewWords } from '../review.ts'
import { noteStep } from './steps.ts'

export const WAITING_JOB = 'review-waits'

export interface WritingDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly secret: string
  now(): Date
}

/** Whose review it is: with the same address or the same account somebody has one of a product. */
export const buyerOf = (secret: string, { productId, memberId, email }: Received): Buyer => ({
  productId,
  memberId,
  buyer: createHmac('sha256', secret).update(`review of ${email.toLowerCase()}`).digest('base64url').slice(0, 22),
})

/** What this buyer has written so far; null where that is nothing. */
export async function ownReview({ db, secret }: Pick<WritingDeps, 'db' | 'secret'>, received: Received) {
  const row = await selectOwn(db, buyerOf(secret, received)).executeTakeFirst()
  return row ? reviewOf(row) : null
}

/**
 * Writes a review, or writes it anew: it waits until a person of the shop has looked at it. The same words once more
 * change nothing.
 */
export async function writeReview(deps: WritingDeps, received: Received, words: ReviewWords): Promise<void> {
  await deps.db.transaction().execute(async tx => {
    const buyer = buyerOf(deps.secret, received)
    const before = (await lockOwn(tx, buyer)) ?? (await begin(tx, { ...buyer, orderId: received.orderId }, words, deps))
    if (before === 'begun') return
    if (before.state !== 'withdrawn' && isSameReview(before, words)) return
    await rewrite(tx, deps, before, words)
  })
}

/** Takes a review back: its words go, and that there was one stays. */
export async function withdrawReview(deps: Pick<WritingDeps, 'db' | 'secret' | 'now'>, received: Received) {
  await deps.db.transaction().execute(async tx => {
    const own = await lockOwn(tx, buyerOf(deps.secret, received))
    if (own === null || own.state === 'withdrawn') return
    const emptied = { title: '', body: '', name: '', incentive: '', reason: null, reply: null, replied_at: null }
    await change(tx, own, { ...emptied, state: 'withdrawn' }, 'withdrawn', deps.now())
  })
}

async function lockOwn(tx: Tx, buyer: Buyer): Promise<Review | null> {
  const row = await selectOwn(tx, buyer).forUpdate().executeTakeFirst()
  return row ? reviewOf(row) : null
}

/** The first one; where another tab was quicker it is that one which is changed. */
async function begin(
  tx: Tx,
  { orderId, productId, memberId, buyer }: Buyer & { orderId: string },
  words: ReviewWords,
  deps: WritingDeps,
): Promise<'begun' | Review> {
  const at = deps.now()
  const row = await tx
    .insertInto('product_review')
    .values({
      ...{ product_id: productId, order_id: orderId, member_id: memberId, buyer, ...words },
      ...{ version: 1, state: 'waiting' as const, written_at: at, changed_at: at, reason: null, reply: null },
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) {
    const quicker = await lockOwn(tx, { productId, memberId, buyer })
    if (quicker === null) throw new Error('A review that could not be begun is not there')
    return quicker
  }
  await noteStep(tx, reviewOf(row), { act: 'written', at })
  await tellShop(tx, deps, reviewOf(row))
  return 'begun'
}

async function rewrite(tx: Tx, deps: WritingDeps, before: Review, words: ReviewWords) {
  // What we answered, we answered to other words.
  const anew = { ...words, state: 'waiting' as const, reason: null, reply: null, replied_at: null }
  await tellShop(tx, deps, await change(tx, before, anew, 'changed', deps.now()))
}

async function change(
  tx: Tx,
  before: Review,
  values: Partial<ReviewWords> & { state: 'waiting' | 'withdrawn'; reason: null; reply: null; replied_at: null },
  act: ReviewAct,
  at: Date,
): Promise<Review> {
  const row = await tx
    .updateTable('product_review')
    .set({ ...values, version: before.version + 1, changed_at: at })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteStep(tx, reviewOf(row), { act, at })
  return reviewOf(row)
}

const tellShop = (tx: Tx, { jobs }: WritingDeps, { id, version }: Review) =>
  jobs.enqueue(tx, WAITING_JOB, { id, version }, { key: `${id}.${version}` })
