import { randomBytes, randomUUID } from 'node:crypto'
import type { MemberId } from '#modules/account/member.ts'
import { reserveStock, type Shortage } from '#modules/catalogue/commands/stock.ts'
import { products } from '#modules/catalogue/queries.ts'
import { asksWho } from '#modules/discounts/code.ts'
import { CODE_WORDS } from '#modules/discounts/code-words.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { inTime } from '#platform/http/in-time.ts'
import type { AccountHolder } from '../account-holder.ts'
import { SHOPPER_WAITS_MS } from '../gateway.ts'
import { cartOf, ORDER_NUMBER_BYTES, type OrderLine, orderNumber, priceLines, type WantedItem } from '../order.ts'
import { lineRow, type NewOrder, newOrder } from '../order-rows.ts'
import type { PaymentProblem, PaymentSession } from '../payment.ts'
import { heldUnpaid, type Order, order as orderById, orderByKey, orderOf, unpaidOrdersOf } from '../queries/orders.ts'
import { canBePaid, sessionKey, sessionRequest } from '../session-request.ts'
import { mayHold } from '../unpaid.ts'
import { followDiscount, takeCode } from './codes.ts'
import { customerFor, renewCustomer } from './customers.ts'
import type { OrdersDeps } from './deps.ts'
import { closeOrder } from './fulfilment.ts'
import { takeFacts } from './order-facts.ts'

export interface CheckoutInput {
  items: readonly WantedItem[]
  /** What the browser names its attempt by; null: every call is a new order. */
  key: string | null
  /** Whose order it becomes: decided by the server, from its own session. */
  memberId: MemberId | null
  /** False for a member who signed up. */
  isGuest: boolean
  /** What the payment service may be told of a member who signed up, so that they need not type it; null: nothing. */
  account: AccountHolder | null
  /** What they gave for a discount; null: nothing. */
  discount: WantedDiscount | null
  /** Where the visitor is, to be sent back there. */
  origin: string
  /** The visitor's network address as a keyed hash; null where nobody knows it. */
  fromAddress: string | null
}

export interface WantedDiscount {
  /** Of a code, as `codeName` reads it. */
  name: string
  /** The account's, or the one that a guest gave for it; only looked at where a code is for one buyer. */
  email: string | null
}

export type CheckoutOutcome =
  | { ok: true; url: string; orderId: string }
  | { ok: false; reason: 'invalid-price-id'; item: string }
  | { ok: false; reason: 'short'; short: { name: string; available: number }[] }
  | { ok: false; reason: 'unavailable' | 'currency' | 'refused' | 'try-again' | 'another-cart' }
  /** The code cannot be used, and why; nothing was kept aside. */
  | { ok: false; reason: 'code'; words: string; asksEmail: boolean }
  /** Too much is already kept aside, unpaid, from this address. */
  | { ok: false; reason: 'too-many-unpaid' }

const TRY_AGAIN = { ok: false, reason: 'try-again' } as const
const ANOTHER_CART = { ok: false, reason: 'another-cart' } as const

/**
 * Makes an order, keeps its goods aside and opens the page to pay for it: the order first, so that no payment can be
 * without one. The same key and cart lead to the same page, however often and from however many tabs; the same key
 * with another cart ends the earlier order first, and so does another checkout of the same member: nobody keeps aside
 * the goods of more than one order.
 */
export function startCheckout(deps: OrdersDeps, input: CheckoutInput): Promise<CheckoutOutcome> {
  // The payment service may be asked several times for one press. What is under way goes on: pressed again, the same
  // checkout is found, as far as it came.
  return inTime(
    SHOPPER_WAITS_MS,
    () => checkout(deps, input),
    () => TRY_AGAIN,
  )
}

