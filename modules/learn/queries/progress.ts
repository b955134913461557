import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import type { Answered } from '../progress.ts'

/** Every question that this member answered, in the order of their lessons. One statement. */
export async function answersOf(db: Db, memberId: MemberId): Promise<Answered[]> {
  return db
    .selectFrom('lesson_answer')
    .where('member_id', '=', memberId)
    .select(['lesson', 'question', 'first_right as firstRight', 'is_right as isRight'])
    .orderBy('lesson')
    .orderBy('question')
    .execute()
}
