import { type LotName, lotPath } from '#modules/catalogue/lot.ts'
import { lotsOf, products } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { EmailContent } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { endCodeThere } from './commands/codes.ts'
import type { OrdersDeps } from './commands/deps.ts'
import { closeOrder, fulfilCheckout, markConfirmed, touchOrder } from './commands/fulfilment.ts'
import { makeOrderKey } from './commands/member-orders.ts'
import { applyPaymentEvent, workOutEvent } from './commands/payment-events.ts'
import { makeRefund, refundOrder, refundStrayPayment } from './commands/refunds.ts'
import type { OrderFacts } from './email-blocks.ts'
import { EMAILS, orderMail } from './emails.tsx'
import { isOver, type OrderJobs } from './follow-ups.ts'
import { NO_GOODS } from './goods-life.ts'
import { orderSteps } from './queries/member-orders.ts'
import { goodsOf } from './queries/order-goods.ts'
import { type Order, order as orderById, unprocessedEvents, unsettledOrders } from './queries/orders.ts'
import { refundTold } from './refund-words.ts'
import type { Seller } from './seller.ts'

export interface OrderJobsDeps extends OrdersDeps {
  jobs: Jobs
  mailer: Mailer
  seller: Seller
  /** The shop's own address when it has a fixed one; else links lead to where the order was made. */
  shop: string | null
}

/** Says who does each job of the orders. Every handler may run twice, and then does nothing the second time. */
export async function workOrders(deps: OrderJobsDeps): Promise<void> {
  const work = <Name extends keyof OrderJobs>(name: Name, handler: (data: OrderJobs[Name]) => Promise<void>) =>
    deps.jobs.work<OrderJobs[Name]>(name, handler)
  await work('order-confirmation', ({ orderId }) => sendConfirmation(deps, orderId))
  await work('order-payment-failed', async ({ orderId }) => {
    await sendEmail(deps, orderId, 'payment-failed', EMAILS.paymentFailed.write)
  })
  await work('order-refunded', async ({ orderId, refundedPence }) => {
    const [goods, steps] = await Promise.all([goodsOf(deps.db, orderId), orderSteps(deps.db, orderId)])
    await sendEmail(deps, orderId, `refund-${refundedPence}`, facts => {
      const known = { lines: facts.order.lines, goods: goods ?? NO_GOODS, steps }
      return EMAILS.refund.write({ ...facts, told: refundTold(known, refundedPence) })
    })
  })
  await work('order-sent', ({ orderId, parcelId }) => sendParcelEmail(deps, orderId, parcelId, 'sent'))
  await work('order-lost', ({ orderId, parcelId }) => sendParcelEmail(deps, orderId, parcelId, 'lost'))
  await work('lot-recalled', ({ orderId, productId, lot }) => sendRecall(deps, orderId, { productId, lot }))
  await work('order-delivered', ({ orderId, parcelId }) => sendParcelEmail(deps, orderId, parcelId, 'delivered'))
  await work('order-return', data => sendReturnEmail(deps, data))
  await work('wanted-refund', ({ refundId }) => makeRefund(deps, refundId))
  await work('code-ended', ({ name }) => endCodeThere(deps, name))
  await work('order-refund', ({ orderId }) => refundOrder(deps, orderId))
  await work('stray-refund', ({ sessionId, paymentIntent }) => refundStrayPayment(deps, sessionId, paymentIntent))
}

async function sendConfirmation(deps: OrderJobsDeps, orderId: string): Promise<void> {
  const order = await orderById(deps.db, orderId)
  if (order?.confirmationSentAt) return
  // Written right after the mail server took it: only a crash in between sends it twice, with the same Message-ID.
  if (await sendEmail(deps, orderId, 'confirmation', EMAILS.confirmation.write)) await markConfirmed(deps, orderId)
}

/** What is said is what the parcel is when it is said: an e-mail that waited for a mail server may be overtaken. */
async function sendParcelEmail(
  deps: OrderJobsDeps,
  orderId: string,
  parcelId: string,
  which: 'sent' | 'lost' | 'delivered',
) {
  const goods = await goodsOf(deps.db, orderId)
  const parcel = goods?.parcels.find(({ id }) => id === parcelId)
  if (!goods || !parcel) return
  await sendEmail(deps, orderId, `${which}-${parcelId}`, facts => EMAILS[which].write({ ...facts, goods, parcel }))
}

