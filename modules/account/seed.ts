import type { Db } from '#platform/db/database.ts'
import { SAMPLE_MEMBER } from './sample-member.ts'

/** Puts the sample member there, before the modules give it records. May run at every start. */
export async function seedSampleMember(db: Db): Promise<void> {
  const { id, name, email } = SAMPLE_MEMBER
  await db
    .insertInto('member')
    .values({ id, name, email, email_verified: true, is_sample: true })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}
