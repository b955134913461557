import { randomUUID } from 'node:crypto'
import { formatPence } from '#modules/cart/money.ts'
import type { RefundReason, Units } from '../goods-life.ts'
import { isAskedBack } from '../order-life.ts'
import { order as orderById } from '../queries/orders.ts'
import { owedFor, refundablePence } from '../refundable.ts'
import { type ActDeps, type Acted, type Actor, actOnOrder, type LockedOrder } from './act-on-order.ts'
import type { OrdersDeps } from './deps.ts'
import { fulfilCheckout } from './fulfilment.ts'

/**
 * Gives back the whole payment of an order that could not be fulfilled.
 * @throws when the payment service could not be asked, so that the job runs again
 */
export async function refundOrder(deps: OrdersDeps, orderId: string): Promise<void> {
  const order = await orderById(deps.db, orderId)
  if (order?.status !== 'refund-due' || !order.paymentIntent || !order.sessionId) return
  await giveBack(deps, order.paymentIntent, `refund:order:${order.id}`)
  // The webhook would tell it too, a moment later or never.
  await fulfilCheckout(deps, order.sessionId, 'refund')
}

/** @throws when the payment service could not be asked, so that the job runs again */
export async function refundStrayPayment(deps: OrdersDeps, sessionId: string, paymentIntent: string): Promise<void> {
  await giveBack(deps, paymentIntent, `refund:stray:${sessionId}`)
  deps.log.info('payment.stray-refunded', { sessionId })
}

async function giveBack(deps: OrdersDeps, paymentIntent: string, key: string): Promise<void> {
  const refunded = await deps.payments.refund(paymentIntent, 'all', key)
  if (refunded.ok || refunded.problem.reason === 'done-already') return
  deps.log.error('payment.refund-not-made', { paymentIntent, words: refunded.problem.words })
  throw new Error('The refund could not be made')
}

/**
 * Notes in the caller's transaction that money is to go back, and the job that moves it: both, or neither. For units the
 * goods are given as they are without them.
 * @returns null when nothing is left to go back
 */
export async function wantRefund(
  deps: Pick<ActDeps, 'jobs'>,
  { tx, order, goods, at }: LockedOrder,
  reason: RefundReason,
  what: { pence: number } | { units: readonly Units[] },
): Promise<{ id: string; pence: number } | null> {
  const pence = 'pence' in what ? what.pence : owedFor(order, goods, what.units)
  if (pence === 0) return null
  const id = randomUUID()
  await tx
    .insertInto('order_refund')
    .values({ id, order_id: order.id, pence, reason, wanted_at: at, problem: null })
    .execute()
  await deps.jobs.enqueue(tx, 'wanted-refund', { refundId: id }, { key: id })
  return { id, pence }
}

export const ASKED_BACK =
  'The payer’s bank has asked for this payment back. Until that is won no money of it is given back, or it would go back twice.'

/** Of two refunds of the same amount within so many minutes the second is taken for a slip. */
const SLIP_MINUTES = 30

/**
 * Gives back a part of what was paid, or all that is left of it, without taking goods out of the order.
 * @param again the same amount once more within half an hour, on purpose
 */
export function refundPart(
  deps: ActDeps,
  orderId: string,
  { pence, again }: { pence: number | 'all'; again: boolean },
  by: Actor,
): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    if (isAskedBack(locked.order)) return { refused: ASKED_BACK }
    const left = refundablePence(locked.order, locked.goods)
    const wanted = pence === 'all' ? left : pence
    if (left === 0) return { refused: 'Nothing is left of its payment to give back.' }
    if (wanted > left) return { refused: `Only ${formatPence(left)} of its payment is left to give back.` }
    const slipSince = locked.at.getTime() - SLIP_MINUTES * 60_000
    const same = locked.goods.refunds.find(
      refund => refund.reason === 'goodwill' && refund.pence === wanted && refund.wantedAt.getTime() > slipSince,
    )
    if (same && !again) {
      return {
        refused: `${formatPence(wanted)} was given back a moment ago. Say that it is to happen again, if it is.`,
      }
    }
    await wantRefund(deps, locked, 'goodwill', { pence: wanted })
    return { fact: 'refund-wanted', detail: { pence: wanted } }
  })
}

/**
 * Moves the money of one refund, under a key of its own: however often this runs, it goes back once.
 * @throws when the payment service could not be asked, so that the job runs again
 */
export async function makeRefund(deps: OrdersDeps, refundId: string): Promise<void> {
  const refund = await deps.db
    .selectFrom('order_refund')
    .innerJoin('orders', 'orders.id', 'order_refund.order_id')
    .select(['order_refund.pence', 'order_refund.state', 'order_refund.wanted_at'])
    .select(['orders.id', 'orders.payment_intent', 'orders.session_id'])
    .where('order_refund.id', '=', refundId)
    .executeTakeFirst()
  if (refund?.state !== 'wanted' || !refund.payment_intent || !refund.session_id) return
  const isLate = deps.now().getTime() - refund.wanted_at.getTime() > KEY_LASTS_MS
  const answer =
    isLate && (await wasMade(deps, refund.payment_intent, refundId))
      ? ({ ok: true } as const)
      : await deps.payments.refund(refund.payment_intent, refund.pence, `refund:${refundId}`, refundId)
  if (!answer.ok) {
    const { reason, words } = answer.problem
    if (reason !== 'refused' && reason !== 'done-already' && reason !== 'unknown') {
      throw new Error(`The refund could not be made: ${reason}`)
    }
    deps.log.error('payment.refund-not-made', { orderId: refund.id, refundId, words })
    await end(deps, refundId, { state: 'failed', problem: words })
    return
  }
  // Known as refunded before this one counts as made: in between it counts twice, and never not at all.
  const told = await fulfilCheckout(deps, refund.session_id, `refund ${refundId}`)
  if (!told.ok) throw new Error('The refund was made, and the payment service could not be asked about it')
  await end(deps, refundId, { state: 'made', made_at: deps.now() })
}

/** The payment service forgets after a day which call it has had before; what it did, it tells at any time. */
const KEY_LASTS_MS = 23 * 3_600_000

/** @throws when it cannot be asked: a refund that may have been made is not made again */
async function wasMade({ payments }: OrdersDeps, paymentIntent: string, refundId: string): Promise<boolean> {
  const there = await payments.refunds(paymentIntent)
  if (!there.ok) throw new Error(`The refunds could not be asked about: ${there.problem.words}`)
  return there.value.some(refund => refund.refundId === refundId)
}

async function end(
  deps: OrdersDeps,
  refundId: string,
  how: { state: 'made'; made_at: Date } | { state: 'failed'; problem: string },
): Promise<void> {
  await deps.db.updateTable('order_refund').set(how).where('id', '=', refundId).where('state', '=', 'wanted').execute()
}
