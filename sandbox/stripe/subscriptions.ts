import type { Stripe } from 'stripe'
import { buildInvoice, buildItem, buildSubscription, DAY, type Part, secondsOf } from './billing-objects.ts'
import { inlinePrice } from './catalogue.ts'
import { type Cause, type Context, NOBODY } from './context.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { emit } from './events.ts'
import { createInvoice, finalize, markPaid, saveInvoice, voidInvoice } from './invoices.ts'
import { findResource, insertResource, listResources, updateResource } from './resources.ts'
import type { SessionRecord, WireIntent, WireInvoice, WireItem, WireSubscription } from './wire.ts'

/** `invoice.upcoming` goes out so many days before a renewal; at Stripe it is a setting. */
const UPCOMING_DAYS = 7

export function needSubscription(context: Context, id: string): WireSubscription {
  const found = findResource<WireSubscription>(context.store, 'subscription', id)
  if (!found) throw noSuch('subscription', id, 'id', 404)
  return found
}

export const endOf = (subscription: WireSubscription): number => subscription.items.data[0]?.current_period_end ?? 0
const noticeOf = (subscription: WireSubscription) => `${subscription.id}:${endOf(subscription)}`

export function saveSubscription(context: Context, subscription: WireSubscription): WireSubscription {
  const { id, customer, status } = subscription
  const told = findResource(context.store, 'notice', noticeOf(subscription)) !== null
  const due = status === 'canceled' ? null : endOf(subscription) - (told ? 0 : UPCOMING_DAYS * DAY)
  updateResource(context.store, id, { parent: customer, tag: status, due }, subscription)
  return subscription
}

/** What a paid page of mode `subscription` begins: the subscription, and its first invoice, paid. */
export function beginSubscription(
  context: Context,
  { session, lines, subscriptionMetadata }: SessionRecord,
  intent: WireIntent,
  card: string,
): { subscription: string; invoice: string } {
  const parts: Part[] = lines.map(({ price, quantity, description }) => ({
    price,
    quantity: quantity ?? 1,
    description: description ?? '',
  }))
  const made = { customer: session.customer as string, card, metadata: subscriptionMetadata ?? {}, parts }
  const subscription = buildSubscription(context, made)
  insertResource(context.store, 'subscription', subscription.id, { created: subscription.created }, subscription)
  const first = { reason: 'subscription_create' as const, created: subscription.created }
  const draft = createInvoice(context, subscription, first, NOBODY)
  const invoice = markPaid(context, finalize(context, draft, NOBODY), intent, NOBODY)
  emit(
    context,
    'customer.subscription.created',
    saveSubscription(context, { ...subscription, latest_invoice: invoice.id }),
    NOBODY,
  )
  return { subscription: subscription.id, invoice: invoice.id }
}

