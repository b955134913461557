import type { GeneratedAlways } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { MaybeMoment, Moment } from '#platform/db/moment.ts'
import type { QuestionRefusal, QuestionState } from './question.ts'

export interface QuestionsTables {
  product_question: ProductQuestionTable
}

interface ProductQuestionTable {
  id: string
  number: GeneratedAlways<number>
  product_id: ProductId
  member_id: MemberId | null
  email: string | null
  question: string
  state: QuestionState
  answer: string | null
  reason: QuestionRefusal | null
  asked_at: Moment
  decided_at: MaybeMoment
  decided_by: string | null
  decided_why: string | null
}
