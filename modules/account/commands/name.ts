import type { Tx } from '#platform/db/database.ts'
import type { MemberId } from '../member.ts'

/** A member goes by another name from now on. A guest has none. */
export async function renameMember(tx: Tx, memberId: MemberId, name: string, now: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({ name, updated_at: now })
    .where('id', '=', memberId)
    .where('is_guest', '=', false)
    .execute()
}