async function sendRecall(deps: OrderJobsDeps, orderId: string, { productId, lot }: LotName): Promise<void> {
  const recall = (await lotsOf(deps.db, productId, lot))[0]?.recall
  if (!recall) return
  const { subject, blocks } = recall
  await sendEmail(deps, orderId, `recall-${productId}-${lot}`, facts =>
    EMAILS.recall.write({
      ...facts,
      lot,
      lotPage: `${facts.shop}${lotPath({ productId, lot })}`,
      productName: WORDS[productId].name,
      subject,
      words: blocks,
    }),
  )
}

/** What a return has become since is not told by an e-mail that waited: whoever keeps it is not told to post it. */
async function sendReturnEmail(deps: OrderJobsDeps, { orderId, returnId, moment }: OrderJobs['order-return']) {
  const goods = await goodsOf(deps.db, orderId)
  const back = goods?.returns.find(({ id }) => id === returnId)
  if (!goods || !back || isOver(moment, back)) return
  await sendEmail(deps, orderId, `return-${returnId}-${moment}`, facts =>
    EMAILS.back.write({ ...facts, goods, back, moment }),
  )
}

async function sendEmail(
  deps: OrderJobsDeps,
  orderId: string,
  about: string,
  write: (facts: OrderFacts) => EmailContent,
): Promise<boolean> {
  const order = await orderById(deps.db, orderId)
  // Anyone who was forgotten is not written to.
  if (!order || order.anonymisedAt) return false
  const shop = deps.shop ?? order.origin
  const key = await makeOrderKey(deps.db, orderId, deps.now())
  const facts: OrderFacts = {
    order,
    catalogue: await products(deps.db),
    seller: deps.seller,
    shop,
    orderPage: `${shop}/orders/${order.id}?key=${key}`,
  }
  const mail = orderMail(facts, write(facts), about)
  if (!mail) {
    deps.log.error('order.nobody-to-write-to', { orderId })
    return false
  }
  await deps.mailer.send(mail)
  return true
}

const MINUTE_MS = 60_000
/** How long an unsettled order is left alone between two questions about it. */
const ASK_EVERY_MS = 2 * MINUTE_MS
const MOST_AT_ONCE = 100
/** Stripe keeps events for 30 days and gives up delivering after 3. */
const LOOK_BACK_MS = 3 * 24 * 60 * MINUTE_MS

export interface Reconciled {
  asked: number
  ended: number
  events: number
  failed: number
}

/**
 * Makes up for whatever was lost: pages that nobody paid, payments nobody told us of, notices that could not be
 * worked out or never arrived, refunds that got stuck. Safe to run at any time and on several servers at once.
 */
export async function reconcileOrders(deps: OrdersDeps): Promise<Reconciled> {
  const done: Reconciled = { asked: 0, ended: 0, events: 0, failed: 0 }
  await reconcileEvents(deps, done)
  const unaskedSince = new Date(deps.now().getTime() - ASK_EVERY_MS)
  for (const order of await unsettledOrders(deps.db, unaskedSince, MOST_AT_ONCE)) {
    try {
      await reconcileOrder(deps, order, done)
    } catch (error) {
      deps.log.warn('order.not-reconciled', { orderId: order.id, error })
      done.failed++
    }
  }
  if (done.ended + done.events + done.failed > 0) deps.log.info('orders.reconciled', { ...done })
  return done
}

async function reconcileOrder(deps: OrdersDeps, order: Order, done: Reconciled): Promise<void> {
  await touchOrder(deps, order.id)
  if (order.status === 'refund-due') return refundOrder(deps, order.id)
  const over = order.status === 'pending' && order.reservedUntil <= deps.now()
  if (!over && !order.sessionId) return
  const settled = over
    ? await closeOrder(deps, order, 'reconciler')
    : await fulfilCheckout(deps, order.sessionId ?? '', 'reconciler')
  done.asked++
  if (!settled.ok) done.failed++
  else if (settled.order.status !== order.status) done.ended++
}

async function reconcileEvents(deps: OrdersDeps, done: Reconciled): Promise<void> {
  const now = deps.now().getTime()
  const missed = await deps.payments.undeliveredEvents(new Date(now - LOOK_BACK_MS))
  const attempts = [
    ...(await unprocessedEvents(deps.db, new Date(now - MINUTE_MS), MOST_AT_ONCE)).map(
      event => () => workOutEvent(deps, event),
    ),
    ...(missed.ok ? missed.value : []).map(event => () => applyPaymentEvent(deps, event)),
  ]
  for (const attempt of attempts) {
    try {
      if (await attempt()) done.events++
    } catch (error) {
      deps.log.warn('payment.event-not-worked-out', { error })
      done.failed++
    }
  }
}
