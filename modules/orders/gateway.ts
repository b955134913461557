import { Stripe } from 'stripe'
import { inTime } from '#platform/http/in-time.ts'
import type {
  Payer,
  PaymentAnswer,
  PaymentEvent,
  PaymentPrice,
  PaymentProblem,
  PaymentSession,
  ShipTo,
} from './payment.ts'
import type { SessionRequest } from './session-request.ts'

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
  /** Closes the payment page; `done-already` when it was closed or paid before. */
  expireSession(id: string): Promise<PaymentAnswer<PaymentSession>>
  sessionIdOfIntent(paymentIntent: string): Promise<PaymentAnswer<string | null>>
  /** Gives back so many pence of a payment, or all that is left of it. */
  refund(paymentIntent: string, pence: number | 'all', idempotencyKey: string): Promise<PaymentAnswer<null>>
  price(id: string): Promise<PaymentAnswer<PaymentPrice>>
  /** Notices since then which no server of ours has taken, oldest first. */
  undeliveredEvents(since: Date): Promise<PaymentAnswer<PaymentEvent[]>>
  /** The notice in a webhook call, or null when it is forged, altered or older than five minutes. */
  readEvent(rawBody: string, signature: string | null): PaymentEvent | null
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
] as const

export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: REPEATS,
    telemetry: false,
    ...(apiBase ? addressOf(new URL(apiBase)) : {}),
  })
  const sessions = stripe.checkout.sessions
  return {
    livemode: /^(sk|rk)_live_/.test(secretKey),
    refusedPrices: new Set(),
    createSession: (request, idempotencyKey) =>
      answer(async () => sessionOf(await sessions.create(request, { idempotencyKey }))),
    session: id => answer(async () => sessionOf(await sessions.retrieve(id, { expand: EXPAND }))),
    async expireSession(id) {
      const expired = await answer(async () => sessionOf(await sessions.expire(id)))
      if (expired.ok || expired.problem.reason !== 'refused') return expired
      // The only reason to refuse this: the page is no longer open.
      return { ok: false, problem: { ...expired.problem, reason: 'done-already' } }
    },
    sessionIdOfIntent: paymentIntent =>
      answer(async () => (await sessions.list({ payment_intent: paymentIntent, limit: 1 })).data[0]?.id ?? null),
    refund: (paymentIntent, pence, idempotencyKey) =>
      answer(async () => {
        const part = pence === 'all' ? {} : { amount: pence }
        await stripe.refunds.create({ payment_intent: paymentIntent, ...part }, { idempotencyKey })
        return null
      }),
    price: id => answer(async () => priceOf(await stripe.prices.retrieve(id, { expand: ['product'] }))),
    undeliveredEvents: since =>
      answer(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const types = [...EVENT_TYPES]
        const pages = stripe.events.list({ delivery_success: false, types, created, limit: 100 })
        return (await pages.autoPagingToArray({ limit: MOST_EVENTS })).map(eventOf).reverse()
      }),
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

function addressOf({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  }
}

function answer<T>(call: () => Promise<T>): Promise<PaymentAnswer<T>> {
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
  if (error.code === 'charge_already_refunded') return because('done-already')
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
  return {
    id: session.id,
    url: session.url,
    state: complete ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    paid: complete && session.payment_status !== 'unpaid',
    // A delayed payment that failed leaves its intent waiting for another method, which a closed page cannot give.
    failed: complete && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
    livemode: session.livemode,
    currency: session.currency ?? '',
    subtotalPence: session.amount_subtotal,
    shippingPence: session.shipping_cost?.amount_total ?? null,
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
    name: details.name ?? shipping?.name ?? '',
    shipTo: shipping ? shipToOf(shipping.name, shipping.address) : null,
  }
}

function shipToOf(name: string, address: Stripe.Address): ShipTo {
  return {
    name,
    lines: [address.line1, address.line2].flatMap(line => line || []),
    city: address.city ?? '',
    county: address.state ?? '',
    postcode: address.postal_code ?? '',
    country: address.country ?? '',
  }
}

function priceOf(price: Stripe.Price): PaymentPrice {
  const product = typeof price.product === 'object' ? price.product : null
  const onSale = product !== null && !product.deleted && product.active
  return { id: price.id, pence: price.unit_amount, currency: price.currency, active: price.active && onSale }
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const about = event.data.object as {
    id?: unknown
    object?: unknown
    payment_intent?: unknown
    metadata?: { order_id?: unknown } | null
    status?: unknown
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    id: event.id,
    type: event.type,
    sessionId: about.object === 'checkout.session' ? text(about.id) : null,
    paymentIntent: text(about.payment_intent),
    orderId: text(about.metadata?.order_id),
    dispute: event.type.startsWith('charge.dispute.') ? disputeOf(about.status) : null,
  }
}

function disputeOf(status: unknown): PaymentEvent['dispute'] {
  if (status === 'won' || status === 'lost') return status
  // An inquiry that was closed without becoming a dispute took no money.
  return status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference
}
