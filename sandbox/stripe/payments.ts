import { billWhatIsDue } from './billing-clock.ts'
import { buildCharge, buildIntent, type Failure, outcomeOf } from './charges.ts'
import { type Context, NOBODY } from './context.ts'
import { rememberBuyer, saveCard, savedCards } from './customers.ts'
import { emit } from './events.ts'
import { dueSessions, findResource, insertResource, updateResource } from './resources.ts'
import { redeem } from './session-discounts.ts'
import { customerDetails, findSession, saveSession } from './sessions.ts'
import { withShipping } from './shipping.ts'
import { beginSubscription } from './subscriptions.ts'
import type { BuyerDetails, PaymentMethod, SessionRecord, WireCharge, WireIntent, WireSession } from './wire.ts'

export const DEBIT_REFUSED: Failure = {
  code: 'debit_not_authorized',
  declineCode: null,
  message: "The customer's bank refused the debit: it was not authorised.",
}

/**
 * One attempt to pay, in one transaction: the session, its intent, the charge and the events stand or fall together.
 * A session that is no longer open is left as it is, so a second submit of the same form changes nothing.
 */
export function attemptPayment(
  context: Context,
  id: string,
  buyer: BuyerDetails,
  method: PaymentMethod,
  answer: 'pays' | 'challenge' | Failure,
): SessionRecord | null {
  return context.store.transaction(() => {
    const found = findSession(context, id)
    if (found?.session.status !== 'open') return found
    const session = withShipping(found.session, buyer.shippingRate)
    const record: SessionRecord = { ...found, session, buyer, challenged: null, lastFailure: null }
    const intent = openIntent(context, record, method, buyer)
    // The payment of a subscription is its first invoice's, not the page's.
    if (session.mode === 'payment') record.session = { ...session, payment_intent: intent.id }
    if (answer === 'challenge') return challenge(context, record, intent, method)
    if (typeof answer === 'object') return refuse(context, record, intent, method, buyer, answer)
    return method.type === 'card'
      ? pay(context, record, intent, method, buyer)
      : startDebit(context, record, intent, method, buyer)
  })
}

/** The session keeps one intent through all its attempts. */
function openIntent(context: Context, record: SessionRecord, method: PaymentMethod, buyer: BuyerDetails): WireIntent {
  const known = record.session.payment_intent
  const earlier = known ? findResource<WireIntent>(context.store, 'payment_intent', known) : null
  const fresh = buildIntent(context, record, method, buyer)
  if (earlier)
    return {
      ...fresh,
      id: earlier.id,
      client_secret: earlier.client_secret,
      created: earlier.created,
      latest_charge: earlier.latest_charge,
    }
  insertResource(
    context.store,
    'payment_intent',
    fresh.id,
    { created: fresh.created, parent: record.session.id },
    fresh,
  )
  return fresh
}

function saveIntent(context: Context, record: SessionRecord, intent: WireIntent): WireIntent {
  updateResource(context.store, intent.id, { parent: record.session.id, tag: intent.status }, intent)
  return intent
}

function addCharge(context: Context, charge: WireCharge): WireCharge {
  insertResource(
    context.store,
    'charge',
    charge.id,
    { created: charge.created, parent: charge.payment_intent, tag: charge.status },
    charge,
  )
  return charge
}

export function saveCharge(context: Context, charge: WireCharge): void {
  updateResource(context.store, charge.id, { parent: charge.payment_intent, tag: charge.status }, charge)
}

function challenge(context: Context, record: SessionRecord, intent: WireIntent, method: PaymentMethod): SessionRecord {
  saveIntent(context, record, { ...intent, status: 'requires_action' })
  const waiting: SessionRecord = { ...record, challenged: method }
  saveSession(context, waiting)
  return waiting
}

function refuse(
  context: Context,
  record: SessionRecord,
  intent: WireIntent,
  method: PaymentMethod,
  buyer: BuyerDetails,
  failure: Failure,
) {
  const charge =
    failure.code === 'card_declined' ? addCharge(context, buildCharge(context, intent, method, buyer, failure)) : null
  const refused = saveIntent(context, record, {
    ...intent,
    latest_charge: charge?.id ?? intent.latest_charge,
    payment_method: null,
    status: 'requires_payment_method',
    last_payment_error: paymentError(failure, charge),
  })
  const kept: SessionRecord = { ...record, lastFailure: failure.message }
  saveSession(context, kept)
  emit(context, 'payment_intent.payment_failed', refused, NOBODY)
  return kept
}

function paymentError(failure: Failure, charge: WireCharge | null): WireIntent['last_payment_error'] {
  return {
    type: failure.code === 'card_declined' ? 'card_error' : 'invalid_request_error',
    code: failure.code,
    message: failure.message,
    ...(failure.declineCode ? { decline_code: failure.declineCode } : {}),
    ...(charge ? { charge: charge.id } : {}),
  }
}

function completed(record: SessionRecord, buyer: BuyerDetails, paid: boolean): WireSession {
  const shipping = record.session.shipping_address_collection ? { address: buyer.address, name: buyer.name } : null
  return {
    ...record.session,
    collected_information: { business_name: null, individual_name: null, shipping_details: shipping },
    customer_details: customerDetails(buyer.email, buyer.name, buyer.address),
    payment_status: paid ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  }
}

