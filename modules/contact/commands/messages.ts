import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Attempts } from '#modules/account/commands/deps.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addressOwner } from '#modules/account/queries.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { CONFIRMATION_JOB, MESSAGE_JOB } from '../jobs.ts'
import type { ContactMessage } from '../message.ts'

export interface ContactDeps {
  readonly db: Db
  readonly jobs: Jobs
  readonly attempts: Attempts
  now(): Date
}

export interface Writer {
  /** Made by the page: the same page sends the same words once. Empty where a program sent them. */
  readonly pageId: string
  /** Whoever is signed in; a guest or nobody is null. */
  readonly memberId: MemberId | null
  /** What stands for the network that it comes from. */
  readonly network: string
}

/** So many confirmations go to one address in a day: somebody may have typed a stranger's. */
const CONFIRMATIONS_A_DAY = 3
const DAY_MS = 86_400_000
/** After that our answer has long been given, and any complaint about it been heard. */
const KEPT_DAYS = 730

/**
 * Takes a message: stored, noted for support and confirmed to its writer, or none of the three. Sent again, it is there
 * already, and nothing more happens.
 */
export async function sendMessage(
  { db, jobs, attempts, now }: ContactDeps,
  message: ContactMessage,
  { pageId, memberId, network }: Writer,
): Promise<{ ok: true } | { ok: false; reason: 'too-often' }> {
  const at = now()
  const id = idOf(message, pageId || dayIn(at, LONDON))
  if (await isStored(db, id)) return { ok: true }
  const waits = [
    await attempts.take('message-network', network),
    await attempts.take('message-mailbox', message.email.toLowerCase()),
  ]
  if (waits.some(seconds => seconds > 0)) return { ok: false, reason: 'too-often' }
  await db.transaction().execute(async tx => {
    const owner =
      memberId ?? ((await addressOwner(tx, message.email.toLowerCase()))?.id as MemberId | undefined) ?? null
    const stored = await tx
      .insertInto('contact_message')
      .values({ id, member_id: owner, ...message, received_at: at })
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows !== 1n) return
    await jobs.enqueue(tx, MESSAGE_JOB, { id }, { key: id })
    if (await mayConfirm(tx, message.email, at)) await jobs.enqueue(tx, CONFIRMATION_JOB, { id }, { key: id })
  })
  return { ok: true }
}

async function isStored(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function mayConfirm(tx: Tx, email: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ today: number }>`select count(*)::int as today from contact_message
    where lower(email) = lower(${email}) and received_at > ${new Date(at.getTime() - DAY_MS)}`.execute(tx)
  return (rows[0]?.today ?? 0) <= CONFIRMATIONS_A_DAY
}

/** A UUID (version 8, RFC 9562) of the words and the page. */
function idOf({ name, email, subject, message }: ContactMessage, page: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([page, name, email, subject, message]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Forgets messages whose time is over. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('received_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute()
}
