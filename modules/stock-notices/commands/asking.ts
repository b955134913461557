import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Attempts } from '#modules/account/commands/deps.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addressOwner } from '#modules/account/queries.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

export const CONFIRMATION_JOB = 'stock-notice-confirmation'

export interface AskingDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly attempts: Attempts
  now(): Date
}

/** Whoever is signed in with a proved address, and what stands for the network that it comes from. */
export interface Asker {
  readonly member: { readonly id: MemberId; readonly email: string } | null
  readonly network: string
}

export type AskedNotice =
  /** `confirmed`: nothing more is to do. Only said to whoever is signed in with that address. */
  { ok: true; confirmed: boolean } | { ok: false; reason: 'too-often' }

/**
 * Notes that somebody wants to be told once. A bare address is asked by a link whether it wants that, and what was
 * asked before says nothing about it: the answer is the same for an address that is noted already.
 */
export async function askNotice(
  { db, jobs, attempts, now }: AskingDeps,
  productId: ProductId,
  email: string,
  { member, network }: Asker,
): Promise<AskedNotice> {
  const isOwn = member !== null && member.email.toLowerCase() === email.toLowerCase()
  const waits = [
    await attempts.take('message-network', network),
    ...(isOwn ? [] : [await attempts.take('mail', email.toLowerCase())]),
  ]
  if (waits.some(seconds => seconds > 0)) return { ok: false, reason: 'too-often' }
  await db.transaction().execute(async tx => {
    const at = now()
    const notice = await noted(tx, { productId, email, at })
    if (isOwn) return confirmNotice(tx, notice.id, at)
    if (notice.confirmedAt === null)
      await jobs.enqueue(tx, CONFIRMATION_JOB, { id: notice.id }, { key: `${notice.id} ${at.getTime()}` })
  })
  return { ok: true, confirmed: isOwn }
}

/** The row of this address, new or from before. */
async function noted(tx: Tx, { productId, email, at }: { productId: ProductId; email: string; at: Date }) {
  const owner = (await addressOwner(tx, email.toLowerCase()))?.id ?? null
  const { rows } = await sql<{ id: string; confirmedAt: Date | null }>`
    insert into stock_notice as had (id, product_id, email, member_id, asked_at)
    values (${randomUUID()}, ${productId}, ${email}, ${owner}, ${at})
    on conflict (product_id, lower(email)) do update set asked_at = excluded.asked_at
    returning id, confirmed_at as "confirmedAt"`.execute(tx)
  return rows[0] as { id: string; confirmedAt: Date | null }
}

/** From now on it is wanted; pressed twice it is the same. */
export async function confirmNotice(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('stock_notice')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** It is wanted no more, and the address goes. */
export async function endNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('stock_notice').where('id', '=', id).execute()
}
