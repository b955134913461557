import type { PostalAddress } from '#modules/address-book/address.ts'
import type { Day } from '#modules/calendar/day.ts'
import { product } from '#modules/catalogue/queries.ts'
import type { PaymentAnswer } from '#modules/orders/payment.ts'
import { chargeAt, dayOfCharge, mayMoveTo, skippedTo } from '../dates.ts'
import { type Rhythm, rhythmOf, subscriberPence, type Terms, termsAt } from '../offer.ts'
import type { PaidSubscription, Subscription } from '../subscription.ts'
import { type Act, mayDo } from '../subscription-life.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { mailLater, note } from './history.ts'
import { noteState } from './states.ts'

export type ActOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-now' | 'no-such-day' | 'no-such-rhythm' | 'seen-another' | 'try-again' }

const NOT_NOW = { ok: false, reason: 'not-now' } as const
const SEEN_ANOTHER = { ok: false, reason: 'seen-another' } as const

const may = (act: Act, { state, failingSince }: Subscription) => mayDo(act, { state, isFailing: failingSince !== null })

/**
 * Leaves one delivery out.
 * @param seen the day that the page showed: pressed twice, the second press finds another one and does nothing more
 */
export async function skipNext(deps: SubscriptionsDeps, subscription: Subscription, seen: Day): Promise<ActOutcome> {
  const { nextAt, everyDays } = subscription
  if (!may('skip', subscription) || nextAt === null) return NOT_NOW
  if (dayOfCharge(nextAt) !== seen) return SEEN_ANOTHER
  return moveNext(deps, subscription, skippedTo(nextAt, everyDays, deps.now()), 'skipped')
}

export async function moveTo(
  deps: SubscriptionsDeps,
  subscription: Subscription,
  { seen, to }: { seen: Day; to: Day },
): Promise<ActOutcome> {
  if (!may('move', subscription) || subscription.nextAt === null) return NOT_NOW
  if (dayOfCharge(subscription.nextAt) === to) return { ok: true }
  if (dayOfCharge(subscription.nextAt) !== seen) return SEEN_ANOTHER
  if (!mayMoveTo(to, deps.now())) return { ok: false, reason: 'no-such-day' }
  return moveNext(deps, subscription, to, 'moved')
}

function moveNext(deps: SubscriptionsDeps, subscription: Subscription, to: Day, fact: 'skipped' | 'moved') {
  const key = `${fact}:${subscription.id}:${subscription.nextAt?.getTime()}:${to}`
  return take(deps, subscription, deps.billing.move(subscription.paymentId ?? '', chargeAt(to), key), fact, { to })
}

/** Another rhythm, at the price that was agreed; or today's price, where its owner asks for that. */
export async function changeTerms(
  deps: SubscriptionsDeps,
  subscription: Subscription,
  wanted: { rhythm: Rhythm; totalPence: number; atTodaysPrice: boolean },
): Promise<ActOutcome> {
  if (!may('change', subscription) || subscription.nextAt === null) return NOT_NOW
  const found = await product(deps.db, subscription.productId)
  const rhythm = found && rhythmOf(found, wanted.rhythm)
  if (!found || !rhythm) return { ok: false, reason: 'no-such-rhythm' }
  const terms = termsAt(wanted.atTodaysPrice ? subscriberPence(found.pricePence) : subscription.unitPence, rhythm)
  // Nobody agrees to another sum than the page showed.
  if (terms.totalPence !== wanted.totalPence) return SEEN_ANOTHER
  const { nextAt, paymentId, id } = subscription
  const key = `terms:${id}:${nextAt.getTime()}:${termsKey(subscription)}:${termsKey(terms)}`
  const changed = deps.billing.change(paymentId ?? '', terms, nextAt, key)
  return take(deps, subscription, changed, 'changed', { ...terms })
}

const termsKey = ({ packs, everyDays, unitPence, deliveryPence }: Terms) =>
  [packs, everyDays, unitPence, deliveryPence].join('-')

export function pause(deps: SubscriptionsDeps, subscription: Subscription): Promise<ActOutcome> {
  if (!may('pause', subscription)) return Promise.resolve(NOT_NOW)
  return take(deps, subscription, deps.billing.pause(subscription.paymentId ?? ''), null, {})
}

export function resume(deps: SubscriptionsDeps, subscription: Subscription): Promise<ActOutcome> {
  if (!may('resume', subscription)) return Promise.resolve(NOT_NOW)
  return take(deps, subscription, deps.billing.resume(subscription.paymentId ?? ''), null, {})
}

export async function readdress(
  deps: SubscriptionsDeps,
  subscription: Subscription,
  shipTo: PostalAddress,
): Promise<ActOutcome> {
  if (!may('address', subscription)) return NOT_NOW
  await deps.db.transaction().execute(async tx => {
    await tx
      .updateTable('subscription')
      .set({ ship_to: JSON.stringify(shipTo) })
      .where('id', '=', subscription.id)
      .execute()
    await note(tx, subscription.id, { at: deps.now(), fact: 'readdressed', cause: 'member' })
  })
  return { ok: true }
}

/** Charges the card again for what is open, at the press of whoever has just changed it. */
export async function tryCardAgain(deps: SubscriptionsDeps, { paymentId }: Subscription): Promise<ActOutcome> {
  if (paymentId === null) return NOT_NOW
  const found = await deps.billing.invoices(paymentId)
  if (!found.ok) return { ok: false, reason: 'try-again' }
  const open = found.value.find(({ status }) => status === 'open')
  if (!open) return NOT_NOW
  const paid = await deps.billing.payInvoice(open.id)
  if (!paid.ok) return { ok: false, reason: 'try-again' }
  return paid.value.status === 'paid' ? { ok: true } : NOT_NOW
}

/** What the payment service has done is taken over at once, and told. Its notice comes too, and finds it done. */
async function take(
  deps: SubscriptionsDeps,
  { id }: Subscription,
  asked: Promise<PaymentAnswer<PaidSubscription>>,
  fact: 'skipped' | 'moved' | 'changed' | null,
  detail: Record<string, unknown>,
): Promise<ActOutcome> {
  const done = await asked
  if (!done.ok) {
    deps.log.warn('subscription.not-changed', { subscriptionId: id, reason: done.problem.reason })
    return { ok: false, reason: 'try-again' }
  }
  await noteState(deps, done.value, 'member')
  if (fact === null) return { ok: true }
  await deps.db.transaction().execute(async tx => {
    const at = deps.now()
    await note(tx, id, { at, fact, cause: 'member', detail })
    await mailLater(deps, tx, { id, moment: 'changed' }, at.toISOString())
  })
  return { ok: true }
}
