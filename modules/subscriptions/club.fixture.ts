import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { product } from '#modules/catalogue/queries.ts'
import { makeRefund, refundOrder, refundStrayPayment } from '#modules/orders/commands/refunds.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { auditTill } from '#test/audit.ts'
import { beMember, type Query } from '#test/people.ts'
import { openTill, type Till } from '#test/till.ts'
import { subscribe } from './commands/beginning.ts'
import { closeThere } from './commands/closing.ts'
import { endSubscription } from './commands/ending.ts'
import { takeNews } from './commands/news.ts'
import { rhythms, termsFor } from './offer.ts'
import { subscriptionById } from './queries/subscriptions.ts'
import type { Subscription } from './subscription.ts'

interface News {
  subscription: string
  invoice: string | null
}

/** A till with subscribers, whose notices are worked off when the test says so. */
export interface Club {
  till: Till
  /** Notices arrive and are worked off, however many, `times` over each. */
  hear(times?: number): Promise<void>
  /** Moves every clock by so many days, and hears. */
  pass(days: number): Promise<void>
  /** To the moment after the next charge is due: its invoice is a draft. */
  toDraft(id: string): Promise<void>
  /** The same, and the draft is charged. */
  toRenewal(id: string): Promise<void>
  member(): Promise<{ memberId: MemberId; account: { email: string; name: string } }>
  /** Somebody subscribes and pays. */
  begin(of?: ProductId, rhythm?: number): Promise<Subscription>
  read(id: string): Promise<Subscription>
  mails(id: string): Promise<string[]>
  ordersOf(id: string): Promise<{ id: string; status: string; session_id: string | null; charged_pence: number }[]>
}

export function auditedClub(use: (club: Club) => void): void {
  let till: Till
  let club: Club | null = null
  beforeAll(async () => {
    till = await openTill()
    club = clubOf(till)
    use(club)
  })
  afterEach(async () => {
    till.standIn.control.clearFaults()
    await till.standIn.control.webhooks.release()
    await till.heard()
    // Time passes for all of them together: whoever subscribed in one test is not charged in the next.
    const running = await till.deps.db.selectFrom('subscription').select('id').where('state', '<>', 'ended').execute()
    for (const { id } of running) await endSubscription(till.deps, id, { because: 'member', who: 'test' }, null)
    await club?.hear()
    await reconcileOrders(till.deps)
    expect(await auditTill(till)).toEqual([])
  })
  afterAll(() => till.close())
}

function clubOf(till: Till): Club {
  const done = new Map<string, number>()
  const query: Query = (text, values) => till.database.pool.query(text, values)
  const fresh = async <T>(name: string): Promise<T[]> => {
    const all = await till.jobsOf(name)
    const from = done.get(name) ?? 0
    done.set(name, all.length)
    return all.slice(from) as T[]
  }

  async function workOff(times: number): Promise<boolean> {
    const news = await fresh<News>('subscription-news')
    for (const each of news) for (let time = 0; time < times; time++) await takeNews(till.deps, each)
    const closing = await fresh<{ id: string }>('subscription-closing')
    for (const { id } of closing) await closeThere(till.deps, id)
    const refunds = await fresh<{ refundId: string }>('wanted-refund')
    for (const { refundId } of refunds) await makeRefund(till.deps, refundId)
    const strays = await fresh<{ sessionId: string; paymentIntent: string }>('stray-refund')
    for (const { sessionId, paymentIntent } of strays) await refundStrayPayment(till.deps, sessionId, paymentIntent)
    const due = await fresh<{ orderId: string }>('order-refund')
    for (const { orderId } of due) await refundOrder(till.deps, orderId)
    return news.length + closing.length + refunds.length + strays.length + due.length > 0
  }

  const club: Club = {
    till,
    async hear(times = 1) {
      await till.heard()
      while (await workOff(times)) await till.heard()
    },
    async pass(days) {
      till.pass(days * 1440)
      await club.hear()
    },
    async toDraft(id) {
      const { nextAt } = await club.read(id)
      const minutes = ((nextAt?.getTime() ?? 0) - till.deps.now().getTime()) / 60_000
      till.pass(Math.max(0, minutes) + 0.05)
      await club.hear()
    },
    async toRenewal(id) {
      await club.toDraft(id)
      till.pass(1)
      await club.hear()
    },
    async member() {
      const { id, name, email } = await beMember(query, 'ann')
      return { memberId: id as MemberId, account: { email, name } }
    },
    async begin(of = 'biotin', rhythm = 0) {
      await till.setFree(of, 50)
      const url = await pageFor(till, await club.member(), of, rhythm)
      await till.pay(url.page)
      await club.hear()
      return club.read(url.id)
    },
    async read(id) {
      const found = await subscriptionById(till.deps.db, id)
      if (!found) throw new Error(`There is no subscription ${id}`)
      return found
    },
    async mails(id) {
      return (await till.jobsOf('subscription-mail')).filter(mail => mail.id === id).map(mail => String(mail.moment))
    },
    ordersOf: id =>
      till.deps.db
        .selectFrom('orders')
        .select(['id', 'status', 'session_id', 'charged_pence'])
        .where('subscription_id', '=', id)
        .orderBy('created_at')
        .execute(),
  }
  return club
}

async function pageFor(
  till: Till,
  who: Awaited<ReturnType<Club['member']>>,
  productId: ProductId,
  index: number,
): Promise<{ id: string; page: string }> {
  const id = randomUUID()
  const found = await product(till.deps.db, productId)
  const rhythm = found && rhythms(found)[index]
  if (!found || !rhythm) throw new Error(`${productId} has no such rhythm`)
  const { totalPence } = termsFor(found, rhythm)
  const wanted = { id, ...who, productId, rhythm, totalPence, origin: 'http://shop.test', fromAddress: null }
  const begun = await subscribe(till.deps, wanted)
  if (!begun.ok) throw new Error(`No page: ${JSON.stringify(begun)}`)
  return { id, page: begun.url }
}
