import { Stripe } from 'stripe'
import type { CodeTerms, MadeCode } from '#modules/discounts/code.ts'
import { makeCode } from '#modules/discounts/gateway.ts'
import { inTime } from '#platform/http/in-time.ts'
import { deliveryIn, intentOf, invoiceSession, isInvoiceId, shippingFields, shipToOf } from './invoice-session.ts'
import { oneLine } from './one-line.ts'
import type {
  Payer,
  PaymentAnswer,
  PaymentDispute,
  PaymentEvent,
  PaymentPrice,
  PaymentProblem,
  PaymentSession,
  RefundThere,
  Sale,
  SaleLine,
  ShipTo,
} from './payment.ts'
import type { SessionRequest } from './session-request.ts'
import { DELIVERY_NAME, type SubscriptionRequest } from './subscription-request.ts'

/** The payment service, in our own words. An expected failure is an answer, not a throw. */
export interface Payments {
  /** Whether real money moves. */
  readonly livemode: boolean
  /**
   * Prices that the service would charge differently from the catalogue: nothing is sold at them. See `checkPrices`.
   */
  readonly refusedPrices: Set<string>
  createSession(request: SessionRequest, idempotencyKey: string): Promise<PaymentAnswer<PaymentSession>>
  session(id: string): Promise<PaymentAnswer<PaymentSession>>
  /** What was sold on a page that is paid. */
  sale(id: string): Promise<PaymentAnswer<Sale>>
  /** Closes the payment page; `done-already` when it was closed or paid before. */
  expireSession(id: string): Promise<PaymentAnswer<PaymentSession>>
  sessionIdOfIntent(paymentIntent: string): Promise<PaymentAnswer<string | null>>
  /** Gives back so many pence of a payment, or all that is left of it. */
  refund(
    paymentIntent: string,
    pence: number | 'all',
    idempotencyKey: string,
    /** Which row of ours it is, to be told should it fail later. */
    refundId?: string,
  ): Promise<PaymentAnswer<null>>
  /** Refunds of ours that were made, also those that could not be paid out afterwards. */
  refunds(paymentIntent: string): Promise<PaymentAnswer<RefundThere[]>>
  /** What the payer's bank asks back, or asked. */
  disputes(paymentIntent: string): Promise<PaymentAnswer<PaymentDispute[]>>
  /** Makes somebody to be known by, of whom nothing is told yet; one key makes one. @returns what they are called there */
  createCustomer(idempotencyKey: string): Promise<PaymentAnswer<string>>
  tellCustomer(id: string, about: AboutCustomer): Promise<PaymentAnswer<null>>
  /** With the cards they kept there; `unknown` when that was done before. */
  forgetCustomer(id: string): Promise<PaymentAnswer<null>>
  price(id: string): Promise<PaymentAnswer<PaymentPrice>>
  /** Makes another price for what is sold at `priceId`, in pence with tax included. The same key makes it once. */
  createPrice(priceId: string, pence: number, idempotencyKey: string): Promise<PaymentAnswer<PaymentPrice>>
  /** Makes a product there and its first price, in pence with tax included. The same key makes both once. */
  createProduct(name: string, pence: number, idempotencyKey: string): Promise<PaymentAnswer<PaymentPrice>>
  /** Makes a code there, or finds the one of that name. `priceIds`: of the products that it is for, null for all. */
  makeCode(terms: CodeTerms, priceIds: readonly string[] | null): Promise<PaymentAnswer<MadeCode>>
  /** Nobody can redeem it any more. */
  endCode(promotionId: string): Promise<PaymentAnswer<null>>
  /** Notices since then which no server of ours has taken, oldest first. */
  undeliveredEvents(since: Date): Promise<PaymentAnswer<PaymentEvent[]>>
  /** All notices since then, oldest first. */
  eventsSince(since: Date): Promise<PaymentAnswer<PaymentEvent[]>>
  /** The notice in a webhook call, or null when it is forged, altered or older than five minutes. */
  readEvent(rawBody: string, signature: string | null): PaymentEvent | null
}

/** What a member need not type again on the payment page. */
export interface AboutCustomer {
  /** Only one that was proved: on the payment page it can no longer be changed. */
  email: string | null
  name: string
  shipTo: ShipTo | null
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** An origin that answers in place of Stripe. */
  apiBase?: string | null
}

/**
 * A shopper waits for these calls: with the repeat, which carries the same key, eleven seconds at most instead of the
 * SDK's four minutes. What really happened over there, notice and reconciler find out.
 */
const TIMEOUT_MS = 5_000
const REPEATS = 1
/** The same for whatever one press asks: the SDK measures silence, and an answer that drips would never be too late. */
export const SHOPPER_WAITS_MS = 11_000
const MOST_EVENTS = 1_000
/** As many as are fetched at once: a month of a shop with a hundred orders a day. */
export const MOST_EVENTS_SINCE = 10_000
const EXPAND = ['payment_intent.latest_charge']

