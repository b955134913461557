import { type Selectable, sql } from 'kysely'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { QUESTIONS_A_PAGE, type QuestionPage, type QuestionRefusal, type QuestionState } from './question.ts'
import type { QuestionsTables } from './tables.ts'

/** A question as the shop sees it. Its asker's address is no part of it: an e-mail finds that out when it is sent. */
export interface Question {
  readonly id: string
  readonly number: number
  readonly productId: ProductId
  readonly question: string
  readonly state: QuestionState
  readonly answer: string | null
  readonly reason: QuestionRefusal | null
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly by: string | null
  readonly why: string | null
}

export const questionOf = (row: Selectable<QuestionsTables['product_question']>): Question => ({
  id: row.id,
  number: row.number,
  productId: row.product_id,
  question: row.question,
  state: row.state,
  answer: row.answer,
  reason: row.reason,
  askedAt: row.asked_at,
  decidedAt: row.decided_at,
  by: row.decided_by,
  why: row.decided_why,
})

/** What visitors asked about a product and we answered. A page beyond the last is the last. One statement. */
export async function answeredQuestions(db: Db, productId: ProductId, page: number): Promise<QuestionPage> {
  const { rows } = await sql<{ number: number; question: string; answer: string; at: Date; count: number }>`
    with shown as (
      select number, question, answer, decided_at as at
      from product_question where product_id = ${productId} and state = 'answered'
    ), counted as (select count(*)::int as count from shown)
    select shown.*, count from shown, counted order by at desc, number desc limit ${QUESTIONS_A_PAGE}
    offset ${QUESTIONS_A_PAGE} * least(${page}::int - 1, (select greatest(0, count - 1) / ${QUESTIONS_A_PAGE} from counted))`.execute(
    db,
  )
  const pageCount = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / QUESTIONS_A_PAGE))
  return {
    answered: rows.map(({ number, question, answer, at }) => ({ number, question, answer, on: dayIn(at, LONDON) })),
    page: Math.min(page, pageCount),
    pageCount,
  }
}

/** For the shop: those that wait longest first, else the newest first. */
export async function questionsFor(db: Db, selection: QuestionState | 'all', most: number): Promise<Question[]> {
  const rows = await db
    .selectFrom('product_question')
    .selectAll()
    .$if(selection !== 'all', query => query.where('state', '=', selection as QuestionState))
    .orderBy('asked_at', selection === 'waiting' ? 'asc' : 'desc')
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(questionOf)
}

export async function questionByNumber(db: Db | Tx, number: number): Promise<Question | null> {
  const row = await db.selectFrom('product_question').selectAll().where('number', '=', number).executeTakeFirst()
  return row ? questionOf(row) : null
}
