import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageText, ratingOf, reviewsText } from '#modules/catalogue/rating.ts'
import { readReviewQuery, reviewQuery } from './published.ts'
import { LONGEST_OF_REVIEW, readReview } from './review.ts'

const TYPED = {
  stars: '4',
  title: 'Easy to swallow',
  body: 'Small, no taste.\r\n\r\nCame quickly.',
  name: 'Ann',
  incentive: '',
}

test('a review is read as it was typed, in clean text', () => {
  expect(readReview(TYPED)).toEqual({
    ok: true,
    words: { ...TYPED, stars: 4, body: 'Small, no taste.\n\nCame quickly.' },
  })
  expect(readReview({ ...TYPED, title: ' One\nline\u202E ', name: undefined })).toMatchObject({
    words: { title: 'One line', name: '' },
  })
})

test('stars, a title and words are needed, and nothing may be too long', () => {
  expect(readReview({})).toMatchObject({
    ok: false,
    problems: { stars: expect.any(String), title: expect.any(String), body: expect.any(String) },
  })
  for (const stars of ['0', '6', '4.5', ' 4', '', 'all', '-1', '5e0'])
    expect(readReview({ ...TYPED, stars }).ok).toBe(false)
  for (const [field, most] of Object.entries(LONGEST_OF_REVIEW)) {
    expect(readReview({ ...TYPED, [field]: 'x'.repeat(most) }).ok, field).toBe(true)
    expect(readReview({ ...TYPED, [field]: 'x'.repeat(most + 1) }), field).toMatchObject({
      ok: false,
      problems: { [field]: expect.stringContaining('at most') },
    })
  }
})

test('what a product is rated is the average of all stars, and nothing where there are none', () => {
  expect(ratingOf([])).toBeNull()
  expect(ratingOf([{ stars: 3, count: 0 }])).toBeNull()
  const given = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(given, all => {
      const rating = ratingOf(
        [1, 2, 3, 4, 5].map(stars => ({ stars, count: all.filter(each => each === stars).length })),
      )
      const average = all.reduce((sum, each) => sum + each, 0) / all.length
      expect(rating?.count).toBe(all.length)
      expect(Math.abs((rating?.average ?? 0) - average)).toBeLessThanOrEqual(0.0501)
    }),
  )
  expect([averageText({ average: 4, count: 1 }), reviewsText({ average: 4, count: 1 })]).toEqual([
    '4.0 out of 5',
    '1 review',
  ])
})

test('what an address asks for is read back from the address that is made of it', () => {
  for (const asked of [
    { sort: 'newest', page: 1 },
    { sort: 'lowest', page: 3 },
    { sort: 'highest', page: 1 },
  ] as const) {
    expect(readReviewQuery(new URLSearchParams(reviewQuery(asked)))).toEqual(asked)
  }
  expect(readReviewQuery(new URLSearchParams('reviews=best&review-page=-1'))).toEqual({ sort: 'newest', page: 1 })
})
