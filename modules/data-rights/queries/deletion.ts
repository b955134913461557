import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { linkKeyHash } from '#platform/http/link-key.ts'

export interface Deletion {
  memberId: MemberId
  askedAt: Date
  eraseAt: Date
}

/** The deletion that a member has asked for, or null. */
export async function deletionOf(db: Db | Tx, memberId: string): Promise<Deletion | null> {
  const row = await db
    .selectFrom('deletion')
    .select(['member_id', 'asked_at', 'erase_at'])
    .where('member_id', '=', memberId as MemberId)
    .executeTakeFirst()
  return row ? { memberId: row.member_id, askedAt: row.asked_at, eraseAt: row.erase_at } : null
}

/** Whether a member's account waits for its deletion: nobody enters it and nobody writes to it. */
export const isLocked = async (db: Db | Tx, memberId: string): Promise<boolean> =>
  (await deletionOf(db, memberId)) !== null

/** Everybody whose account waits for its deletion. One statement. */
export async function lockedMembers(db: Db | Tx): Promise<Set<string>> {
  const rows = await db.selectFrom('deletion').select('member_id').execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/** The deletion that a link of its e-mail can undo. */
export async function deletionByKey(db: Db | Tx, key: string | null): Promise<Deletion | null> {
  if (key === null) return null
  const row = await db
    .selectFrom('deletion_key')
    .innerJoin('deletion', 'deletion.member_id', 'deletion_key.member_id')
    .select(['deletion.member_id', 'asked_at', 'erase_at'])
    .where('key_hash', '=', linkKeyHash(key))
    .executeTakeFirst()
  return row ? { memberId: row.member_id, askedAt: row.asked_at, eraseAt: row.erase_at } : null
}
