import type { Day } from '#modules/calendar/day.ts'
import type { Rating } from '#modules/catalogue/rating.ts'

/** A review as everybody sees it: it names nobody who did not give a name. */
export interface PublishedReview {
  readonly id: number
  readonly stars: number
  readonly title: string
  readonly body: string
  readonly name: string
  readonly incentive: string
  /** Where the shop is. */
  readonly on: Day
  readonly reply: { readonly words: string; readonly on: Day } | null
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** So many on a page. */
export const REVIEWS_A_PAGE = 8

export interface ReviewPage {
  readonly rating: Rating
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[]
  readonly reviews: readonly PublishedReview[]
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** Which reviews the address of a product's page asks for. */
export interface AskedReviews {
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
}

/** What is odd is the first page of the newest. */
export function readReviewQuery(search: URLSearchParams): AskedReviews {
  const sort = REVIEW_SORTS.find(each => each === search.get('reviews')) ?? 'newest'
  const page = /^[1-9][0-9]{0,3}$/.test(search.get('review-page') ?? '') ? Number(search.get('review-page')) : 1
  return { sort, page }
}

/** What the address says for these reviews: nothing for the first page of the newest. */
export function reviewQuery({ sort, page }: AskedReviews): Record<string, string> {
  return { ...(sort === 'newest' ? {} : { reviews: sort }), ...(page > 1 ? { 'review-page': String(page) } : {}) }
}