export function updateSubscription(
  context: Context,
  id: string,
  params: Stripe.SubscriptionUpdateParams,
  cause: Cause,
): WireSubscription {
  const found = needSubscription(context, id)
  if (found.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', 'id')
  const moved = params.trial_end !== undefined
  if ((params.items || moved) && params.proration_behavior !== 'none')
    throw invalidRequest('The test payments know no prorations: say none.', 'proration_behavior')
  const itemised = params.items ? withItems(context, found, params.items, moved) : found
  const changed: WireSubscription = {
    ...(moved ? withDate(context, itemised, params.trial_end as number) : itemised),
    ...(params.pause_collection === undefined ? {} : { pause_collection: pauseOf(params.pause_collection) }),
    ...(params.cancel_at_period_end === undefined ? {} : { cancel_at_period_end: params.cancel_at_period_end }),
    ...(params.default_payment_method ? { default_payment_method: params.default_payment_method } : {}),
  }
  saveSubscription(context, changed)
  const last = moved ? freeInvoice(context, changed, cause) : changed.latest_invoice
  const kept = saveSubscription(context, { ...changed, latest_invoice: last })
  emit(context, 'customer.subscription.updated', kept, cause)
  return kept
}

function pauseOf(
  given: Stripe.SubscriptionUpdateParams['pause_collection'],
): Stripe.Subscription.PauseCollection | null {
  return given ? { behavior: given.behavior, resumes_at: given.resumes_at ?? null } : null
}

/** The way to move a date at Stripe: nothing is due until then, and the renewals count from there. */
function withDate(context: Context, subscription: WireSubscription, trialEnd: number): WireSubscription {
  const now = context.seconds()
  if (trialEnd <= now)
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end')
  if (trialEnd > now + 730 * DAY)
    throw invalidRequest('Invalid timestamp: can be no more than two years in the future', 'trial_end')
  const data = subscription.items.data.map(item => ({
    ...item,
    current_period_start: now,
    current_period_end: trialEnd,
  }))
  return {
    ...subscription,
    billing_cycle_anchor: trialEnd,
    items: { ...subscription.items, data },
    status: 'trialing',
    trial_end: trialEnd,
    trial_start: now,
  }
}

function freeInvoice(context: Context, subscription: WireSubscription, cause: Cause): string {
  const made = { reason: 'subscription_update' as const, created: context.seconds(), free: true as const }
  const draft = createInvoice(context, subscription, made, cause)
  return markPaid(context, finalize(context, draft, cause), null, cause).id
}

function withItems(
  context: Context,
  subscription: WireSubscription,
  wanted: readonly Stripe.SubscriptionUpdateParams.Item[],
  moved: boolean,
): WireSubscription {
  const data = subscription.items.data.map(item => changedItem(context, item, wanted))
  const before = subscription.items.data[0]?.price.recurring?.interval_count
  if (!moved && data.some(({ price }) => price.recurring?.interval_count !== before))
    throw invalidRequest('Stripe would renew at once: say when, with trial_end.', 'trial_end')
  if (new Set(data.map(({ price }) => price.recurring?.interval_count)).size > 1)
    throw invalidRequest('Currently, all subscription items must have the same interval.', 'items')
  return { ...subscription, items: { ...subscription.items, data } }
}

function changedItem(
  context: Context,
  item: WireItem,
  wanted: readonly Stripe.SubscriptionUpdateParams.Item[],
): WireItem {
  const change = wanted.find(({ id }) => id === item.id)
  if (!change) return item
  const price = change.price_data ? inlinePrice(context, { ...change.price_data }) : item.price
  const part: Part = { price, quantity: change.quantity ?? item.quantity, description: '' }
  const fresh = buildItem(item.subscription, part, item.current_period_start, item.current_period_end)
  return { ...fresh, id: item.id, created: item.created }
}

export function cancelSubscription(context: Context, id: string, cause: Cause): WireSubscription {
  const found = needSubscription(context, id)
  if (found.status === 'canceled') throw noSuch('subscription', id, 'id', 404)
  return ended(context, found, cause)
}

function ended(context: Context, subscription: WireSubscription, cause: Cause): WireSubscription {
  const at = context.seconds()
  const over = saveSubscription(context, {
    ...subscription,
    canceled_at: at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
    ended_at: at,
    status: 'canceled',
  })
  // What is still asked for stays owed, but is not tried again by itself.
  const open = listResources<WireInvoice>(context.store, 'invoice', { parent: over.id, tags: ['open', 'draft'] })
  for (const invoice of open.data) saveInvoice(context, { ...invoice, auto_advance: false })
  emit(context, 'customer.subscription.deleted', over, cause)
  return over
}

/** What the time brings: the announcement of a renewal, the renewal itself, or the end that was asked for. */
export function turnSubscription(context: Context, id: string): void {
  const found = needSubscription(context, id)
  if (found.status === 'canceled') return
  if (endOf(found) > context.seconds()) announce(context, found)
  else if (found.cancel_at_period_end) ended(context, found, NOBODY)
  else renew(context, found)
}

function announce(context: Context, subscription: WireSubscription): void {
  const notice = noticeOf(subscription)
  if (findResource(context.store, 'notice', notice) === null) {
    insertResource(context.store, 'notice', notice, { created: context.seconds() }, {})
    const made = { reason: 'upcoming' as const, created: endOf(subscription) }
    emit(context, 'invoice.upcoming', buildInvoice(context, subscription, made), NOBODY)
  }
  saveSubscription(context, subscription)
}

function renew(context: Context, subscription: WireSubscription): void {
  const start = endOf(subscription)
  const data = subscription.items.data.map(item => ({
    ...item,
    current_period_start: start,
    current_period_end: start + secondsOf(item.price),
  }))
  const next: WireSubscription = {
    ...subscription,
    items: { ...subscription.items, data },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  }
  const draft = createInvoice(context, next, { reason: 'subscription_cycle', created: start }, NOBODY)
  if (next.pause_collection?.behavior === 'void') voidInvoice(context, finalize(context, draft, NOBODY).id, NOBODY)
  emit(
    context,
    'customer.subscription.updated',
    saveSubscription(context, { ...next, latest_invoice: draft.id }),
    NOBODY,
  )
}

/** As if the day of the next renewal had come, for somebody who rehearses. */
export function renewNow(context: Context, id: string): void {
  const found = needSubscription(context, id)
  const now = context.seconds()
  const data = found.items.data.map(item => ({ ...item, current_period_end: now }))
  turnSubscription(context, saveSubscription(context, { ...found, items: { ...found.items, data } }).id)
}

/** Whoever is forgotten is charged no more. */
export function endSubscriptionsOf(context: Context, customer: string): void {
  const all = listResources<WireSubscription>(context.store, 'subscription', { parent: customer, limit: 100 }).data
  for (const each of all) if (each.status !== 'canceled') ended(context, each, NOBODY)
}
