import { MOST_EVENTS_SINCE } from '../gateway.ts'
import { beyond } from '../missed.ts'
import { type OrderLife, worstDispute } from '../order-life.ts'
import type { PaymentEvent, Sale } from '../payment.ts'
import { type Order, order as orderById } from '../queries/orders.ts'
import type { OrdersDeps } from './deps.ts'
import { noteDispute } from './disputes.ts'
import { fulfilCheckout } from './fulfilment.ts'
import { applyPaymentEvent, sessionIdOf } from './payment-events.ts'
import type { TakenUp } from './taking-up.ts'

/** What the payment service knows and this database does not. */
export type Missed =
  | { kind: 'order-missing'; sale: Sale }
  | { kind: 'order-behind'; sessionId: string; order: Order; life: OrderLife }
  | { kind: 'dispute'; order: Order; event: PaymentEvent }

export interface MissedSince {
  missed: Missed[]
  /** Notices that were never worked out here, oldest first. */
  unheard: PaymentEvent[]
  /** Payments of other shops at the same payment service, by the address of each; they are left alone. */
  elsewhere: Map<string, number>
}

export type MissedAnswer = ({ ok: true } & MissedSince) | { ok: false; words: string }

/**
 * Asks the payment service about everything of which it gave notice since then, taken or not, and compares. Changes
 * nothing.
 * @param shop the shop's own address; null where it has no fixed one, and every payment is taken for its own
 */
export async function missedSince(deps: OrdersDeps, since: Date, shop: string | null): Promise<MissedAnswer> {
  const told = await deps.payments.eventsSince(since)
  if (!told.ok) return AWAY
  if (told.value.length === MOST_EVENTS_SINCE) {
    return { ok: false, words: `There are more than ${MOST_EVENTS_SINCE} notices since then. Name a later day.` }
  }
  const answer: MissedSince = { missed: [], unheard: [], elsewhere: new Map() }
  const heard = await heardOf(deps, told.value)
  const pages = new Map<string, Look>()
  for (const event of told.value) {
    const sessionId = isOfSubscription(event) ? null : await pageOf(deps, event)
    if (sessionId === undefined) return AWAY
    const look = sessionId === null ? null : (pages.get(sessionId) ?? (await lookInto(deps, sessionId, shop)))
    if (look?.kind === 'unreachable') return AWAY
    if (sessionId !== null && look !== null && !pages.has(sessionId)) {
      pages.set(sessionId, look)
      note(answer, look)
    }
    if (look?.kind === 'elsewhere') continue
    if (!heard.has(event.id)) answer.unheard.push(event)
    const order = look?.kind === 'known' ? look.order : null
    if (order && event.dispute && worstDispute(order.dispute, event.dispute) !== order.dispute)
      answer.missed.push({ kind: 'dispute', order, event })
  }
  return { ok: true, ...answer }
}

const AWAY = { ok: false, words: 'The payment service did not answer.' } as const

/** @returns undefined where nobody could be asked */
async function pageOf(deps: OrdersDeps, event: PaymentEvent): Promise<string | null | undefined> {
  try {
    return await sessionIdOf(deps, event)
  } catch (error) {
    deps.log.warn('payment.page-not-found', { eventId: event.id, error })
    return undefined
  }
}

type Look =
  | { kind: 'unreachable' }
  | { kind: 'nothing' }
  | { kind: 'elsewhere'; origin: string }
  | { kind: 'known'; order: Order; missed: Missed | null }
  | { kind: 'missing'; missed: Missed }

/** A subscription is asked about as a whole, by whoever knows subscriptions. */
const isOfSubscription = ({ subscription, sessionId }: PaymentEvent) => subscription !== null && sessionId === null

async function lookInto(deps: OrdersDeps, sessionId: string, shop: string | null): Promise<Look> {
  const asked = await deps.payments.session(sessionId)
  if (!asked.ok) return { kind: asked.problem.reason === 'unknown' ? 'nothing' : 'unreachable' }
  const { orderId } = asked.value
  const order = orderId === null ? null : await orderById(deps.db, orderId)
  const seen = beyond(order, asked.value, deps.payments.livemode)
  if (order !== null) {
    const missed = seen.kind === 'order-behind' ? ({ ...seen, sessionId, order } as const) : null
    return { kind: 'known', order, missed }
  }
  if (seen.kind !== 'order-missing') return { kind: 'nothing' }
  const sold = await deps.payments.sale(sessionId)
  if (!sold.ok) return { kind: 'unreachable' }
  const { origin } = sold.value
  if (shop !== null && origin !== null && origin !== new URL(shop).origin) return { kind: 'elsewhere', origin }
  return { kind: 'missing', missed: { kind: 'order-missing', sale: sold.value } }
}

function note({ missed, elsewhere }: MissedSince, look: Look): void {
  if (look.kind === 'elsewhere') elsewhere.set(look.origin, (elsewhere.get(look.origin) ?? 0) + 1)
  if ((look.kind === 'known' || look.kind === 'missing') && look.missed) missed.push(look.missed)
}

async function heardOf({ db }: OrdersDeps, events: readonly PaymentEvent[]): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const ids = events.map(({ id }) => id)
  const rows = await db
    .selectFrom('payment_event')
    .select('id')
    .where('id', 'in', ids)
    .where('processed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface CaughtUp {
  /** Numbers of orders that were made again. */
  made: string[]
  /** Numbers of orders that were brought to where the payment service has them. */
  brought: string[]
  /** What could not be taken up, and why, by payment. */
  left: { sessionId: string; words: string }[]
  failed: number
}

/**
 * Takes up what was missed: orders first, so that what was told of them since finds them. Done again it changes nothing.
 * @param takeUp makes the order of a page again, that of a subscription with its subscription
 */
export async function catchUp(
  deps: OrdersDeps,
  { missed, unheard }: MissedSince,
  takeUp: (sale: Sale) => Promise<TakenUp>,
): Promise<CaughtUp> {
  const done: CaughtUp = { made: [], brought: [], left: [], failed: 0 }
  for (const one of missed) {
    try {
      await takeUpOne(deps, one, takeUp, done)
    } catch (error) {
      deps.log.warn('payment.not-taken-up', { kind: one.kind, error })
      done.failed++
    }
  }
  for (const event of unheard) {
    try {
      await applyPaymentEvent(deps, event)
    } catch (error) {
      deps.log.warn('payment.event-not-worked-out', { error })
      done.failed++
    }
  }
  return done
}

async function takeUpOne(
  deps: OrdersDeps,
  one: Missed,
  takeUp: (sale: Sale) => Promise<TakenUp>,
  done: CaughtUp,
): Promise<void> {
  if (one.kind === 'order-missing') {
    const taken = await takeUp(one.sale)
    if (taken.ok) done.made.push(taken.order.number)
    else done.left.push({ sessionId: one.sale.session.id, words: taken.words })
    return
  }
  if (one.kind === 'dispute') {
    await noteDispute(deps, one.order, one.event)
    return
  }
  const settled = await fulfilCheckout(deps, one.sessionId, 'taken up')
  if (settled.ok) done.brought.push(settled.order.number)
  else done.failed++
}
