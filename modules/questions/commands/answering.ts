import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type Question, questionByNumber, questionOf } from '../queries.ts'
import type { QuestionRefusal, QuestionState } from '../question.ts'

export const DECIDED_JOB = 'question-decided'

export interface DueAnswer {
  readonly id: string
  readonly state: Exclude<QuestionState, 'waiting'>
}

export interface AnsweringDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  now(): Date
}

/** Who of the shop, and in their own words why. */
export interface Answerer {
  readonly name?: string
  readonly why?: string
}

export type Decided = { ok: true; question: Question; changed: boolean } | { ok: false; words: string }

type Decision =
  | { readonly state: 'answered'; readonly answer: string; readonly reason: null }
  | { readonly state: 'refused'; readonly answer: null; readonly reason: QuestionRefusal }

/** Shows a question with its answer, and tells whoever asked; another answer takes the place of the one before. */
export const answerQuestion = (deps: AnsweringDeps, number: number, answer: string, by: Answerer): Promise<Decided> =>
  decide(deps, number, { state: 'answered', answer, reason: null }, by)

/** Does not show it, or no longer, and tells whoever asked why. */
export const refuseQuestion = (deps: AnsweringDeps, number: number, reason: QuestionRefusal, by: Answerer) =>
  decide(deps, number, { state: 'refused', answer: null, reason }, by)

function decide(deps: AnsweringDeps, number: number, decision: Decision, by: Answerer): Promise<Decided> {
  return deps.db.transaction().execute(async (tx): Promise<Decided> => {
    // Of two at once the second finds what the first has decided.
    await tx.selectFrom('product_question').select('id').where('number', '=', number).forUpdate().execute()
    const before = await questionByNumber(tx, number)
    if (!before) return { ok: false, words: `There is no question ${number}.` }
    if (isSame(before, decision)) return { ok: true, question: before, changed: false }
    const at = deps.now()
    const row = await tx
      .updateTable('product_question')
      .set({ ...decision, decided_at: at, decided_by: by.name ?? null, decided_why: by.why ?? null })
      .where('number', '=', number)
      .returningAll()
      .executeTakeFirstOrThrow()
    const due: DueAnswer = { id: row.id, state: decision.state }
    await deps.jobs.enqueue(tx, DECIDED_JOB, due, { key: `${row.id} ${at.getTime()}` })
    return { ok: true, question: questionOf(row), changed: true }
  })
}

const isSame = (before: Question, { state, answer, reason }: Decision) =>
  before.state === state && before.answer === answer && before.reason === reason
