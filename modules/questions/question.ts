import type { Day } from '#modules/calendar/day.ts'
import { isAddress, LONGEST_ADDRESS, manyLines } from '#modules/contact/typed-text.ts'

export type QuestionState = 'waiting' | 'answered' | 'refused'

/** A question with its answer, as everybody sees it. */
export interface AnsweredQuestion {
  readonly number: number
  readonly question: string
  readonly answer: string
  readonly on: Day
}

/** Rows of one, two or three columns are full with it. */
export const QUESTIONS_A_PAGE = 12

export interface QuestionPage {
  /** The newest first. */
  readonly answered: readonly AnsweredQuestion[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** Which page of questions the address of a product asks for; what is odd is the first. */
export function readQuestionPage(search: URLSearchParams): number {
  const asked = search.get('question-page') ?? ''
  return /^[1-9][0-9]{0,3}$/.test(asked) ? Number(asked) : 1
}

/** What the address says for this page of questions: nothing for the first. */
export const questionQuery = (page: number): Record<string, string> =>
  page > 1 ? { 'question-page': String(page) } : {}

export type QuestionField = 'question' | 'email'
export const QUESTION_FIELDS = ['question', 'email'] as const satisfies readonly QuestionField[]

/** In characters. The table checks the same. */
export const LONGEST_OF_QUESTION = { question: 500, email: LONGEST_ADDRESS } as const
export const LONGEST_ANSWER = 1_500

export interface TypedQuestion {
  readonly question: string
  /** Null where they want no e-mail. */
  readonly email: string | null
}

export type QuestionProblems = Partial<Record<QuestionField, string>>
export type ReadQuestion = { ok: true; typed: TypedQuestion } | { ok: false; problems: QuestionProblems }

/** Reads what was typed. What is too long is a problem and never cut. */
export function readQuestion(typed: Readonly<Partial<Record<QuestionField, unknown>>>): ReadQuestion {
  const question = manyLines(typeof typed.question === 'string' ? typed.question : '')
  const email = typeof typed.email === 'string' ? typed.email.trim() : ''
  const problems: QuestionProblems = {}
  if (question === '') problems.question = 'Please enter your question'
  if (question.length > LONGEST_OF_QUESTION.question)
    problems.question = `Please use at most ${LONGEST_OF_QUESTION.question} characters.`
  if (email !== '' && !isAddress(email))
    problems.email = 'Please enter your e-mail address, such as ann@example.com, or leave it empty.'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, typed: { question, email: email === '' ? null : email } }
}

/** Why a question may be left without a public answer, and what its asker is told. */
export const QUESTION_REFUSALS = {
  medical: {
    name: 'It asks for medical advice',
    words:
      'It asks something a shop may not answer: what a product does for an illness or for someone’s health. Please ask a pharmacist or your doctor, and show them the label on the product’s page.',
  },
  'off-topic': {
    name: 'It is not about the product',
    words: 'It is not about the product. Please write to us through the contact form: a person answers.',
  },
  'personal-data': {
    name: 'It names or shows someone',
    words: 'It holds something by which a person can be known. Please ask it again without that.',
  },
  abuse: { name: 'It attacks people', words: 'It insults or threatens somebody.' },
  spam: { name: 'It is advertising', words: 'It advertises something.' },
} as const satisfies Record<string, { name: string; words: string }>

export type QuestionRefusal = keyof typeof QUESTION_REFUSALS
export const QUESTION_REFUSAL_IDS = Object.keys(QUESTION_REFUSALS) as QuestionRefusal[]
