import type { Db, Tx } from '#platform/db/database.ts'
import type { MemberId } from '../member.ts'

/** Signs one browser out; false when there is none of that id, or when it is somebody else's. */
export async function endSession(db: Db, memberId: MemberId, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Somebody came with a session or goes with one: from now on the days count that an unproved account is kept. */
export async function noteSeen(db: Db | Tx, memberId: string, now: Date): Promise<void> {
  await db.updateTable('member').set({ seen_at: now }).where('id', '=', memberId).execute()
}

/** Signs every other browser out. */
export async function endOtherSessions(db: Db, memberId: MemberId, keepSessionId: string): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).where('id', '!=', keepSessionId).execute()
}

/**
 * Signs somebody out everywhere. The lock lets nobody sign in until the caller's transaction ends, so that what it
 * writes beside this holds for every session.
 */
export async function endSessions(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
  await noteSeen(tx, memberId, now)
}