function pay(
  context: Context,
  record: SessionRecord,
  intent: WireIntent,
  method: PaymentMethod,
  buyer: BuyerDetails,
): SessionRecord {
  const charge = addCharge(context, buildCharge(context, intent, method, buyer, 'succeeded'))
  const paid = saveIntent(context, record, {
    ...intent,
    amount_received: intent.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  })
  const done: SessionRecord = { ...record, session: completed(record, buyer, true) }
  keepForNextTime(context, done.session, method, buyer)
  redeem(context, done.session)
  if (done.session.mode === 'subscription') {
    done.session = { ...done.session, ...beginSubscription(context, done, paid, method.id) }
  }
  saveSession(context, done)
  emit(context, 'charge.succeeded', charge, NOBODY)
  emit(context, 'payment_intent.succeeded', paid, NOBODY)
  emit(context, 'checkout.session.completed', done.session, NOBODY)
  return done
}

function keepForNextTime(
  context: Context,
  { customer, mode }: WireSession,
  method: PaymentMethod,
  buyer: BuyerDetails,
) {
  if (customer === null) return
  rememberBuyer(context, customer, buyer, mode === 'subscription')
  const isKept = savedCards(context, customer).some(card => card.id === method.id)
  if ((buyer.keepsCard || mode === 'subscription') && !isKept) saveCard(context, customer, method, buyer)
}

function startDebit(
  context: Context,
  record: SessionRecord,
  intent: WireIntent,
  method: PaymentMethod,
  buyer: BuyerDetails,
): SessionRecord {
  const charge = addCharge(context, buildCharge(context, intent, method, buyer, 'pending'))
  saveIntent(context, record, { ...intent, latest_charge: charge.id, status: 'processing' })
  const done: SessionRecord = {
    ...record,
    challenged: method,
    session: completed(record, buyer, false),
    settlesAt: context.seconds() + context.settlementSeconds,
  }
  saveSession(context, done)
  redeem(context, done.session)
  emit(context, 'checkout.session.completed', done.session, NOBODY)
  return done
}

/** Ends a delayed payment; `null` takes the outcome that the buyer's test account stands for. Settling twice does nothing. */
export function settleDebit(context: Context, id: string, wanted: 'paid' | 'refused' | null): SessionRecord | null {
  return context.store.transaction(() => {
    const record = findSession(context, id)
    const method = record?.challenged
    if (!record || record.settlesAt === null || method?.type !== 'bacs_debit') return record
    const intent = findResource<WireIntent>(context.store, 'payment_intent', record.session.payment_intent ?? '')
    const charge = findResource<WireCharge>(context.store, 'charge', intent?.latest_charge ?? '')
    if (!intent || !charge) return record
    const settled: SessionRecord = { ...record, challenged: null, settlesAt: null }
    return (wanted ?? method.outcome) === 'paid'
      ? debitPaid(context, settled, intent, charge)
      : debitRefused(context, settled, intent, charge)
  })
}

function debitPaid(context: Context, record: SessionRecord, intent: WireIntent, charge: WireCharge): SessionRecord {
  const paidCharge: WireCharge = { ...charge, paid: true, status: 'succeeded' }
  saveCharge(context, paidCharge)
  const paid = saveIntent(context, record, { ...intent, amount_received: intent.amount, status: 'succeeded' })
  const done: SessionRecord = { ...record, session: { ...record.session, payment_status: 'paid' } }
  saveSession(context, done)
  emit(context, 'charge.succeeded', paidCharge, NOBODY)
  emit(context, 'payment_intent.succeeded', paid, NOBODY)
  emit(context, 'checkout.session.async_payment_succeeded', done.session, NOBODY)
  return done
}

function debitRefused(context: Context, record: SessionRecord, intent: WireIntent, charge: WireCharge): SessionRecord {
  const failed: WireCharge = {
    ...charge,
    amount_captured: 0,
    captured: false,
    failure_code: DEBIT_REFUSED.code,
    failure_message: DEBIT_REFUSED.message,
    outcome: outcomeOf('failed', DEBIT_REFUSED),
    status: 'failed',
  }
  saveCharge(context, failed)
  const refused = saveIntent(context, record, {
    ...intent,
    last_payment_error: paymentError(DEBIT_REFUSED, failed),
    status: 'requires_payment_method',
  })
  saveSession(context, record)
  emit(context, 'payment_intent.payment_failed', refused, NOBODY)
  emit(context, 'checkout.session.async_payment_failed', record.session, NOBODY)
  return record
}

/** What time alone brings about: open sessions expire, delayed payments settle, subscriptions renew. Also catches up after a restart. */
export function settleWhatIsDue(context: Context): number {
  const due = dueSessions(context.store, context.seconds())
  for (const id of due) {
    const record = findSession(context, id)
    if (record?.settlesAt) settleDebit(context, id, null)
  }
  return due.length + billWhatIsDue(context)
}
