import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { Services } from '#app/services.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import { type Received, received } from '#modules/orders/queries/received.ts'
import { ownReview, withdrawReview, writeReview } from '#modules/reviews/commands/writing.ts'
import { ownReviewView } from '#modules/reviews/own-review.ts'
import { REVIEW_FIELDS, type ReviewField, type ReviewProblems, readReview } from '#modules/reviews/review.ts'

/** The products of an order that have come, each with the page to review it on. */
export async function reviewable({ db, now }: Services, order: Order, address: (product: string) => string) {
  const come = await received(db, { orderId: order.id }, now())
  return come.map(({ productId }) => ({ productId, name: WORDS[productId].name, address: address(productId) }))
}

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** What the page of a review shows to the person who may write it. */
export async function shownReview(services: Services, received: Received, search: URLSearchParams) {
  const own = await ownReview(services, received)
  const done = search.get('done')
  return {
    productId: received.productId,
    productName: WORDS[received.productId].name,
    own: own && ownReviewView(own),
    done: done === 'sent' || done === 'withdrawn' ? done : null,
  } as const
}

export type TakenReview =
  | { done: 'sent' | 'withdrawn' }
  | { done: null; typed: Partial<Record<ReviewField, string>>; problems: ReviewProblems }

/** Does what the form asks for; whose review it is was decided before. */
export async function takeReview(context: Context, received: Received, form: FormData): Promise<TakenReview> {
  const services = context.get(servicesContext)
  if (form.get('act') === 'withdraw') {
    await withdrawReview(services, received)
    return { done: 'withdrawn' }
  }
  const typed = Object.fromEntries(
    REVIEW_FIELDS.map(field => {
      const value = form.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  )
  const read = readReview(typed)
  if (!read.ok) return { done: null, typed, problems: read.problems }
  await writeReview(services, received, read.words)
  return { done: 'sent' }
}
