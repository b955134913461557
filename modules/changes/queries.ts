import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'

export async function personalData(db: Db, memberId: MemberId) {
  const [changes, latest] = await Promise.all([
    db
      .selectFrom('applied_change')
      .select(['id', 'kind', 'day', 'at', 'applied_at', 'outcome'])
      .where('member_id', '=', memberId)
      .orderBy('applied_at')
      .execute(),
    db
      .selectFrom('latest_change')
      .select(['kind', 'subject', 'at'])
      .where('member_id', '=', memberId)
      .orderBy('at')
      .execute(),
  ])
  return { changes, last_changed: latest }
}
