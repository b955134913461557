import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { deliverParcel, loseParcel, sendParcel } from '#modules/orders/commands/parcels.ts'
import { type Received, received } from '#modules/orders/queries/received.ts'
import { beMember, type Query } from '#test/people.ts'
import { openTill, type Till } from '#test/till.ts'
import { readReviewQuery } from '../published.ts'
import { ratings, reviewPage } from '../queries/published.ts'
import { type Review, reviewSteps } from '../queries/reviews.ts'
import type { ReviewWords } from '../review.ts'
import { publishReview, refuseReview, replyToReview } from './moderation.ts'
import { ownReview, withdrawReview, writeReview } from './writing.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const query: Query = (text, values) => till.database.pool.query(text, values)
const deps = () => ({ ...till.deps, secret: 'a secret of the test' })
const WORDS: ReviewWords = { stars: 2, title: 'Too large', body: 'Hard to swallow.', name: 'Ann', incentive: '' }
const SENT = { carrier: 'royal-mail', trackingNumber: null, trackingLink: null } as const
const BY = { who: 'operator', name: 'cleo' } as const
let buyers = 0

/** Somebody with an address of their own has bought and got a biotin. */
async function bought({ memberId = null, delivered = true }: { memberId?: MemberId | null; delivered?: boolean } = {}) {
  await till.setFree('biotin', 5)
  const sessionId = await till.pay(
    await till.pageFor({ biotin: 1 }, undefined, { memberId, isGuest: memberId === null }),
  )
  await till.heard()
  const { id } = await till.order(sessionId)
  const email = `buyer.${++buyers}@example.com`
  await query('update orders set customer_email = $2 where id = $1', [id, email])
  expect(await sendParcel(till.deps, id, null, SENT, BY)).toMatchObject({ ok: true })
  if (delivered) expect(await deliverParcel(till.deps, id, null, BY)).toMatchObject({ ok: true })
  return { id, email }
}

async function came(orderId: string): Promise<Received> {
  const [one] = await received(till.database.db, { orderId }, till.deps.now())
  if (!one) throw new Error('Nothing has come')
  return one
}

async function written(words: Partial<ReviewWords> = {}): Promise<{ of: Received; review: Review }> {
  const of = await came((await bought()).id)
  await writeReview(deps(), of, { ...WORDS, ...words })
  const review = await ownReview(deps(), of)
  if (!review) throw new Error('Nothing was written')
  return { of, review }
}

const shown = (search = '') => reviewPage(till.database.db, 'biotin', readReviewQuery(new URLSearchParams(search)))
const forget = () => query('delete from product_review', [])

test('only what has come can be reviewed: delivered, or sent long enough ago, and never what was lost', async () => {
  const { id } = await bought({ delivered: false })
  expect(await received(till.database.db, { orderId: id }, till.deps.now())).toEqual([])
  const later = new Date(till.deps.now().getTime() + 8 * 86_400_000)
  expect(await received(till.database.db, { orderId: id }, later)).toMatchObject([{ productId: 'biotin', orderId: id }])
  await loseParcel(till.deps, id, null, 'send-again', BY)
  expect(await received(till.database.db, { orderId: id }, later)).toEqual([])
  expect(await received(till.database.db, { orderId: 'nonsense' }, later)).toEqual([])
})

test('a buyer has one review, from however many tabs at once, and nobody sees it before it was read', async () => {
  await forget()
  const of = await came((await bought()).id)
  await Promise.all([1, 2, 3].map(() => writeReview(deps(), of, WORDS)))
  const review = await ownReview(deps(), of)
  expect(review).toMatchObject({ ...WORDS, version: 1, state: 'waiting' })
  expect((await till.database.pool.query('select count(*)::int as n from product_review')).rows).toEqual([{ n: 1 }])
  expect(await shown()).toBeNull()
  expect(await ratings(till.database.db)).toEqual({})
  expect(await till.jobsOf('review-waits')).toContainEqual({ id: review?.id, version: 1 })
  // A second order with the same address is the same buyer.
  const again = await bought()
  await query('update orders set customer_email = $2 where id = $1', [again.id, of.email.toUpperCase()])
  await writeReview(deps(), await came(again.id), { ...WORDS, stars: 1 })
  expect(await ownReview(deps(), of)).toMatchObject({ id: review?.id, version: 2, stars: 1 })
})