/** The events that the shop listens to; the endpoint at Stripe should be set to these. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.created',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
] as const

export function stripeClient({ secretKey, apiBase }: Omit<StripeSettings, 'webhookSecret'>): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: REPEATS,
    telemetry: false,
    ...(apiBase ? addressOf(new URL(apiBase)) : {}),
  })
}

export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
  const stripe = stripeClient({ secretKey, ...(apiBase ? { apiBase } : {}) })
  const sessions = stripe.checkout.sessions
  return {
    livemode: /^(sk|rk)_live_/.test(secretKey),
    refusedPrices: new Set(),
    createSession: (request, idempotencyKey) =>
      answer(async () =>
        sessionOf(
          await sessions.create(request.mode === 'subscription' ? await withProduct(stripe, request) : request, {
            idempotencyKey,
          }),
        ),
      ),
    sale: id => answer(() => saleOf(stripe, id)),
    session: id => answer(() => (isInvoiceId(id) ? paidByInvoice(stripe, id) : visited(stripe, id))),
    async expireSession(id) {
      if (isInvoiceId(id)) return letGo(await answer(() => paidByInvoice(stripe, id)))
      const expired = await answer(async () => sessionOf(await sessions.expire(id)))
      if (expired.ok || expired.problem.reason !== 'refused') return expired
      // The only reason to refuse this: the page is no longer open.
      return { ok: false, problem: { ...expired.problem, reason: 'done-already' } }
    },
    sessionIdOfIntent: paymentIntent =>
      answer(async () => (await sessions.list({ payment_intent: paymentIntent, limit: 1 })).data[0]?.id ?? null),
    refund: (paymentIntent, pence, idempotencyKey, refundId) =>
      answer(async () => {
        const part = pence === 'all' ? {} : { amount: pence }
        const ours = refundId === undefined ? {} : { metadata: { refund_id: refundId } }
        await stripe.refunds.create({ payment_intent: paymentIntent, ...part, ...ours }, { idempotencyKey })
        return null
      }),
    refunds: paymentIntent =>
      answer(async () =>
        (await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })).data.flatMap(refundOf),
      ),
    disputes: paymentIntent =>
      answer(async () =>
        (await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })).data.map(disputeFacts),
      ),
    createCustomer: idempotencyKey => answer(async () => (await stripe.customers.create({}, { idempotencyKey })).id),
    tellCustomer: (id, about) =>
      answer(async () => {
        await stripe.customers.update(id, customerFields(about))
        return null
      }),
    forgetCustomer: id =>
      answer(async () => {
        await stripe.customers.del(id)
        return null
      }),
    price: id => answer(async () => priceOf(await stripe.prices.retrieve(id, { expand: ['product'] }))),
    createPrice: (priceId, pence, idempotencyKey) =>
      answer(async () => {
        const product = idOf((await stripe.prices.retrieve(priceId)).product) ?? ''
        const made = { product, currency: 'gbp', unit_amount: pence, tax_behavior: 'inclusive' as const }
        const { id } = await stripe.prices.create(made, { idempotencyKey })
        return priceOf(await stripe.prices.retrieve(id, { expand: ['product'] }))
      }),
    createProduct: (name, pence, idempotencyKey) =>
      answer(async () => {
        const made = { product_data: { name }, currency: 'gbp', unit_amount: pence, tax_behavior: 'inclusive' as const }
        const { id } = await stripe.prices.create(made, { idempotencyKey })
        return priceOf(await stripe.prices.retrieve(id, { expand: ['product'] }))
      }),
    makeCode: (terms, priceIds) => answer(() => makeCode(stripe, terms, priceIds)),
    endCode: promotionId =>
      answer(async () => {
        await stripe.promotionCodes.update(promotionId, { active: false })
        return null
      }),
    undeliveredEvents: since => answer(() => events(stripe, since, MOST_EVENTS, { delivery_success: false })),
    // Hundreds of pages may follow one another, each of them in time.
    eventsSince: since => answered(() => events(stripe, since, MOST_EVENTS_SINCE, {})),
    readEvent(rawBody, signature) {
      if (!signature) return null
      try {
        return eventOf(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret))
      } catch {
        // Whatever it chokes on, an empty signature or a signed text that is no notice included: it is not genuine.
        return null
      }
    },
  }
}

/** The product at the payment service is named by its price there, and the delivery is a part of its own. */
async function withProduct(
  stripe: Stripe,
  { goods, everyDays, deliveryPence, ...request }: SubscriptionRequest,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const product = idOf((await stripe.prices.retrieve(goods.priceId)).product) ?? ''
  const part = (unit_amount: number) => ({
    currency: 'gbp',
    unit_amount,
    tax_behavior: 'inclusive' as const,
    recurring: { interval: 'day' as const, interval_count: everyDays },
  })
  const delivery = { ...part(deliveryPence), product_data: { name: DELIVERY_NAME } }
  return {
    ...request,
    line_items: [
      { price_data: { ...part(goods.unitPence), product }, quantity: goods.quantity },
      { price_data: delivery, quantity: 1 },
    ],
  }
}

