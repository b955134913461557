import type { Product } from '#modules/catalogue/product.ts'
import { product } from '#modules/catalogue/queries.ts'
import { placeRenewal } from '#modules/orders/commands/deliveries.ts'
import { fulfilCheckout } from '#modules/orders/commands/fulfilment.ts'
import { deliveriesOf } from '#modules/orders/queries/deliveries.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import { chargeAt, triedAgainOn } from '../dates.ts'
import { deliveryLines } from '../offer.ts'
import type { PaidInvoice, Subscription } from '../subscription.ts'
import type { SubscriptionsDeps } from './deps.ts'
import { mailLater, note } from './history.ts'
import { noteState } from './states.ts'
import { endOneWithdrawn, giveBackUnsent } from './withdrawal.ts'

/**
 * What an invoice of a subscription means for us. A draft becomes an order with its goods kept aside before anything is
 * charged; where they are short, nothing is charged at all. What is paid is fulfilled by the orders, once.
 * @throws when the payment service could not be asked, so that the job runs again
 */
export async function takeInvoice(deps: SubscriptionsDeps, subscription: Subscription, id: string): Promise<void> {
  const looked = await deps.billing.invoice(id)
  if (!looked.ok) throw new Error(`The invoice could not be asked for: ${looked.problem.words}`)
  const invoice = looked.value
  if (!invoice.isRenewal || invoice.totalPence === 0) return
  if (subscription.state === 'ended' || subscription.state === 'paused') {
    await unwanted(deps, invoice)
    if (subscription.endedBecause === 'withdrawn') await giveBackUnsent(deps, subscription.id)
    return
  }
  if (invoice.status === 'void') return settle(deps, invoice)
  const found = await product(deps.db, subscription.productId)
  if (!found) throw new Error('A subscription without a product')
  if (!found.onSale) {
    await unwanted(deps, invoice)
    return endOneWithdrawn(deps, subscription.id)
  }
  const placed = await place(deps, subscription, found, invoice)
  if (!placed) return
  if (invoice.status === 'paid') await settle(deps, invoice)
  else if (invoice.attempts > 0) await cardRefused(deps, subscription, invoice)
}

/** Brings the order of an invoice to where it belongs, where it has one. */
async function settle(deps: SubscriptionsDeps, { id }: PaidInvoice): Promise<void> {
  const done = await fulfilCheckout(deps, id, 'subscription')
  if (!done.ok && done.reason === 'unreachable') throw new Error('The payment service could not be asked')
}

/** An invoice that came all the same: it is taken back, or its money is. */
async function unwanted(deps: SubscriptionsDeps, invoice: PaidInvoice): Promise<void> {
  if (invoice.status === 'draft' || invoice.status === 'open') {
    const dropped = await deps.billing.dropInvoice(invoice.id)
    if (!dropped.ok) throw new Error(`The invoice could not be taken back: ${dropped.problem.words}`)
  }
  // One that was paid before the end was asked for has its order, and that stands.
  const known = await deps.payments.session(invoice.id)
  if (!known.ok) throw new Error('The payment service could not be asked')
  const { orderId, paid, paymentIntent } = known.value
  if (orderId !== null) return settle(deps, invoice)
  if (!paid || paymentIntent === null) return
  deps.log.error('subscription.charged-after-its-end', { invoiceId: invoice.id })
  await deps.jobs.enqueue(deps.db, 'stray-refund', { sessionId: invoice.id, paymentIntent }, { key: invoice.id })
}

/** @returns null where its goods are short, and nothing is charged */
async function place(
  deps: SubscriptionsDeps,
  subscription: Subscription,
  found: Product,
  invoice: PaidInvoice,
): Promise<Order | null> {
  if ((await outcomeOf(deps, invoice.id)) === 'sold-out') {
    await putOff(deps, subscription, invoice)
    return null
  }
  const first = (await deliveriesOf(deps.db, subscription.id, 1))[0]
  if (!first) throw new Error('A subscription without a first delivery')
  const placed = await placeRenewal(deps, {
    invoiceId: invoice.id,
    memberId: subscription.memberId,
    origin: first.origin,
    paymentCustomer: invoice.customer,
    lines: deliveryLines(found, subscription),
    recurring: {
      subscriptionId: subscription.id,
      everyDays: subscription.everyDays,
      deliveryPence: subscription.deliveryPence,
    },
    isPaid: invoice.status === 'paid',
  })
  if (!placed.ok) {
    await noteSoldOut(deps, subscription, invoice)
    await putOff(deps, subscription, invoice)
    return null
  }
  await noteOrdered(deps, subscription, invoice, placed.order)
  const { deliveryPence, shipTo } = subscription
  const told = await deps.billing.tellInvoice(invoice.id, { orderId: placed.order.id, deliveryPence, shipTo })
  if (!told.ok) throw new Error(`The invoice could not be told its order: ${told.problem.words}`)
  return placed.order
}

async function noteOrdered(deps: SubscriptionsDeps, { id }: Subscription, invoice: PaidInvoice, order: Order) {
  await deps.db
    .insertInto('subscription_renewal')
    .values({ invoice_id: invoice.id, subscription_id: id, order_id: order.id, outcome: 'ordered', at: deps.now() })
    .onConflict(clash => clash.doNothing())
    .execute()
}

async function outcomeOf({ db }: SubscriptionsDeps, invoiceId: string) {
  const row = await db
    .selectFrom('subscription_renewal')
    .select('outcome')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row?.outcome ?? null
}

/** Told once, in the transaction that decides it. */
async function noteSoldOut(deps: SubscriptionsDeps, { id }: Subscription, invoice: PaidInvoice): Promise<void> {
  await deps.db.transaction().execute(async tx => {
    const at = deps.now()
    const noted = await tx
      .insertInto('subscription_renewal')
      .values({ invoice_id: invoice.id, subscription_id: id, order_id: null, outcome: 'sold-out', at })
      .onConflict(clash => clash.doNothing())
      .returning('invoice_id')
      .executeTakeFirst()
    if (!noted) return
    await note(tx, id, { at, fact: 'sold-out', cause: 'stock' })
    await mailLater(deps, tx, { id, moment: 'sold-out' }, invoice.id)
  })
}

/** Nothing is charged, and the same is tried again a week later. */
async function putOff(deps: SubscriptionsDeps, subscription: Subscription, invoice: PaidInvoice): Promise<void> {
  if (invoice.status === 'paid' || subscription.paymentId === null) return
  if (invoice.status === 'void') return
  const moved = await deps.billing.move(
    subscription.paymentId,
    chargeAt(triedAgainOn(deps.now())),
    `sold-out:${invoice.id}:${triedAgainOn(deps.now())}`,
  )
  if (!moved.ok) throw new Error(`The delivery could not be put off: ${moved.problem.words}`)
  await noteState(deps, moved.value, 'stock')
  // Last: as long as it is not taken back, whoever comes next knows that all of this is still to be done.
  const dropped = await deps.billing.dropInvoice(invoice.id)
  if (!dropped.ok) throw new Error(`The invoice could not be taken back: ${dropped.problem.words}`)
}

/** Each attempt is told once, with when the next one is. */
async function cardRefused(deps: SubscriptionsDeps, { id }: Subscription, invoice: PaidInvoice): Promise<void> {
  if (invoice.status !== 'open') return
  const againAt = invoice.nextAttemptAt?.toISOString() ?? null
  // Without another attempt it ends, and that is told instead.
  if (againAt === null) return
  await deps.db.transaction().execute(async tx => {
    await mailLater(deps, tx, { id, moment: 'card-refused', againAt }, `${invoice.id} ${invoice.attempts}`)
  })
}
