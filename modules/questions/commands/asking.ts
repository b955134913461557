import { createHash } from 'node:crypto'
import type { Attempts } from '#modules/account/commands/deps.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addressOwner } from '#modules/account/queries.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { TypedQuestion } from '../question.ts'

export const ASKED_JOB = 'question-asked'

export interface AskingDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly attempts: Attempts
  now(): Date
}

export interface Asker {
  /** Made by the page: the same page asks the same once. */
  readonly pageId: string
  /** Whoever is signed in; a guest or nobody is null. */
  readonly memberId: MemberId | null
  /** What stands for the network that it comes from. */
  readonly network: string
}

const DAY_MS = 86_400_000
/** What nobody has answered by then nobody waits for. */
const UNANSWERED_KEPT_DAYS = 180

/** Takes a question, and tells the shop that there is one. Sent again, it is there already, and nothing more happens. */
export async function askQuestion(
  { db, jobs, attempts, now }: AskingDeps,
  productId: ProductId,
  { question, email }: TypedQuestion,
  { pageId, memberId, network }: Asker,
): Promise<{ ok: true } | { ok: false; reason: 'too-often' }> {
  const at = now()
  const id = idOf([pageId || dayIn(at, LONDON), productId, question, email ?? ''])
  const known = await db.selectFrom('product_question').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return { ok: true }
  const waits = [
    await attempts.take('message-network', network),
    ...(email === null ? [] : [await attempts.take('message-mailbox', email.toLowerCase())]),
  ]
  if (waits.some(seconds => seconds > 0)) return { ok: false, reason: 'too-often' }
  await db.transaction().execute(async tx => {
    const owner = memberId ?? (email === null ? null : ((await addressOwner(tx, email.toLowerCase()))?.id ?? null))
    const stored = await tx
      .insertInto('product_question')
      .values({
        ...{ id, product_id: productId, member_id: owner as MemberId | null, email, question },
        ...{ state: 'waiting' as const, answer: null, reason: null, asked_at: at },
      })
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 1n) await jobs.enqueue(tx, ASKED_JOB, { id }, { key: id })
  })
  return { ok: true }
}

/** A UUID (version 8, RFC 9562) of the words and the page. */
function idOf(parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Forgets what was refused or left unanswered for long, with whatever address is still in it. */
export async function purgeQuestions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('product_question')
    .where('state', '<>', 'answered')
    .where('asked_at', '<', new Date(now.getTime() - UNANSWERED_KEPT_DAYS * DAY_MS))
    .execute()
}
