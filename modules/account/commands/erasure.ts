import type { Tx } from '#platform/db/database.ts'
import { forgetJobsNaming } from '#platform/jobs/forgotten-jobs.ts'
import type { MemberId } from '../member.ts'
import { addressOwner } from '../queries.ts'

/** The account itself, with its sessions and ways in. Whatever else hangs on it has been erased or cut off before. */
export async function eraseAccount(tx: Tx, memberId: MemberId): Promise<void> {
  // What a link proves names the member in its words, without a key to theirs.
  await tx.deleteFrom('pending_proof').where('value', 'like', `%"memberId":"${memberId}"%`).execute()
  const gone = await tx
    .deleteFrom('member')
    .where('id', '=', memberId)
    .where('is_sample', '=', false)
    .returning(['email', 'claimed_email', 'is_guest'])
    .executeTakeFirst()
  if (!gone || gone.is_guest) return
  // Anybody may claim an address that is somebody else's.
  for (const address of [gone.email, gone.claimed_email])
    if (address !== null && !(await addressOwner(tx, address))) await forgetJobsNaming(tx, address)
}