async function events(
  stripe: Stripe,
  since: Date,
  most: number,
  which: Pick<Stripe.EventListParams, 'delivery_success'>,
): Promise<PaymentEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const pages = stripe.events.list({ ...which, types: [...EVENT_TYPES], created, limit: 100 })
  return (await pages.autoPagingToArray({ limit: most })).map(eventOf).reverse()
}

async function saleOf(stripe: Stripe, id: string): Promise<Sale> {
  const page = await stripe.checkout.sessions.retrieve(id, { expand: EXPAND })
  const session = await visited(stripe, id)
  const { data } = await stripe.checkout.sessions.listLineItems(id, { limit: 100 })
  const intent = typeof page.payment_intent === 'object' ? page.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const promotion = page.discounts?.[0]?.promotion_code ?? null
  return {
    session,
    number: page.metadata?.order_number ?? null,
    isGuest: page.metadata?.is_guest === 'true',
    customer: idOf(page.customer),
    origin: page.success_url && URL.canParse(page.success_url) ? new URL(page.success_url).origin : null,
    promotionId: idOf(promotion),
    subscription: idOf(page.subscription),
    paidAt: new Date((charge?.created ?? page.created) * 1000),
    lines: data.flatMap(line => saleLine(line, page.metadata?.product_id ?? null)),
  }
}

/** Delivery is a line of its own where it renews. */
function saleLine(line: Stripe.LineItem, productId: string | null): SaleLine[] {
  const { description, quantity, price, amount_subtotal, amount_discount } = line
  if (!quantity || (description === DELIVERY_NAME && productId !== null)) return []
  const unitPence = amount_subtotal / quantity
  return [
    {
      priceId: price?.id ?? '',
      productId,
      name: description ?? '',
      quantity,
      unitPence,
      discountPence: amount_discount,
    },
  ]
}

function refundOf({ status, metadata, failure_reason }: Stripe.Refund): RefundThere[] {
  if (!metadata?.refund_id) return []
  const words = `It could not be paid out: ${failure_reason ?? 'no reason given'}`
  return [{ refundId: metadata.refund_id, failed: status === 'failed' ? words : null }]
}

async function visited(stripe: Stripe, id: string): Promise<PaymentSession> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: EXPAND })
  if (session.mode !== 'subscription' || session.invoice === null) return sessionOf(session)
  // The first payment of a subscription is its invoice's.
  const invoice = await stripe.invoices.retrieve(idOf(session.invoice) ?? '', { expand: ['payments'] })
  return sessionOf({ ...session, payment_intent: await intentFor(stripe, invoice) })
}

async function paidByInvoice(stripe: Stripe, id: string): Promise<PaymentSession> {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] })
  return invoiceSession(invoice, await intentFor(stripe, invoice))
}

async function intentFor(stripe: Stripe, invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent | null> {
  const intent = intentOf(invoice)
  return intent === null ? null : stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })
}

/**
 * An invoice is not closed like a page: the payment service goes on trying the card. The order lets go of its goods all
 * the same, and takes them again, or gives the money back, should it be paid later.
 */
function letGo(looked: PaymentAnswer<PaymentSession>): PaymentAnswer<PaymentSession> {
  if (!looked.ok) return looked
  if (looked.value.paid) return { ok: false, problem: { reason: 'done-already', words: 'The invoice is paid.' } }
  return { ok: true, value: { ...looked.value, state: 'expired' } }
}

function customerFields({ email, name, shipTo }: AboutCustomer): Stripe.CustomerUpdateParams {
  return { ...(email ? { email } : {}), name, ...(shipTo ? { shipping: shippingFields(shipTo) } : {}) }
}

function addressOf({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  }
}

export function answer<T>(call: () => Promise<T>): Promise<PaymentAnswer<T>> {
  return inTime(
    SHOPPER_WAITS_MS,
    () => answered(call),
    () => ({ ok: false, problem: TOO_LATE }),
  )
}

const TOO_LATE: PaymentProblem = { reason: 'unreachable', words: 'The answer did not come to an end in time.' }

async function answered<T>(call: () => Promise<T>): Promise<PaymentAnswer<T>> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

const NOT_ON_SALE = /\binactive\b|No such price/i

