import type { Tx } from '#platform/db/database.ts'
import type { MemberId } from '../member.ts'

/** The account itself, with its sessions and ways in. Whatever else hangs on it has been erased or cut off before. */
export async function erasePersonalData(tx: Tx, memberId: MemberId): Promise<void> {
  await tx.deleteFrom('member').where('id', '=', memberId).where('is_sample', '=', false).execute()
}