test('the shop decides about the version that it has read, once, and its writer is told once', async () => {
  await forget()
  const { of, review } = await written()
  const both = await Promise.all([1, 2].map(() => publishReview(deps(), review, BY)))
  expect(both.map(done => done.ok && done.changed).sort()).toEqual([false, true])
  expect(await shown()).toMatchObject({
    rating: { count: 1, average: 2 },
    reviews: [{ title: 'Too large', name: 'Ann' }],
  })
  expect((await till.jobsOf('review-decided')).filter(({ id }) => id === review.id)).toHaveLength(1)
  await replyToReview(deps(), review, 'We are sorry. There is a smaller one.', BY)
  expect((await shown())?.reviews[0]?.reply?.words).toBe('We are sorry. There is a smaller one.')
  await writeReview(deps(), of, { ...WORDS, body: 'Hard to swallow. And dear.' })
  expect(await shown()).toBeNull()
  expect(await ownReview(deps(), of)).toMatchObject({ version: 2, state: 'waiting', reply: null })
  expect(await publishReview(deps(), review, BY)).toMatchObject({
    ok: false,
    words: expect.stringContaining(`${review.id}.2`),
  })
  await refuseReview(deps(), { id: review.id, version: 2 }, 'abuse', { ...BY, why: 'calls the packer names' })
  expect(await ownReview(deps(), of)).toMatchObject({ state: 'refused', reason: 'abuse' })
  expect((await reviewSteps(till.database.db, review.id)).map(({ act, by, why }) => [act, by, why])).toEqual([
    ['written', null, null],
    ['published', 'cleo', null],
    ['replied', 'cleo', null],
    ['changed', null, null],
    ['refused', 'cleo', 'calls the packer names'],
  ])
})

test('taken back, its words are gone; written again it waits again', async () => {
  await forget()
  const { of, review } = await written()
  await publishReview(deps(), review, BY)
  await withdrawReview(deps(), of)
  await withdrawReview(deps(), of)
  expect(await shown()).toBeNull()
  expect(await ownReview(deps(), of)).toMatchObject({ state: 'withdrawn', title: '', body: '', name: '', version: 2 })
  expect(await publishReview(deps(), { id: review.id, version: 2 }, BY)).toMatchObject({ ok: false })
  await writeReview(deps(), of, WORDS)
  expect(await ownReview(deps(), of)).toMatchObject({ state: 'waiting', version: 3, ...WORDS })
})

test('reviews are paged and sorted, and what the product is rated comes from all that are shown', async () => {
  await forget()
  for (const stars of [5, 1, 3, 4, 2, 5, 5, 1, 4, 3]) {
    const { review } = await written({ stars })
    if (stars !== 3) await publishReview(deps(), review, BY)
  }
  const first = await shown()
  expect(first).toMatchObject({ rating: { count: 8, average: 3.4 }, page: 1, pageCount: 1 })
  expect(first?.spread.map(({ count }) => count)).toEqual([3, 2, 0, 1, 2])
  expect(await ratings(till.database.db)).toEqual({ biotin: { count: 8, average: 3.4 } })
  for (const _ of [1, 2]) await publishReview(deps(), (await written({ stars: 4 })).review, BY)
  const pages = [await shown('reviews=lowest'), await shown('reviews=lowest&review-page=2')]
  expect(pages.flatMap(page => page?.reviews.map(({ stars }) => stars))).toEqual([1, 1, 2, 4, 4, 4, 4, 5, 5, 5])
  expect((await shown('review-page=99'))?.page).toBe(2)
  expect((await shown('review-page=99'))?.reviews).toHaveLength(2)
  expect((await shown('reviews=highest'))?.reviews[0]?.stars).toBe(5)
})

test('a review follows its order to whoever proves the mailbox, and of two of one product their own stays', async () => {
  await forget()
  const ann = await beMember(query, 'ann')
  const memberId = ann.id as MemberId
  const { review } = await written({ title: 'As a guest' })
  await query('update orders set member_id = $2 where id = $1', [review.orderId, memberId])
  const [of] = await received(till.database.db, { memberId }, till.deps.now())
  expect(of && (await ownReview(deps(), of))).toMatchObject({ id: review.id, title: 'As a guest' })
  const other = await written({ title: 'As another guest' })
  await query('update orders set member_id = $2 where id = $1', [other.review.orderId, memberId])
  const { rows } = await till.database.pool.query('select title from product_review where member_id = $1', [memberId])
  expect(rows).toEqual([{ title: 'As a guest' }])
})
