import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'

interface Answer {
  readonly lesson: string
  readonly question: number
  readonly isRight: boolean
  readonly at: Date
}

/**
 * Keeps one answer. Of two to the same question the earlier by the time it was given says what was right at first,
 * whichever arrives first; what was right once stays right.
 */
export async function keepAnswer(db: Db | Tx, memberId: MemberId, answer: Answer): Promise<void> {
  const { lesson, question, isRight, at } = answer
  await db
    .insertInto('lesson_answer')
    .values({ member_id: memberId, lesson, question, first_right: isRight, is_right: isRight, answered_at: at })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'lesson', 'question']).doUpdateSet({
        first_right: sql`case when excluded.answered_at < lesson_answer.answered_at
          then excluded.first_right else lesson_answer.first_right end`,
        is_right: sql`lesson_answer.is_right or excluded.is_right`,
        answered_at: sql`least(lesson_answer.answered_at, excluded.answered_at)`,
      }),
    )
    .execute()
}

interface ReadMark {
  readonly article: string
  readonly isRead: boolean
  readonly at: Date
}

/** Marks an article as read, or takes the mark away. It stays at the day on which it was read first. */
export async function markArticle(db: Db | Tx, memberId: MemberId, { article, isRead, at }: ReadMark): Promise<void> {
  if (!isRead) {
    await db.deleteFrom('read_article').where('member_id', '=', memberId).where('article', '=', article).execute()
    return
  }
  await db
    .insertInto('read_article')
    .values({ member_id: memberId, article, read_at: at })
    .onConflict(conflict => conflict.columns(['member_id', 'article']).doNothing())
    .execute()
}
