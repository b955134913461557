import { buildInvoice, type NewInvoice } from './billing-objects.ts'
import { buildCharge, buildIntent, type Failure } from './charges.ts'
import { type Cause, type Context, NOBODY } from './context.ts'
import { findCustomer, savedCards } from './customers.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { emit, isUndelivered } from './events.ts'
import { newId } from './ids.ts'
import { findResource, insertResource, listResources, updateResource } from './resources.ts'
import { keptAnswer } from './test-cards.ts'
import type {
  BuyerDetails,
  PaymentMethod,
  SavedCard,
  WireCharge,
  WireIntent,
  WireInvoice,
  WireInvoicePayment,
  WireSubscription,
} from './wire.ts'

const DAY = 86_400
/** After the first refusal the card is tried again so many days later each time, and then no more. */
const RETRY_DAYS = [3, 5, 7] as const
/** A notice that the shop has not taken keeps its invoice a draft for so long. */
const LONGEST_DRAFT = 72 * 60 * 60

export function saveInvoice(context: Context, invoice: WireInvoice): WireInvoice {
  const open = invoice.status === 'open' && invoice.auto_advance ? invoice.next_payment_attempt : null
  const due = invoice.status === 'draft' && invoice.auto_advance ? invoice.automatically_finalizes_at : open
  updateResource(context.store, invoice.id, { parent: subscriptionOf(invoice), tag: invoice.status, due }, invoice)
  return invoice
}

export const subscriptionOf = (invoice: WireInvoice): string =>
  String(invoice.parent?.subscription_details?.subscription ?? '')

export function createInvoice(
  context: Context,
  subscription: WireSubscription,
  made: NewInvoice,
  cause: Cause,
): WireInvoice {
  const invoice = buildInvoice(context, subscription, made)
  insertResource(context.store, 'invoice', invoice.id, { created: invoice.created }, invoice)
  saveInvoice(context, invoice)
  const event = emit(context, 'invoice.created', invoice, cause)
  const filing = { created: invoice.created }
  insertResource(context.store, 'notice', `${invoice.id}:created`, filing, { event })
  return invoice
}

export function needInvoice(context: Context, id: string): WireInvoice {
  const invoice = findResource<WireInvoice>(context.store, 'invoice', id)
  if (!invoice) throw noSuch('invoice', id, 'invoice', 404)
  return invoice
}

/** Its time as a draft is over, unless the shop has not heard of it yet. */
export function finalizeWhenDue(context: Context, invoice: WireInvoice): WireInvoice {
  const notice = findResource<{ event: string }>(context.store, 'notice', `${invoice.id}:created`)
  const late = context.seconds() > invoice.created + LONGEST_DRAFT
  if (!late && notice && isUndelivered(context.store, notice.event)) return invoice
  return collect(context, finalize(context, invoice, NOBODY), NOBODY)
}

export function finalize(context: Context, invoice: WireInvoice, cause: Cause): WireInvoice {
  if (invoice.status !== 'draft')
    throw invalidRequest('This invoice is already finalized, you can’t re-finalize a non-draft invoice.', 'invoice')
  const at = context.seconds()
  const open = saveInvoice(context, {
    ...invoice,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: 0,
    next_payment_attempt: at,
    number: `${newId('', 8).slice(1).toUpperCase()}-0001`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
  })
  emit(context, 'invoice.finalized', open, cause)
  return open
}

