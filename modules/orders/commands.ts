import { randomBytes, randomUUID } from 'node:crypto'
import { releaseStock, reserveStock, type Shortage, sellReserved } from '#modules/catalogue/commands.ts'
import { products } from '#modules/catalogue/queries.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { followUp } from './follow-ups.ts'
import { EVENT_TYPES, type Payments } from './gateway.ts'
import { cartOf, ORDER_NUMBER_BYTES, type OrderLine, orderNumber, priceLines, type WantedItem } from './order.ts'
import { type Fact, nextStep, type OrderLife, type Step, worstDispute } from './order-life.ts'
import { historyRow, type Look, lineRow, lookAt, newOrder, orderChange, type TakenStep } from './order-rows.ts'
import { isUuid, type PaymentEvent, type PaymentProblem, type PaymentSession } from './payment.ts'
import {
  type Order,
  order as orderById,
  orderByKey,
  orderOf,
  type PaymentView,
  paymentBySession,
  paymentView,
  selectOrders,
} from './queries.ts'
import { sessionKey, sessionRequest } from './session-request.ts'

/** What orders need of a server; the app's services are one such. */
export interface OrdersDeps {
  db: Db
  payments: Payments
  jobs: Pick<Jobs, 'enqueue'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now(): Date
}

export interface CheckoutInput {
  items: readonly WantedItem[]
  /** What the browser names its attempt by; null: every call is a new order. */
  key: string | null
  /** Decided by the server, from its own session. */
  isGuest: boolean
  /** Where the visitor is, to be sent back there. */
  origin: string
}

export type CheckoutOutcome =
  | { ok: true; url: string }
  | { ok: false; reason: 'invalid-price-id'; item: string }
  | { ok: false; reason: 'short'; short: { name: string; available: number }[] }
  | { ok: false; reason: 'unavailable' | 'currency' | 'refused' | 'try-again' }

const TRY_AGAIN = { ok: false, reason: 'try-again' } as const

/**
 * Makes an order, keeps its goods aside and opens the page to pay for it: the order first, so that no payment can be
 * without one. The same key and cart lead to the same page, however often and from however many tabs; the same key
 * with another cart ends the earlier order first.
 */
export async function startCheckout(deps: OrdersDeps, input: CheckoutInput): Promise<CheckoutOutcome> {
  const priced = priceLines(input.items, await products(deps.db), deps.payments.refusedPrices)
  if (!priced.ok) return priced.reason === 'unavailable' ? { ok: false, reason: 'unavailable' } : priced
  const cart = cartOf(input.items)
  const earlier = input.key === null ? null : await orderByKey(deps.db, input.key)
  if (earlier) {
    const next = await afterEarlier(deps, earlier, cart)
    if (next !== 'start-over') return next
  }
  const placed = await placeOrder(deps, input, cart, priced.lines)
  return placed.ok ? openPaymentPage(deps, placed.order) : placed
}

/** What the second checkout with one key means for the order that the first one made. */
async function afterEarlier(deps: OrdersDeps, earlier: Order, cart: string): Promise<CheckoutOutcome | 'start-over'> {
  let order = earlier
  if (order.status === 'pending') {
    if (order.cart === cart && order.reservedUntil > deps.now()) return openPaymentPage(deps, order)
    const closed = await closeOrder(deps, order, 'another checkout')
    if (!closed.ok) return TRY_AGAIN
    order = closed.order
  }
  // Paid in another tab: showing that it is paid is better than taking money twice. That page lets go of the key.
  if (order.sessionId && (order.chargedPence > 0 || order.status === 'processing')) {
    return { ok: true, url: successUrl(order.origin, order.sessionId) }
  }
  await deps.db
    .updateTable('orders')
    .set({ checkout_key: null })
    .where('id', '=', order.id)
    .where('checkout_key', '=', order.checkoutKey)
    .execute()
  return 'start-over'
}

function successUrl(origin: string, sessionId: string): string {
  return `${origin}/payment-success?session_id=${encodeURIComponent(sessionId)}`
}

type Placed = { ok: true; order: Order } | Extract<CheckoutOutcome, { ok: false }>

