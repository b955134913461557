import type { Stripe } from 'stripe'
import type { PostalAddress } from '#modules/address-book/address.ts'
import { answer, type StripeSettings, stripeClient } from '#modules/orders/gateway.ts'
import { shippingFields } from '#modules/orders/invoice-session.ts'
import type { PaymentAnswer } from '#modules/orders/payment.ts'
import { DELIVERY_NAME } from '#modules/orders/subscription-request.ts'
import type { Terms } from './offer.ts'
import type { PaidInvoice, PaidSubscription } from './subscription.ts'

/** The payment service's side of subscriptions. An expected failure is an answer, not a throw. */
export interface Billing {
  subscription(id: string): Promise<PaymentAnswer<PaidSubscription>>
  invoice(id: string): Promise<PaymentAnswer<PaidInvoice>>
  /** Its invoices of late, newest first. */
  invoices(subscription: string): Promise<PaymentAnswer<PaidInvoice[]>>
  /** From now on the next charge is at that moment, and the later ones count from there. */
  move(subscription: string, at: Date, key: string): Promise<PaymentAnswer<PaidSubscription>>
  /** Other terms from the next charge on, which is at that moment. */
  change(subscription: string, terms: Terms, at: Date, key: string): Promise<PaymentAnswer<PaidSubscription>>
  pause(subscription: string): Promise<PaymentAnswer<PaidSubscription>>
  resume(subscription: string): Promise<PaymentAnswer<PaidSubscription>>
  /** Ends it at once; `done-already` when it is over. */
  end(subscription: string): Promise<PaymentAnswer<null>>
  /** Says which order an invoice pays, and where that goes; the address only while it is a draft. */
  tellInvoice(
    invoice: string,
    about: { orderId: string; deliveryPence: number; shipTo: PostalAddress | null },
  ): Promise<PaymentAnswer<null>>
  /** Takes back an invoice that nobody has paid: nothing is charged by it any more. */
  dropInvoice(invoice: string): Promise<PaymentAnswer<null>>
  /** Charges the card again for an invoice that is open. */
  payInvoice(invoice: string): Promise<PaymentAnswer<PaidInvoice>>
  /** Where the card can be changed, and where the visitor then comes back. */
  cardPage(customer: string, backTo: string): Promise<PaymentAnswer<string>>
}

export function stripeBilling(settings: Omit<StripeSettings, 'webhookSecret'>): Billing {
  const stripe = stripeClient(settings)
  const { subscriptions, invoices } = stripe
  const expand = ['items.data.price.product']
  return {
    subscription: id => answer(async () => subscriptionOf(await subscriptions.retrieve(id, { expand }))),
    invoice: id => answer(async () => invoiceOf(await invoices.retrieve(id))),
    invoices: subscription =>
      answer(async () => (await invoices.list({ subscription, limit: 12 })).data.map(invoiceOf)),
    move: (id, at, idempotencyKey) =>
      answer(async () =>
        subscriptionOf(await subscriptions.update(id, { ...movedTo(at), expand }, { idempotencyKey })),
      ),
    change: (id, terms, at, idempotencyKey) =>
      answer(async () => {
        const items = itemsFor(await subscriptions.retrieve(id, { expand }), terms)
        return subscriptionOf(await subscriptions.update(id, { ...movedTo(at), items, expand }, { idempotencyKey }))
      }),
    pause: id =>
      answer(async () =>
        subscriptionOf(await subscriptions.update(id, { pause_collection: { behavior: 'void' }, expand })),
      ),
    resume: id => answer(async () => subscriptionOf(await subscriptions.update(id, { pause_collection: '', expand }))),
    async end(id) {
      const ended = await answer(async () => {
        await subscriptions.cancel(id, { invoice_now: false, prorate: false })
        return null
      })
      if (ended.ok || ended.problem.reason !== 'unknown') return ended
      return { ok: false, problem: { ...ended.problem, reason: 'done-already' } }
    },
    tellInvoice: (id, { orderId, deliveryPence, shipTo }) =>
      answer(async () => {
        const { status } = await invoices.retrieve(id)
        const where = shipTo && status === 'draft' ? { shipping_details: shippingFields(shipTo) } : {}
        await invoices.update(id, { metadata: { order_id: orderId, delivery_pence: String(deliveryPence) }, ...where })
        return null
      }),
    dropInvoice: id =>
      answer(async () => {
        const { status } = await invoices.retrieve(id)
        // A draft of a subscription cannot be deleted: it is made final without being tried, and then taken back.
        if (status === 'draft') await invoices.finalizeInvoice(id, { auto_advance: false })
        if (status === 'draft' || status === 'open') await invoices.voidInvoice(id)
        return null
      }),
    payInvoice: id => answer(async () => invoiceOf(await invoices.pay(id))),
    cardPage: (customer, backTo) =>
      answer(async () => {
        const after_completion = { type: 'redirect' as const, redirect: { return_url: backTo } }
        const flow_data = { type: 'payment_method_update' as const, after_completion }
        return (await stripe.billingPortal.sessions.create({ customer, return_url: backTo, flow_data })).url
      }),
  }
}