export function voidInvoice(context: Context, id: string, cause: Cause): WireInvoice {
  const invoice = needInvoice(context, id)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn’t one (${invoice.status}).`,
      'invoice',
    )
  const gone = saveInvoice(context, {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: context.seconds() },
  })
  emit(context, 'invoice.voided', gone, cause)
  return gone
}

/** Paid with a card that a page took just now, or with nothing where nothing is due. */
export function markPaid(context: Context, invoice: WireInvoice, intent: WireIntent | null, cause: Cause): WireInvoice {
  const at = context.seconds()
  if (intent) addPayment(context, invoice, intent, 'paid')
  const paid = saveInvoice(context, {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (intent ? 1 : 0),
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: {
      ...invoice.status_transitions,
      finalized_at: invoice.status_transitions.finalized_at ?? at,
      paid_at: at,
    },
  })
  emit(context, 'invoice.paid', paid, cause)
  return paid
}

function addPayment(context: Context, invoice: WireInvoice, intent: WireIntent, status: 'open' | 'paid'): void {
  const known = paymentsOf(context, invoice.id)[0]
  const at = context.seconds()
  const payment: WireInvoicePayment = {
    id: known?.id ?? newId('inpay'),
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? intent.amount : null,
    amount_requested: intent.amount,
    created: known?.created ?? at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status,
    status_transitions: { canceled_at: null, paid_at: status === 'paid' ? at : null },
  }
  const filing = { created: payment.created, parent: invoice.id, tag: intent.id }
  if (known) updateResource(context.store, payment.id, filing, payment)
  else insertResource(context.store, 'invoice_payment', payment.id, filing, payment)
}

export const paymentsOf = (context: Context, invoice: string) =>
  listResources<WireInvoicePayment>(context.store, 'invoice_payment', { parent: invoice }).data

/** Charges the card that the subscription pays with. */
export function collect(context: Context, invoice: WireInvoice, cause: Cause): WireInvoice {
  const subscription = findResource<WireSubscription>(context.store, 'subscription', subscriptionOf(invoice))
  if (!subscription) return invoice
  const card = cardOf(context, subscription)
  const answer = card ? keptAnswer(card.card.last4) : NO_CARD
  return answer === 'pays' && card
    ? charged(context, invoice, subscription, card, cause)
    : refused(context, invoice, subscription, card, answer as Failure, cause)
}

const NO_CARD: Failure = { code: 'card_declined', declineCode: null, message: 'There is no card to charge.' }

function cardOf(context: Context, { customer, default_payment_method }: WireSubscription): SavedCard | null {
  const found = findCustomer(context, customer)
  const usual = found && !('deleted' in found) ? found.invoice_settings.default_payment_method : null
  const cards = savedCards(context, customer)
  return cards.find(({ id }) => id === default_payment_method) ?? cards.find(({ id }) => id === usual) ?? null
}

function intentFor(context: Context, invoice: WireInvoice, card: SavedCard) {
  const { brand, exp_month, exp_year, last4 } = card.card
  const method: PaymentMethod = {
    type: 'card',
    id: card.id,
    last4,
    brand,
    expMonth: exp_month,
    expYear: exp_year,
    secured: false,
  }
  const { email, name, address } = card.billing_details
  const buyer = { email: email ?? '', name: name ?? '', address, shippingRate: null, keepsCard: true } as BuyerDetails
  const payable = {
    session: {
      amount_total: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      payment_method_types: ['card'],
      shipping_address_collection: null,
    },
    intent: { metadata: {}, description: 'Subscription update', receiptEmail: null, suffix: null },
  }
  return { method, buyer, intent: buildIntent(context, payable, method, buyer) }
}

function file(context: Context, intent: WireIntent, charge: WireCharge): WireIntent {
  const whole = { ...intent, latest_charge: charge.id }
  insertResource(context.store, 'charge', charge.id, filingOf(charge, intent.id), charge)
  insertResource(context.store, 'payment_intent', whole.id, filingOf(whole, null), whole)
  return whole
}

const filingOf = (of: { created: number; status: string }, parent: string | null) => ({
  created: of.created,
  parent,
  tag: of.status,
})

function charged(
  context: Context,
  invoice: WireInvoice,
  subscription: WireSubscription,
  card: SavedCard,
  cause: Cause,
): WireInvoice {
  const { method, buyer, intent } = intentFor(context, invoice, card)
  const charge = buildCharge(context, intent, method, buyer, 'succeeded')
  const paid = file(context, { ...intent, amount_received: intent.amount, status: 'succeeded' }, charge)
  emit(context, 'charge.succeeded', charge, cause)
  emit(context, 'payment_intent.succeeded', paid, cause)
  const done = markPaid(context, invoice, paid, cause)
  if (subscription.status === 'past_due') setStatus(context, subscription, 'active', cause)
  return done
}

function refused(
  context: Context,
  invoice: WireInvoice,
  subscription: WireSubscription,
  card: SavedCard | null,
  failure: Failure,
  cause: Cause,
): WireInvoice {
  if (card) {
    const { method, buyer, intent } = intentFor(context, invoice, card)
    const charge = buildCharge(context, intent, method, buyer, failure)
    const failed = file(context, { ...intent, status: 'requires_payment_method' }, charge)
    addPayment(context, invoice, failed, 'open')
    emit(context, 'payment_intent.payment_failed', failed, cause)
  }
  const days = RETRY_DAYS[invoice.attempt_count]
  const next = days === undefined ? null : context.seconds() + days * DAY
  const open = saveInvoice(context, {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: next !== null,
    next_payment_attempt: next,
  })
  emit(context, 'invoice.payment_failed', open, cause)
  if (next === null) setStatus(context, subscription, 'canceled', cause)
  else if (subscription.status === 'active') setStatus(context, subscription, 'past_due', cause)
  return open
}

/** Its owner says what becomes of a subscription whose card was never taken: here it ends. */
function setStatus(
  context: Context,
  subscription: WireSubscription,
  status: 'active' | 'past_due' | 'canceled',
  cause: Cause,
): void {
  const at = context.seconds()
  const over = status === 'canceled'
  const details = { comment: null, feedback: null, feedback_option: null, reason: 'payment_failed' as const }
  const changed: WireSubscription = {
    ...subscription,
    status,
    ...(over ? { canceled_at: at, ended_at: at, cancellation_details: details } : {}),
  }
  const due = over ? null : (subscription.items.data[0]?.current_period_end ?? null)
  updateResource(context.store, changed.id, { parent: changed.customer, tag: status, due }, changed)
  emit(context, over ? 'customer.subscription.deleted' : 'customer.subscription.updated', changed, cause)
}

/** Tries an open invoice again because somebody asks for it. */
export function payInvoice(context: Context, id: string, cause: Cause): WireInvoice {
  const invoice = needInvoice(context, id)
  if (invoice.status !== 'open') throw invalidRequest(`Invoice is already ${invoice.status}`, 'invoice')
  return collect(context, invoice, cause)
}
