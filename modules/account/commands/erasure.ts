import type { Tx } from '#platform/db/database.ts'
import type { MemberId } from '../member.ts'

/** The account itself, with its sessions and ways in. Whatever else hangs on it has been erased or cut off before. */
export async function eraseAccount(tx: Tx, memberId: MemberId): Promise<void> {
  // What a link proves names the member in its words, without a key to theirs.
  await tx.deleteFrom('pending_proof').where('value', 'like', `%"memberId":"${memberId}"%`).execute()
  await tx.deleteFrom('member').where('id', '=', memberId).where('is_sample', '=', false).execute()
}