/** The payment service's way to move a date: free until then, and nothing is settled for what has passed. */
const movedTo = (at: Date) => ({
  trial_end: Math.floor(at.getTime() / 1000),
  proration_behavior: 'none' as const,
})

/** Goods and delivery are two parts that renew together. */
function itemsFor({ items }: Stripe.Subscription, terms: Terms) {
  return items.data.map(item => {
    const isDelivery = item === deliveryIn(items.data)
    return {
      id: item.id,
      quantity: isDelivery ? 1 : terms.packs,
      price_data: {
        currency: 'gbp',
        product: productOf(item)?.id ?? '',
        unit_amount: isDelivery ? terms.deliveryPence : terms.unitPence,
        tax_behavior: 'inclusive' as const,
        recurring: { interval: 'day' as const, interval_count: terms.everyDays },
      },
    }
  })
}

function productOf({ price }: Stripe.SubscriptionItem): Stripe.Product | null {
  const { product } = price
  return typeof product === 'object' && !product.deleted ? product : null
}

const deliveryIn = (items: readonly Stripe.SubscriptionItem[]) =>
  items.find(item => productOf(item)?.name === DELIVERY_NAME)

function termsOf(items: readonly Stripe.SubscriptionItem[]): PaidSubscription['terms'] {
  const delivery = deliveryIn(items)
  const goods = items.find(item => item !== delivery)
  return {
    packs: goods?.quantity ?? 1,
    everyDays: goods?.price.recurring?.interval_count ?? 1,
    unitPence: goods?.price.unit_amount ?? 0,
    deliveryPence: delivery?.price.unit_amount ?? 0,
  }
}

function subscriptionOf(subscription: Stripe.Subscription): PaidSubscription {
  const { status } = subscription
  const over = status === 'canceled' || status === 'incomplete_expired'
  return {
    id: subscription.id,
    ours: subscription.metadata.subscription_id ?? null,
    status: over ? 'ended' : status === 'past_due' || status === 'unpaid' ? 'failing' : 'running',
    endedForCard: subscription.cancellation_details?.reason === 'payment_failed',
    isPaused: subscription.pause_collection !== null,
    nextAt: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000),
    terms: termsOf(subscription.items.data),
  }
}

const INVOICE_STATES = ['draft', 'open', 'paid'] as const

function invoiceOf(invoice: Stripe.Invoice): PaidInvoice {
  const subscription = invoice.parent?.subscription_details?.subscription ?? null
  const { status } = invoice
  return {
    id: invoice.id,
    subscription: typeof subscription === 'object' ? (subscription?.id ?? null) : subscription,
    customer: typeof invoice.customer === 'object' ? (invoice.customer?.id ?? '') : invoice.customer,
    isRenewal: invoice.billing_reason === 'subscription_cycle',
    status: INVOICE_STATES.find(state => state === status) ?? 'void',
    attempts: invoice.attempt_count,
    nextAttemptAt: invoice.next_payment_attempt === null ? null : new Date(invoice.next_payment_attempt * 1000),
    totalPence: invoice.total,
  }
}