async function checkout(deps: OrdersDeps, input: CheckoutInput): Promise<CheckoutOutcome> {
  const priced = priceLines(input.items, await products(deps.db), deps.payments.refusedPrices)
  if (!priced.ok) return priced.reason === 'unavailable' ? { ok: false, reason: 'unavailable' } : priced
  const cart = cartOf(input.items)
  const earlier = input.key === null ? null : await orderByKey(deps.db, input.key)
  if (earlier) {
    const next = await afterEarlier(deps, earlier, input, cart)
    if (next !== 'start-over') return next
  }
  if (!(await endOthers(deps, input))) return TRY_AGAIN
  const paymentCustomer = await customerFor(deps, input.memberId, input.account)
  const placed = await placeOrder(deps, { ...input, paymentCustomer }, cart, priced.lines)
  return placed.ok ? openPaymentPage(deps, placed.order) : placed
}

/** @returns false when one of them could not be ended: its goods are still kept aside */
export async function endOthers(
  deps: OrdersDeps,
  { memberId, key }: Pick<CheckoutInput, 'memberId' | 'key'>,
): Promise<boolean> {
  if (memberId === null) return true
  for (const other of await unpaidOrdersOf(deps.db, memberId)) {
    // The other half of a double click.
    if (key !== null && other.checkoutKey === key) continue
    if (!(await closeOrder(deps, other, 'another checkout')).ok) return false
  }
  return true
}

/** What the second checkout with one key means for the order that the first one made. */
async function afterEarlier(
  deps: OrdersDeps,
  earlier: Order,
  { memberId, discount }: CheckoutInput,
  cart: string,
): Promise<CheckoutOutcome | 'start-over'> {
  let order = earlier
  // Somebody signed in or out since: an order is paid by whom it belongs to, and no member's is shown to another.
  const mine = order.memberId === memberId
  const mayBeShown = mine || order.memberId === null
  if (order.status === 'pending') {
    if (mine && isSame(order, cart, discount) && canBePaid(order, deps.now())) return openPaymentPage(deps, order)
    const closed = await closeOrder(deps, order, 'another checkout')
    if (!closed.ok) return closed.reason === 'under-way' ? ANOTHER_CART : TRY_AGAIN
    order = closed.order
  }
  // Paid in another tab: showing that it is paid is better than taking money twice. That page lets go of the key.
  if (mayBeShown && order.sessionId && (order.chargedPence > 0 || order.status === 'processing')) {
    return { ok: true, url: successUrl(order.origin, order.sessionId), orderId: order.id }
  }
  await deps.db
    .updateTable('orders')
    .set({ checkout_key: null })
    .where('id', '=', order.id)
    .where('checkout_key', '=', order.checkoutKey)
    .execute()
  return 'start-over'
}

/** The same goods for the same money, whoever pressed twice. */
function isSame({ cart, discountCode, askedEmail }: Order, wanted: string, discount: WantedDiscount | null): boolean {
  if (cart !== wanted || discountCode !== (discount?.name ?? null)) return false
  return askedEmail === null || askedEmail === discount?.email
}

function successUrl(origin: string, sessionId: string): string {
  return `${origin}/payment-success?session_id=${encodeURIComponent(sessionId)}`
}

export type Placed = { ok: true; order: Order } | Extract<CheckoutOutcome, { ok: false }>

/**
 * Order, reservation and lines, all or nothing. The lines come after the reservation: their foreign key locks the
 * product rows as well, and taking a weak lock first and a strong one later can deadlock with somebody who
 * sells from it.
 */
