import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { PostalAddress } from './address.ts'
import { MOST_ADDRESSES } from './address.ts'

interface BookDeps {
  db: Db
  now(): Date
}

export type Saved = { ok: true } | { ok: false; reason: 'full' | 'unknown' | 'there-already' }

/** One who writes at a time: the bound holds for two tabs as well. */
async function locked<T>({ db }: BookDeps, memberId: MemberId, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses of ${memberId}`}, 0))`.execute(tx)
    return work(tx)
  })
}

const alike = (tx: Tx, memberId: MemberId, address: PostalAddress) =>
  tx
    .selectFrom('saved_address')
    .select('id')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`address = ${JSON.stringify(address)}::jsonb`)
    .executeTakeFirst()

/** Adds an address. One that is there already is not kept twice, and that is no failure. */
export function addAddress(deps: BookDeps, memberId: MemberId, address: PostalAddress): Promise<Saved> {
  return locked(deps, memberId, async tx => {
    if (await alike(tx, memberId, address)) return { ok: true }
    const { kept } = await tx
      .selectFrom('saved_address')
      .select(({ fn }) => fn.countAll<string>().as('kept'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (Number(kept) >= MOST_ADDRESSES) return { ok: false, reason: 'full' }
    const row = { id: randomUUID(), member_id: memberId, address: JSON.stringify(address), saved_at: deps.now() }
    await tx.insertInto('saved_address').values(row).execute()
    return { ok: true }
  })
}

export function changeAddress(deps: BookDeps, memberId: MemberId, id: string, address: PostalAddress): Promise<Saved> {
  return locked(deps, memberId, async tx => {
    const same = await alike(tx, memberId, address)
    if (same && same.id !== id) return { ok: false, reason: 'there-already' }
    const { numUpdatedRows } = await tx
      .updateTable('saved_address')
      .set({ address: JSON.stringify(address) })
      .where('member_id', '=', memberId)
      .where(sql`id::text`, '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? { ok: true } : { ok: false, reason: 'unknown' }
  })
}

/** Removing what is gone already is no failure. */
export async function removeAddress({ db }: Pick<BookDeps, 'db'>, memberId: MemberId, id: string): Promise<void> {
  await db.deleteFrom('saved_address').where('member_id', '=', memberId).where(sql`id::text`, '=', id).execute()
}

/** From now on parcels usually go there. */
export async function chooseAddress({ db, now }: BookDeps, memberId: MemberId, id: string): Promise<void> {
  await db
    .updateTable('saved_address')
    .set({ chosen_at: now() })
    .where('member_id', '=', memberId)
    .where(sql`id::text`, '=', id)
    .execute()
}
