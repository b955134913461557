import { manyLines, oneLine } from '#modules/contact/typed-text.ts'

export type ReviewState = 'waiting' | 'published' | 'refused' | 'withdrawn'
export type ReviewAct = 'written' | 'changed' | 'withdrawn' | 'published' | 'refused' | 'replied'

/** What a buyer says, as it is typed and as it is shown. */
export interface ReviewWords {
  readonly stars: number
  readonly title: string
  readonly body: string
  /** Empty: they would rather not say. */
  readonly name: string
  /** What was given for it; empty where nothing was. */
  readonly incentive: string
}

export type ReviewField = keyof ReviewWords

export const REVIEW_FIELDS = ['stars', 'title', 'body', 'name', 'incentive'] as const satisfies readonly ReviewField[]

/** In characters. The table checks the same. */
export const LONGEST_OF_REVIEW = { title: 80, body: 2_000, name: 40, incentive: 120 } as const
export const LONGEST_REPLY = 1_000

/** Shown in the place of a name that was not given. */
export const NAMELESS = 'A buyer'

export type ReviewProblems = Partial<Record<ReviewField, string>>
export type ReadReview = { ok: true; words: ReviewWords } | { ok: false; problems: ReviewProblems }

const MISSING = {
  stars: 'Please choose one to five stars',
  title: 'Please give it a title',
  body: 'Please say something about it',
} as const

/** Reads what was typed. What is too long is a problem and never cut. */
export function readReview(typed: Readonly<Partial<Record<ReviewField, unknown>>>): ReadReview {
  const text = (field: ReviewField) => (typeof typed[field] === 'string' ? typed[field] : '')
  const stars = /^[1-5]$/.test(text('stars')) ? Number(text('stars')) : 0
  const words: ReviewWords = {
    stars,
    title: oneLine(text('title')),
    body: manyLines(text('body')),
    name: oneLine(text('name')),
    incentive: oneLine(text('incentive')),
  }
  const problems: ReviewProblems = {}
  if (stars === 0) problems.stars = MISSING.stars
  for (const field of ['title', 'body', 'name', 'incentive'] as const) {
    const most = LONGEST_OF_REVIEW[field]
    if (words[field].length > most) problems[field] = `Please use at most ${most.toLocaleString('en-GB')} characters.`
    else if (words[field] === '' && field in MISSING) problems[field] = MISSING[field as 'title' | 'body']
  }
  return Object.keys(problems).length === 0 ? { ok: true, words } : { ok: false, problems }
}

export const isSameReview = (one: ReviewWords, other: ReviewWords): boolean =>
  REVIEW_FIELDS.every(field => one[field] === other[field])
