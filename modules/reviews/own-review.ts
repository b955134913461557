import { REFUSALS, type Refusal } from './refusal.ts'
import type { ReviewField, ReviewState } from './review.ts'

/** A review as its writer sees it. */
export interface OwnReview {
  readonly version: number
  readonly state: ReviewState
  readonly words: Readonly<Record<ReviewField, string>>
  /** Why it is not shown; null where it is not refused. */
  readonly refusal: string | null
  readonly reply: string | null
}

type Kept = { readonly [F in Exclude<ReviewField, 'stars'>]: string } & {
  readonly stars: number
  readonly version: number
  readonly state: ReviewState
  readonly reason: Refusal | null
  readonly reply: string | null
}

/** As it is told to the page of its writer. */
export const ownReviewView = ({
  version,
  state,
  stars,
  title,
  body,
  name,
  incentive,
  reason,
  reply,
}: Kept): OwnReview => ({
  version,
  state,
  words: { stars: String(stars), title, body, name, incentive },
  refusal: reason && REFUSALS[reason].words,
  reply,
})

export const STATE_WORDS: Record<ReviewState, { title: string; words: string }> = {
  waiting: {
    title: 'We have your review',
    words: 'A person reads it before it is shown, on working days usually by the next one. We write to you then.',
  },
  published: {
    title: 'Your review is shown',
    words: 'If you change it, it is hidden until one of us has read it again, and our answer is removed.',
  },
  refused: { title: 'Your review has not been published', words: 'You can change it and send it again.' },
  withdrawn: { title: 'You have taken your review back', words: 'Its words are gone. You can write another one.' },
}
