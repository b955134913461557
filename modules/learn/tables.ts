import type { ColumnType } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'

export interface LearnTables {
  lesson_answer: LessonAnswerTable
  read_article: ReadArticleTable
}

interface LessonAnswerTable {
  member_id: MemberId
  /** '<course>/<lesson>' */
  lesson: string
  /** From 0, in the lesson. */
  question: number
  first_right: boolean
  is_right: boolean
  answered_at: ColumnType<Date, Date, Date>
}

interface ReadArticleTable {
  member_id: MemberId
  article: string
  read_at: ColumnType<Date, Date, Date>
}
