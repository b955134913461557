import type { EmailSender } from '#modules/account/sender.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { makeOrderKey } from '#modules/orders/commands/member-orders.ts'
import { order as orderById } from '#modules/orders/queries/orders.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { DECIDED_JOB, type DueDecision, type ReadVersion } from './commands/moderation.ts'
import { WAITING_JOB } from './commands/writing.ts'
import { EMAILS } from './emails.tsx'
import { reviewById } from './queries/reviews.ts'
import { REFUSALS } from './refusal.ts'

export interface ReviewJobsDeps {
  readonly db: Db
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly sender: EmailSender
  /** The shop's address, without a slash at the end. */
  shop(): string
  now(): Date
}

export async function workReviews(deps: ReviewJobsDeps): Promise<void> {
  await deps.jobs.work<ReadVersion>(WAITING_JOB, due => tellShop(deps, due))
  await deps.jobs.work<DueDecision>(DECIDED_JOB, due => tellWriter(deps, due))
}

/** Nothing where it was decided, changed again or taken back meanwhile. */
async function tellShop({ db, mailer, sender }: ReviewJobsDeps, { id, version }: ReadVersion): Promise<void> {
  const review = await reviewById(db, id)
  if (review?.version !== version || review.state !== 'waiting') return
  const written = EMAILS.waiting.write({ version: `${id}.${version}`, product: WORDS[review.productId].name })
  const to = { name: sender.name, address: sender.email }
  await mailer.send(mailOf(written, { to, about: `review-waits.${id}.${version}`, sender }))
}

/** To the address that the order was bought with: it is the only one that proved anything. */
async function tellWriter(deps: ReviewJobsDeps, { id, version, act }: DueDecision): Promise<void> {
  const { db, mailer, sender } = deps
  const review = await reviewById(db, id)
  if (review?.version !== version || review.state !== act) return
  const order = await orderById(db, review.orderId)
  if (!order?.customer || order.anonymisedAt) return
  const key = await makeOrderKey(db, order.id, deps.now())
  const facts = {
    product: WORDS[review.productId].name,
    reviewUrl: `${deps.shop()}/orders/${order.id}/review/${review.productId}?key=${key}`,
    productUrl: `${deps.shop()}/shop/supplements/${review.productId}#reviews`,
    refusal: review.reason && REFUSALS[review.reason].words,
    sender,
  }
  const written = EMAILS[act].write(facts)
  const to = { name: order.customer.name, address: order.customer.email }
  await mailer.send(mailOf(written, { to, about: `review-${act}.${id}.${version}`, sender }))
}