export async function placeOrder(
  deps: OrdersDeps,
  input: Omit<CheckoutInput, 'items' | 'account'> & Pick<NewOrder, 'paymentCustomer' | 'recurring'>,
  cart: string,
  priced: OrderLine[],
): Promise<Placed> {
  try {
    return await deps.db.transaction().execute(async tx => {
      const { key, memberId, isGuest, origin, fromAddress, paymentCustomer, recurring } = input
      const taken = await withCode(tx, input, priced, deps.now())
      // The other half of a double click may have taken the last use of it for this very order.
      if (!taken.ok) return key !== null && (await orderByKey(tx, key)) ? await twin(tx, input, cart) : taken
      const { lines, code } = taken
      const known = { key, memberId, isGuest, origin, cart, fromAddress, paymentCustomer, recurring, code }
      const made = { id: randomUUID(), number: newNumber(), ...known }
      const row = newOrder(made, lines, deps.now())
      const placed = await tx
        .insertInto('orders')
        .values(row)
        .onConflict(clash => clash.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!placed) return await twin(tx, input, cart)
      const reserved = await reserveStock(tx, lines, { at: deps.now(), cause: 'checkout', orderId: row.id })
      if (!reserved.ok) throw new OutOfStock(reserved.short)
      // Only now: anyone who takes the same goods at the same moment is behind us, and will see what we hold.
      if (fromAddress && !mayHold(await heldUnpaid(tx, fromAddress), lines)) throw new TooManyUnpaid()
      await insertLines(tx, row.id, lines)
      return { ok: true, order: orderOf({ ...placed, lines }) }
    })
  } catch (error) {
    if (error instanceof TooManyUnpaid) return { ok: false, reason: 'too-many-unpaid' }
    if (!(error instanceof OutOfStock)) throw error
    return {
      ok: false,
      reason: 'short',
      short: error.short.map(short => ({ name: nameOf(priced, short), available: short.available })),
    }
  }
}

export async function insertLines(tx: Tx, orderId: string, lines: readonly OrderLine[]): Promise<void> {
  await tx
    .insertInto('order_line')
    .values(lines.map(line => lineRow(orderId, line)))
    .execute()
}

type WithCode =
  | { ok: true; lines: OrderLine[]; code: NewOrder['code'] }
  | Extract<CheckoutOutcome, { ok: false; reason: 'code' }>

async function withCode(
  tx: Tx,
  input: Pick<CheckoutInput, 'discount' | 'memberId' | 'isGuest'>,
  lines: OrderLine[],
  now: Date,
): Promise<WithCode> {
  const { discount, memberId, isGuest } = input
  if (!discount) return { ok: true, lines, code: null }
  const taken = await takeCode(tx, discount.name, { lines, buyer: { memberId, email: discount.email }, now })
  if (!taken.ok) return { ok: false, reason: 'code', words: taken.words, asksEmail: taken.asksEmail }
  // Of a member the payment page has the address of the account.
  const askedEmail = isGuest && asksWho(taken.code) ? discount.email : null
  return {
    ok: true,
    lines: taken.lines,
    code: { name: discount.name, promotionId: taken.code.promotionId, askedEmail },
  }
}

export const newNumber = () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))

/** Both are thrown to undo the transaction, and never leave this file. */
class TooManyUnpaid extends Error {}

class OutOfStock extends Error {
  readonly short: Shortage[]
  constructor(short: Shortage[]) {
    super('Out of stock')
    this.short = short
  }
}

/** The other half of a double click made the order a moment before us. */
async function twin(
  tx: Tx,
  input: Pick<CheckoutInput, 'key' | 'memberId' | 'discount'>,
  cart: string,
): Promise<Placed> {
  // The random number is taken, once in a million orders a million times.
  if (input.key === null) return TRY_AGAIN
  const other = await orderByKey(tx, input.key)
  // A third one may have freed the key since, for a cart of its own.
  if (!other) return ANOTHER_CART
  if (other.memberId !== input.memberId) return TRY_AGAIN
  // A third one may have ended it since.
  return isSame(other, cart, input.discount) && other.status === 'pending' ? { ok: true, order: other } : ANOTHER_CART
}

function nameOf(lines: readonly OrderLine[], { productId }: Shortage): string {
  return lines.find(line => line.productId === productId)?.name ?? productId
}

export async function openPaymentPage(deps: OrdersDeps, order: Order): Promise<CheckoutOutcome> {
  if (order.sessionUrl) return { ok: true, url: order.sessionUrl, orderId: order.id }
  const opened = await deps.payments.createSession(sessionRequest(order), sessionKey(order))
  if (!opened.ok) return pageNotOpened(deps, order, opened.problem)
  const stored = await storeSession(deps, order, opened.value)
  if (stored === 'no-code') return noCode(deps, order, opened.value)
  if (stored && opened.value.url) return { ok: true, url: opened.value.url, orderId: order.id }
  // The order ended while its page was being opened: nobody may pay there.
  await deps.payments.expireSession(opened.value.id)
  return ANOTHER_CART
}