/** Order, lines and reservation, all or nothing. The product rows come last, so that they are locked the shortest. */
async function placeOrder(deps: OrdersDeps, input: CheckoutInput, cart: string, lines: OrderLine[]): Promise<Placed> {
  try {
    return await deps.db.transaction().execute(async tx => {
      const { key, isGuest, origin } = input
      const row = newOrder({ id: randomUUID(), number: newNumber(), key, isGuest, origin, cart }, lines, deps.now())
      const made = await tx
        .insertInto('orders')
        .values(row)
        .onConflict(clash => clash.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!made) return await twin(tx, input, cart)
      await tx
        .insertInto('order_line')
        .values(lines.map(line => lineRow(row.id, line)))
        .execute()
      const reserved = await reserveStock(tx, lines)
      if (!reserved.ok) throw new OutOfStock(reserved.short)
      return { ok: true, order: orderOf({ ...made, lines }) }
    })
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error
    return {
      ok: false,
      reason: 'short',
      short: error.short.map(short => ({ name: nameOf(lines, short), available: short.available })),
    }
  }
}

const newNumber = () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))

/** Thrown to undo the transaction; never leaves this file. */
class OutOfStock extends Error {
  readonly short: Shortage[]
  constructor(short: Shortage[]) {
    super('Out of stock')
    this.short = short
  }
}

/** The other half of a double click made the order a moment before us. */
async function twin(tx: Tx, input: CheckoutInput, cart: string): Promise<Placed> {
  const other = input.key === null ? null : await orderByKey(tx, input.key)
  // Null also when the random number is taken, once in a million orders a million times.
  return other && other.cart === cart && other.status === 'pending' ? { ok: true, order: other } : TRY_AGAIN
}

function nameOf(lines: readonly OrderLine[], { productId }: Shortage): string {
  return lines.find(line => line.productId === productId)?.name ?? productId
}

async function openPaymentPage(deps: OrdersDeps, order: Order): Promise<CheckoutOutcome> {
  if (order.sessionUrl) return { ok: true, url: order.sessionUrl }
  const opened = await deps.payments.createSession(sessionRequest(order), sessionKey(order))
  if (!opened.ok) return pageNotOpened(deps, order, opened.problem)
  const stored = await storeSession(deps, order, opened.value)
  if (stored && opened.value.url) return { ok: true, url: opened.value.url }
  // The order was ended while its page was being opened: nobody may pay there.
  await deps.payments.expireSession(opened.value.id)
  return TRY_AGAIN
}

