import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import type { Learning } from '../progress.ts'

/** Every question that this member answered, and every article they have read, the latest first. One statement. */
export async function learningOf(db: Db, memberId: MemberId): Promise<Learning> {
  const { answers, read } = await db
    .selectNoFrom(none => [
      jsonArrayFrom(
        none
          .selectFrom('lesson_answer')
          .where('member_id', '=', memberId)
          .select(['lesson', 'question', 'first_right as firstRight', 'is_right as isRight'])
          .orderBy('lesson')
          .orderBy('question'),
      ).as('answers'),
      jsonArrayFrom(
        none
          .selectFrom('read_article')
          .where('member_id', '=', memberId)
          .select('article')
          .orderBy('read_at', 'desc')
          .orderBy('article'),
      ).as('read'),
    ])
    .executeTakeFirstOrThrow()
  return { answers, read: read.map(({ article }) => article) }
}
