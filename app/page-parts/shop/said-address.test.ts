import { expect, test } from 'vitest'
import { readQuestionPage } from '#modules/questions/question.ts'
import { readReviewQuery } from '#modules/reviews/published.ts'
import { saidAddress } from './said-address.ts'

test('whoever turns a page of questions keeps the reviews as they are, and the other way round', () => {
  for (const reviews of [
    { sort: 'newest', page: 1 },
    { sort: 'lowest', page: 3 },
  ] as const) {
    for (const questions of [1, 4]) {
      for (const part of ['reviews', 'questions'] as const) {
        const { searchParams, hash } = new URL(saidAddress({ reviews, questions }, part), 'http://shop.test/shop')
        expect([readReviewQuery(searchParams), readQuestionPage(searchParams), hash]).toEqual([
          reviews,
          questions,
          `#${part}`,
        ])
      }
    }
  }
  expect(saidAddress({ reviews: null, questions: 1 }, 'questions')).toBe('?#questions')
})