/**
 * Before the address is told to anybody: a page whose address nobody knows cannot be paid. Where it takes off another
 * amount than we computed, the order follows it first.
 */
async function storeSession(deps: OrdersDeps, order: Order, session: PaymentSession): Promise<boolean | 'no-code'> {
  if (session.discountPence === order.discountPence) return noteSession(deps.db, order, session)
  return deps.db.transaction().execute(async tx => {
    return (await followDiscount(tx, order, session.discountPence)) ? noteSession(tx, order, session) : 'no-code'
  })
}

async function noteSession(db: Db | Tx, order: Order, session: PaymentSession): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ session_id: session.id, session_url: session.url })
    .where('id', '=', order.id)
    .where('status', '=', 'pending')
    .where(row => row.or([row('session_id', 'is', null), row('session_id', '=', session.id)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Its page takes off something else than the code promises: nobody is sent there. */
async function noCode(deps: OrdersDeps, order: Order, session: PaymentSession): Promise<CheckoutOutcome> {
  const { discountCode, discountPence } = order
  deps.log.error('codes.do-not-agree', { discountCode, ours: discountPence, theirs: session.discountPence })
  await closeOrder(deps, { ...order, sessionId: session.id }, 'the discount does not agree')
  return codeNotTaken(order)
}

function codeNotTaken({ discountCode }: Order): CheckoutOutcome {
  return { ok: false, reason: 'code', words: CODE_WORDS['not-taken'](discountCode ?? '', null), asksEmail: false }
}

async function pageNotOpened(deps: OrdersDeps, order: Order, problem: PaymentProblem): Promise<CheckoutOutcome> {
  deps.log.warn('checkout.page-not-opened', { orderId: order.id, reason: problem.reason, words: problem.words })
  switch (problem.reason) {
    case 'busy':
    case 'under-way':
    case 'unreachable': {
      // Perhaps the other half of a double click got through. If not, the same call may be made again.
      const now = await orderById(deps.db, order.id)
      if (now?.status === 'pending' && now.sessionUrl) return { ok: true, url: now.sessionUrl, orderId: order.id }
      // It answers somebody else about the same page: that is nothing to blame it for.
      return problem.reason === 'under-way' ? ANOTHER_CART : TRY_AGAIN
    }
    case 'broken':
    case 'key-used':
      await raiseAttempt(deps, order)
      return TRY_AGAIN
    case 'unknown-customer':
      return asNobody(deps, order)
    default:
      await takeFacts(deps, order.id, () => ({ facts: [{ kind: 'refused' }] }), `refused: ${problem.reason}`)
      if (problem.reason === 'code') return codeNotTaken(order)
      return { ok: false, reason: REFUSED[problem.reason] ?? 'refused' }
  }
}

const REFUSED: Partial<Record<PaymentProblem['reason'], 'unavailable' | 'currency'>> = {
  'unavailable-product': 'unavailable',
  currency: 'currency',
}

/** The payment service knows the member no more: this order is paid as a stranger's, the next one by somebody known anew. */
async function asNobody(deps: OrdersDeps, order: Order): Promise<CheckoutOutcome> {
  if (order.paymentCustomer === null) return TRY_AGAIN
  await renewCustomer(deps, order.paymentCustomer)
  const changed = await deps.db
    .updateTable('orders')
    .set({ payment_customer: null, attempt: order.attempt + 1 })
    .where('id', '=', order.id)
    .where('attempt', '=', order.attempt)
    .where('session_id', 'is', null)
    .returning('attempt')
    .executeTakeFirst()
  if (!changed) return TRY_AGAIN
  return openPaymentPage(deps, { ...order, paymentCustomer: null, attempt: changed.attempt })
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
