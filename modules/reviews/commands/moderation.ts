import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type Review, reviewOf } from '../queries/reviews.ts'
import type { Refusal } from '../refusal.ts'
import type { ReviewAct } from '../review.ts'
import { noteStep } from './steps.ts'

export const DECIDED_JOB = 'review-decided'

export interface DueDecision {
  readonly id: number
  readonly version: number
  readonly act: 'published' | 'refused'
}

export interface ModerationDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  now(): Date
}

/** A review as somebody of the shop has read it: what was written since is not what they decide about. */
export interface ReadVersion {
  readonly id: number
  readonly version: number
}

/** Who of the shop, and in their own words why. */
export interface Moderator {
  readonly name?: string
  readonly why?: string
}

export type Moderated = { ok: true; review: Review; changed: boolean } | { ok: false; words: string }

type Found = { review: Review } | { words: string }

/** Shows a review to everybody, and tells its writer. A refused one may be shown after all. */
export const publishReview = (deps: ModerationDeps, read: ReadVersion, by: Moderator): Promise<Moderated> =>
  decide(deps, read, by, { act: 'published', reason: null })

/** Does not show it, or no longer, and tells its writer why. */
export const refuseReview = (deps: ModerationDeps, read: ReadVersion, reason: Refusal, by: Moderator) =>
  decide(deps, read, by, { act: 'refused', reason })

function decide(
  deps: ModerationDeps,
  read: ReadVersion,
  by: Moderator,
  { act, reason }: { act: 'published' | 'refused'; reason: Refusal | null },
): Promise<Moderated> {
  return deps.db.transaction().execute(async tx => {
    const found = await lock(tx, read)
    if ('words' in found) return { ok: false, ...found }
    const { review } = found
    if (review.state === act && review.reason === reason) return { ok: true, review, changed: false }
    const at = deps.now()
    const values =
      act === 'published'
        ? { state: act, reason: null, published_at: at }
        : { state: act, reason, reply: null, replied_at: null }
    const decided = await keep(tx, review, values, { act, reason, by, at })
    const due: DueDecision = { ...read, act }
    await deps.jobs.enqueue(tx, DECIDED_JOB, due, { key: `${read.id}.${read.version} ${act} ${at.getTime()}` })
    return { ok: true, review: decided, changed: true }
  })
}

/** Answers a review that is shown, below it; other words take the place of those before. */
export function replyToReview(deps: ModerationDeps, read: ReadVersion, reply: string, by: Moderator) {
  return deps.db.transaction().execute(async (tx): Promise<Moderated> => {
    const found = await lock(tx, read)
    if ('words' in found) return { ok: false, ...found }
    const { review } = found
    if (review.state !== 'published') return { ok: false, words: 'It is not shown, so nobody would read an answer.' }
    if (review.reply === reply) return { ok: true, review, changed: false }
    const at = deps.now()
    const replied = await keep(tx, review, { reply, replied_at: at }, { act: 'replied', reason: null, by, at })
    return { ok: true, review: replied, changed: true }
  })
}

async function lock(tx: Tx, { id, version }: ReadVersion): Promise<Found> {
  const row = await tx.selectFrom('product_review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return { words: `There is no review ${id}.` }
  const review = reviewOf(row)
  if (review.state === 'withdrawn') return { words: 'Its writer has taken it back.' }
  return review.version === version
    ? { review }
    : { words: `Its writer has changed it: it is ${id}.${review.version} now. Please read that first.` }
}

async function keep(
  tx: Tx,
  { id }: Review,
  values: object,
  { act, reason, by, at }: { act: ReviewAct; reason: Refusal | null; by: Moderator; at: Date },
): Promise<Review> {
  const row = await tx
    .updateTable('product_review')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteStep(tx, reviewOf(row), { act, at, reason, by: by.name ?? null, why: by.why ?? null })
  return reviewOf(row)
}