function problemOf(error: unknown): PaymentProblem {
  const { errors } = Stripe
  if (!(error instanceof errors.StripeError)) throw error
  const words = `${error.type} ${error.code ?? ''} ${error.message}`
  const because = (reason: PaymentProblem['reason']): PaymentProblem => ({ reason, words })
  if (error instanceof errors.StripeConnectionError) return because('unreachable')
  if (error.statusCode === 409) return because('under-way')
  if (error instanceof errors.StripeRateLimitError) return because('busy')
  if (error instanceof errors.StripeIdempotencyError) return because('key-used')
  if ((error.statusCode ?? 500) >= 500) return because('broken')
  if (error.statusCode === 404) return because('unknown')
  if (error.param === 'customer' && error.code === 'resource_missing') return because('unknown-customer')
  if (error.code === 'charge_already_refunded') return because('done-already')
  if (error.param?.startsWith('discounts')) return because('code')
  const line = error.param?.startsWith('line_items')
  if (line && (error.code === 'resource_missing' || error.code === 'product_inactive'))
    return because('unavailable-product')
  // An archived price has no code of its own, only words.
  if (NOT_ON_SALE.test(error.message)) return because('unavailable-product')
  if (/currenc/i.test(error.message)) return because('currency')
  return because('refused')
}

function sessionOf(session: Stripe.Checkout.Session): PaymentSession {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const complete = session.status === 'complete'
  const renews = session.mode === 'subscription'
  const inLines = renews ? deliveryIn(session.metadata) : 0
  return {
    id: session.id,
    url: session.url,
    state: complete ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    paid: complete && session.payment_status !== 'unpaid',
    // A delayed payment that failed leaves its intent waiting for another method, which a closed page cannot give.
    failed: complete && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
    livemode: session.livemode,
    currency: session.currency ?? '',
    subtotalPence: session.amount_subtotal === null ? null : session.amount_subtotal - inLines,
    discountPence: session.total_details?.amount_discount ?? 0,
    shippingPence: renews ? inLines : (session.shipping_cost?.amount_total ?? null),
    totalPence: session.amount_total,
    orderId: session.metadata?.order_id ?? null,
    paymentIntent: idOf(session.payment_intent),
    refundedPence: charge?.amount_refunded ?? 0,
    payer: complete ? payerOf(session) : null,
  }
}

function payerOf({
  customer_details: details,
  collected_information: collected,
}: Stripe.Checkout.Session): Payer | null {
  if (!details?.email) return null
  const shipping = collected?.shipping_details ?? null
  return {
    email: details.email,
    name: oneLine(details.name ?? shipping?.name ?? ''),
    shipTo: shipping ? shipToOf(shipping.name, shipping.address) : null,
  }
}

function priceOf(price: Stripe.Price): PaymentPrice {
  const product = typeof price.product === 'object' ? price.product : null
  const onSale = product !== null && !product.deleted && product.active
  return { id: price.id, pence: price.unit_amount, currency: price.currency, active: price.active && onSale }
}

/** @throws for what has neither name nor kind: it could not be told from the next of its sort */
function eventOf(event: Stripe.Event): PaymentEvent {
  if (!isNamed(event.id) || !isNamed(event.type)) throw new TypeError('This is no event')
  const about = event.data.object as {
    id?: unknown
    object?: unknown
    payment_intent?: unknown
    metadata?: { order_id?: unknown } | null
    status?: unknown
    subscription?: unknown
    parent?: { subscription_details?: { subscription?: unknown } | null } | null
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    id: event.id,
    type: event.type,
    sessionId: about.object === 'checkout.session' ? text(about.id) : null,
    paymentIntent: text(about.payment_intent),
    subscription: text(subscriptionIn(about)),
    invoice: about.object === 'invoice' ? text(about.id) : null,
    orderId: text(about.metadata?.order_id),
    dispute: event.type.startsWith('charge.dispute.') ? disputeOf(about.status) : null,
  }
}

const isNamed = (text: unknown) => typeof text === 'string' && text !== ''

function subscriptionIn(about: {
  id?: unknown
  object?: unknown
  subscription?: unknown
  parent?: { subscription_details?: { subscription?: unknown } | null } | null
}): unknown {
  if (about.object === 'subscription') return about.id
  if (about.object === 'invoice') return about.parent?.subscription_details?.subscription
  return about.object === 'checkout.session' ? about.subscription : null
}

function disputeFacts({ id, status, reason, amount, created, evidence_details }: Stripe.Dispute): PaymentDispute {
  const by = evidence_details.due_by
  return {
    id,
    state: disputeOf(status),
    reason,
    pence: amount,
    openedAt: new Date(created * 1000),
    evidenceBy: by === null ? null : new Date(by * 1000),
  }
}

function disputeOf(status: unknown): PaymentDispute['state'] {
  if (status === 'won' || status === 'lost') return status
  // An inquiry that was closed without becoming a dispute took no money.
  return status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference
}