/** Before the address is told to anybody: a page whose address nobody knows cannot be paid. */
async function storeSession(deps: OrdersDeps, order: Order, session: PaymentSession): Promise<boolean> {
  const { numUpdatedRows } = await deps.db
    .updateTable('orders')
    .set({ session_id: session.id, session_url: session.url })
    .where('id', '=', order.id)
    .where('status', '=', 'pending')
    .where(row => row.or([row('session_id', 'is', null), row('session_id', '=', session.id)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function pageNotOpened(deps: OrdersDeps, order: Order, problem: PaymentProblem): Promise<CheckoutOutcome> {
  deps.log.warn('checkout.page-not-opened', { orderId: order.id, reason: problem.reason, words: problem.words })
  switch (problem.reason) {
    case 'busy':
    case 'unreachable': {
      // Perhaps the other half of a double click got through. If not, the same call may be made again.
      const now = await orderById(deps.db, order.id)
      return now?.status === 'pending' && now.sessionUrl ? { ok: true, url: now.sessionUrl } : TRY_AGAIN
    }
    case 'broken':
    case 'key-used':
      await raiseAttempt(deps, order)
      return TRY_AGAIN
    default:
      await takeFacts(deps, order.id, () => ({ facts: [{ kind: 'refused' }] }), `refused: ${problem.reason}`)
      return { ok: false, reason: REFUSED[problem.reason] ?? 'refused' }
  }
}

const REFUSED: Partial<Record<PaymentProblem['reason'], 'unavailable' | 'currency'>> = {
  'unavailable-product': 'unavailable',
  currency: 'currency',
}

/** A page of the earlier attempt may exist over there, but its address was told to nobody. */
async function raiseAttempt(deps: OrdersDeps, { id, attempt }: Order): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({ attempt: attempt + 1 })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('session_id', 'is', null)
    .execute()
}

export type Fulfilment =
  | { ok: true; order: Order }
  /** `unknown`: no such session. `stray`: a session that is no order of ours. */
  | { ok: false; reason: 'unknown' | 'stray' | 'unreachable' }

/**
 * Asks the payment service about a session and brings its order to where it belongs. Webhook, success page and
 * reconciler all come through here, at the same instant if they like: the order's row is locked, and what has been
 * done is not done again.
 */
export async function fulfilCheckout(deps: OrdersDeps, sessionId: string, cause: string): Promise<Fulfilment> {
  const looked = await deps.payments.session(sessionId)
  if (looked.ok) return applySession(deps, looked.value, cause)
  const { reason, words } = looked.problem
  if (reason === 'unknown') return { ok: false, reason: 'unknown' }
  deps.log.warn('payment.not-asked', { sessionId, reason, words })
  return { ok: false, reason: 'unreachable' }
}

export type Verification = { ok: true; payment: PaymentView } | { ok: false; reason: 'unknown' | 'unreachable' }

/**
 * What became of a payment, for whoever comes back from the payment page. What is settled is answered from our own
 * books; anything else is asked for, and fulfilled, now. A session that is not ours is as unknown as one that is not.
 */
export async function verifyPayment(deps: OrdersDeps, sessionId: string): Promise<Verification> {
  const known = await paymentBySession(deps.db, sessionId)
  if (known?.status === 'paid' || known?.status === 'refunded') return { ok: true, payment: known }
  const asked = await fulfilNow(deps, sessionId)
  if (asked.ok) return { ok: true, payment: paymentView(asked.order) }
  return { ok: false, reason: asked.reason === 'unreachable' ? 'unreachable' : 'unknown' }
}

/** Whoever has just paid is never told that it broke, only that it is not known yet: notice and reconciler come too. */
async function fulfilNow(deps: OrdersDeps, sessionId: string): Promise<Fulfilment> {
  try {
    return await fulfilCheckout(deps, sessionId, 'success page')
  } catch (error) {
    deps.log.error('payment.not-fulfilled', { sessionId, error })
    return { ok: false, reason: 'unreachable' }
  }
}

async function applySession(deps: OrdersDeps, session: PaymentSession, cause: string): Promise<Fulfilment> {
  if (!session.orderId || !isUuid(session.orderId)) return { ok: false, reason: 'stray' }
  const order = await takeFacts(deps, session.orderId, order => lookAt(order, session, deps.payments.livemode), cause)
  if (order) return { ok: true, order }
  if (session.paid) await refundStray(deps, session)
  return { ok: false, reason: 'stray' }
}

/** Money for an order that does not exist, or not at this session: it goes back, and somebody is told. */
async function refundStray(deps: OrdersDeps, session: PaymentSession): Promise<void> {
  deps.log.error('payment.without-order', { sessionId: session.id, orderId: session.orderId })
  if (!session.paymentIntent || session.refundedPence >= (session.totalPence ?? 0)) return
  const data = { sessionId: session.id, paymentIntent: session.paymentIntent }
  await deps.jobs.enqueue(deps.db, 'stray-refund', data, { key: session.id })
}

/**
 * Takes facts into one order under its row lock: stock, row, history and follow-up jobs in one transaction.
 * Returns the order as it is then, or null when there is none or `look` found that the facts are not about it.
 */
async function takeFacts(
  deps: OrdersDeps,
  orderId: string,
  look: (order: Order) => Look | null,
  cause: string,
): Promise<Order | null> {
  return deps.db.transaction().execute(async tx => {
    const row = await selectOrders(tx).where('orders.id', '=', orderId).forNoKeyUpdate('orders').executeTakeFirst()
    if (!row) return null
    const order = orderOf(row)
    const seen = look(order)
    if (!seen) return null
    const steps = await takeSteps(tx, order, seen.facts)
    const last = steps.at(-1)
    if (!last) return order
    const at = deps.now()
    const changed = await tx
      .updateTable('orders')
      .set(orderChange(order, last.life, seen, at))
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const history = steps.map(step => historyRow(orderId, step, cause, at))
    await tx.insertInto('order_history').values(history).execute()
    await followUps(deps, tx, orderId, steps, seen)
    await moveStock(tx, order.lines, steps)
    return orderOf({ ...changed, lines: order.lines })
  })
}

/** Goods that were given back are taken again here, because that decides the step. */
async function takeSteps(tx: Tx, order: Order, facts: readonly Fact[]): Promise<TakenStep[]> {
  const steps: TakenStep[] = []
  let life: OrderLife = order
  for (const fact of facts) {
    const step = nextStep(life, fact)
    if (!step) continue
    const short = step.move === 'take-again' && !(await reserveStock(tx, order.lines)).ok
    const taken = short && step.otherwise ? step.otherwise : step
    steps.push({ ...taken, fact, from: life })
    life = taken.life
  }
  return steps
}

/** Comes last: every buyer of a product waits for its row, so it is held for the shortest time. */
async function moveStock(tx: Tx, lines: OrderLine[], steps: readonly Step[]): Promise<void> {
  for (const { move } of steps) {
    if (move === 'release') await releaseStock(tx, lines)
    if (move === 'sell' || move === 'take-again') await sellReserved(tx, lines)
  }
}

async function followUps(deps: OrdersDeps, tx: Tx, orderId: string, steps: TakenStep[], seen: Look): Promise<void> {
  for (const step of steps) {
    for (const effect of step.effects) {
      const job = followUp(effect, orderId, step.life.refundedPence)
      if (job) await deps.jobs.enqueue(tx, job.name, job.data, { key: job.key })
      else deps.log.error('order.needs-review', { orderId, reason: seen.reviewReason })
    }
  }
}

/**
 * Ends an order that nobody has paid. The payment service closes the page first, so that no money can come once the
 * goods are back on the shelf; if it came just before, the order is paid instead.
 */
export async function closeOrder(deps: OrdersDeps, order: Order, cause: string): Promise<Fulfilment> {
  const page = await pageOf(deps, order)
  if (page === 'unreachable') return { ok: false, reason: 'unreachable' }
  if (page === 'none') return endUnpaid(deps, order, cause)
  const closed = await deps.payments.expireSession(page.id)
  if (closed.ok) return applySession(deps, closed.value, cause)
  switch (closed.problem.reason) {
    case 'done-already':
      return fulfilCheckout(deps, page.id, cause)
    case 'unknown':
      return endUnpaid(deps, order, cause)
    default:
      return { ok: false, reason: 'unreachable' }
  }
}

async function endUnpaid(deps: OrdersDeps, order: Order, cause: string): Promise<Fulfilment> {
  const ended = await takeFacts(deps, order.id, () => ({ facts: [{ kind: 'expired' }] }), cause)
  return ended ? { ok: true, order: ended } : { ok: false, reason: 'stray' }
}

/**
 * The page of an order. When its id was never stored, because we or the line went down in that moment, the same call
 * with the same key tells it; or it is refused, being too late by now, which says that there is none.
 */
async function pageOf(deps: OrdersDeps, order: Order): Promise<{ id: string } | 'none' | 'unreachable'> {
  if (order.sessionId) return { id: order.sessionId }
  const again = await deps.payments.createSession(sessionRequest(order), sessionKey(order))
  if (again.ok) return again.value
  const { reason } = again.problem
  return reason === 'unreachable' || reason === 'busy' ? 'unreachable' : 'none'
}

export type EventOutcome = 'not-genuine' | 'done'

/**
 * Takes one webhook call: genuine or not, noted before anything else, then looked into.
 * @throws when it could not be worked out, so that the caller answers with an error and it is delivered again
 */
export async function receivePaymentEvent(
  deps: OrdersDeps,
  rawBody: string,
  signature: string | null,
): Promise<EventOutcome> {
  const event = deps.payments.readEvent(rawBody, signature)
  if (!event) return 'not-genuine'
  await applyPaymentEvent(deps, event)
  return 'done'
}

/** Notes an event and does what follows from it, once however often it comes. */
export async function applyPaymentEvent(deps: OrdersDeps, event: PaymentEvent): Promise<void> {
  const noted = await deps.db
    .insertInto('payment_event')
    .values({
      id: event.id,
      type: event.type,
      session_id: event.sessionId,
      payment_intent: event.paymentIntent,
      order_id: event.orderId,
      dispute: event.dispute,
      received_at: deps.now(),
    })
    .onConflict(seen => seen.column('id').doUpdateSet(row => ({ deliveries: row('payment_event.deliveries', '+', 1) })))
    .returning('processed_at')
    .executeTakeFirstOrThrow()
  if (noted.processed_at === null) await workOutEvent(deps, event)
}

/** @throws when the payment service or the database cannot be asked; the event then stays on the list */
export async function workOutEvent(deps: OrdersDeps, event: PaymentEvent): Promise<void> {
  try {
    await followEvent(deps, event)
    await deps.db
      .updateTable('payment_event')
      .set({ processed_at: deps.now(), error: null })
      .where('id', '=', event.id)
      .execute()
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    await deps.db.updateTable('payment_event').set({ error: words }).where('id', '=', event.id).execute()
    throw error
  }
}

const FOLLOWED = new Set<string>(EVENT_TYPES)

async function followEvent(deps: OrdersDeps, event: PaymentEvent): Promise<void> {
  if (event.type === 'refund.failed') {
    // The money came back to us: only a person can find another way to the payer.
    deps.log.error('payment.refund-failed', { eventId: event.id, paymentIntent: event.paymentIntent })
    return
  }
  if (!FOLLOWED.has(event.type)) return
  const sessionId = await sessionIdOf(deps, event)
  if (!sessionId) return
  const done = await fulfilCheckout(deps, sessionId, event.id)
  if (!done.ok && done.reason === 'unreachable') throw new Error('The payment service could not be asked')
  if (done.ok && event.dispute) await noteDispute(deps, done.order.id, event)
}

/** A charge names its intent, or our order; only the session holds all that has to be compared. */
async function sessionIdOf(deps: OrdersDeps, event: PaymentEvent): Promise<string | null> {
  if (event.sessionId) return event.sessionId
  const known = event.orderId ? await orderById(deps.db, event.orderId) : null
  if (known?.sessionId) return known.sessionId
  if (!event.paymentIntent) return null
  const found = await deps.payments.sessionIdOfIntent(event.paymentIntent)
  if (!found.ok) throw new Error(`No session could be found for the payment: ${found.problem.words}`)
  return found.value
}

async function noteDispute(deps: OrdersDeps, orderId: string, { id, dispute }: Pick<PaymentEvent, 'id' | 'dispute'>) {
  if (!dispute) return
  const known = await deps.db.transaction().execute(async tx => {
    const row = await tx
      .selectFrom('orders')
      .select('dispute')
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const now = worstDispute(row.dispute, dispute)
    if (now !== row.dispute) await tx.updateTable('orders').set({ dispute: now }).where('id', '=', orderId).execute()
    return row.dispute
  })
  if (known !== dispute) deps.log.error('payment.dispute', { orderId, dispute, eventId: id })
}

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
  const refunded = await deps.payments.refund(paymentIntent, key)
  if (refunded.ok || refunded.problem.reason === 'done-already') return
  deps.log.error('payment.refund-not-made', { paymentIntent, words: refunded.problem.words })
  throw new Error('The refund could not be made')
}

export async function markConfirmed(deps: OrdersDeps, orderId: string): Promise<void> {
  await deps.db.updateTable('orders').set({ confirmation_sent_at: deps.now() }).where('id', '=', orderId).execute()
}

/** Notes that the payment service is being asked about an order now. */
export async function touchOrder(deps: OrdersDeps, orderId: string): Promise<void> {
  await deps.db.updateTable('orders').set({ checked_at: deps.now() }).where('id', '=', orderId).execute()
}

/**
 * Compares every price with the payment service's. What it would charge differently, or not at all, is not sold by
 * this server until the next check finds it mended; a service that cannot be asked changes nothing.
 */
export async function checkPrices({ db, payments, log }: OrdersDeps): Promise<{ refused: string[] }> {
  const catalogue = await products(db)
  await Promise.all(
    catalogue.map(async ({ id, priceId, pricePence, onSale }) => {
      const asked = await payments.price(priceId)
      if (!asked.ok && asked.problem.reason !== 'unknown') {
        log.warn('prices.not-asked', { priceId, reason: asked.problem.reason, words: asked.problem.words })
        return
      }
      const price = asked.ok ? asked.value : null
      if (price?.active && price.currency === 'gbp' && price.pence === pricePence) {
        payments.refusedPrices.delete(priceId)
        return
      }
      payments.refusedPrices.add(priceId)
      if (onSale) log.error('prices.do-not-agree', { productId: id, priceId, ours: pricePence, theirs: price })
    }),
  )
  return { refused: [...payments.refusedPrices] }
}
