import { questionQuery } from '#modules/questions/question.ts'
import { type AskedReviews, reviewQuery } from '#modules/reviews/published.ts'

/** Which of all that people say of a product its page shows. */
export interface Said {
  /** Null where nobody has written one. */
  readonly reviews: AskedReviews | null
  /** The page of questions, from 1. */
  readonly questions: number
}

/** The address of the same product with other reviews or questions: a link within its page, to what is other there. */
export function saidAddress({ reviews, questions }: Said, part: keyof Said): string {
  return `?${new URLSearchParams({ ...(reviews ? reviewQuery(reviews) : {}), ...questionQuery(questions) })}#${part}`
}
