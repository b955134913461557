import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { CARD_EXPIRY } from './card.test-support.ts'
import { pagePath } from './hosted-page.ts'
import { readBody } from './request-body.ts'
import { checkExchange, checkObject } from './schema.test-support.ts'
import { type StandInOptions, type StripeStandIn, startStripeStandIn } from './stand-in.ts'

export const KEY = 'sk_test_standin0123456789'
export const WEBHOOK_SECRET = 'whsec_standin0123456789'
export const PRICES = [
  { id: 'price_sandbox_biotin', productId: 'prod_biotin', name: 'Biotin', pricePence: 946 },
  { id: 'price_sandbox_magnesium', productId: 'prod_magnesium', name: 'Magnesium <Complex>', pricePence: 1290 },
]

export interface Received {
  body: string
  signature: string
  event: Stripe.Event
}

/** The stand-in, the real SDK, a shop that takes the webhooks and shows the hosted pages, all on loopback. */
export interface Bench {
  standIn: StripeStandIn
  stripe: Stripe
  origin: string
  dataDir: string
  /** Events that the shop's endpoint answered with 200, in their order. */
  received: Received[]
  /** What the endpoint answers; a test may change it. */
  answer: { status: number }
  /** What did not fit a schema. */
  misfits: Set<string>
  sdk(options?: Partial<Stripe.StripeConfig>, key?: string): Stripe
  restart(options?: Partial<StandInOptions>): Promise<void>
  stop(): Promise<void>
}

export async function startBench(options: Partial<StandInOptions> = {}): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'))
  const received: Received[] = []
  const answer = { status: 200 }
  const misfits = new Set<string>()
  const inspect = (work: () => void) => {
    try {
      work()
    } catch (error) {
      misfits.add(error instanceof Error ? error.message : String(error))
    }
  }
  let current: StripeStandIn | null = null
  const shop: Server = createServer(async (request, response) => {
    if (await current?.handlePage(request, response)) return
    const body = (await readBody(request, 1_000_000)) ?? ''
    response.writeHead(answer.status).end()
    if (request.url !== '/hooks/stripe' || answer.status !== 200) return
    const event = JSON.parse(body)
    inspect(() => checkObject(event))
    received.push({ body, signature: String(request.headers['stripe-signature']), event })
  })
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const start = (more: Partial<StandInOptions>) =>
    startStripeStandIn({
      dataDir,
      secretKey: KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => `${origin}/hooks/stripe`,
      prices: PRICES,
      pageUrl: session => origin + pagePath(session.id),
      webhookRetryMs: 10,
      onExchange: exchange => inspect(() => checkExchange(exchange)),
      ...options,
      ...more,
    })
  const sdk: Bench['sdk'] = (more = {}, key = KEY) =>
    new Stripe(key, { host: '127.0.0.1', port: bench.standIn.port, protocol: 'http', telemetry: false, ...more })
  const standIn = await start({})
  current = standIn
  const bench: Bench = {
    standIn,
    stripe: new Stripe(KEY, { host: '127.0.0.1', port: standIn.port, protocol: 'http', telemetry: false }),
    origin,
    dataDir,
    received,
    answer,
    misfits,
    sdk,
    async restart(more = {}) {
      await bench.standIn.stop()
      bench.standIn = await start(more)
      current = bench.standIn
      bench.stripe = sdk()
    },
    async stop() {
      await bench.standIn.stop()
      shop.closeAllConnections()
      await new Promise(resolve => shop.close(resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return bench
}

export function sessionParams(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [{ price: 'price_sandbox_biotin', quantity: 2 }],
    client_reference_id: 'order-1',
    metadata: { order_id: 'order-1', is_guest: 'true' },
    payment_intent_data: { metadata: { order_id: 'order-1' } },
    customer_creation: 'if_required',
    shipping_address_collection: { allowed_countries: ['GB'] },
    shipping_options: [
      { shipping_rate_data: rate('Standard delivery', 295, 3, 5) },
      { shipping_rate_data: rate('Next working day', 495, 1, 1) },
    ],
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false },
    success_url: 'http://shop.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/payment-cancel',
    ...more,
  }
}

function rate(
  name: string,
  pence: number,
  from: number,
  to: number,
): Stripe.Checkout.SessionCreateParams.ShippingOption.ShippingRateData {
  return {
    type: 'fixed_amount',
    display_name: name,
    fixed_amount: { amount: pence, currency: 'gbp' },
    delivery_estimate: { minimum: { unit: 'business_day', value: from }, maximum: { unit: 'business_day', value: to } },
    tax_behavior: 'inclusive',
  }
}

/** What a visitor types who does everything right. */
export const BUYER = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  line1: '12 St James’s Square',
  city: 'London',
  postcode: 'sw1y4jh',
  method: 'card',
  card: '4242 4242 4242 4242',
  expiry: CARD_EXPIRY,
  cvc: '123',
}

/** Submits a page's form as a browser would, without following the redirect. */
export function submit(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Fills in the session's form and submits it. */
export function pay(session: Stripe.Checkout.Session, more: Record<string, string> = {}): Promise<Response> {
  const rates = session.shipping_options.map(option => String(option.shipping_rate))
  return submit(session.url ?? '', { ...BUYER, ...(rates[0] ? { delivery: rates[0] } : {}), ...more })
}

export async function until(met: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await met())) {
    if (Date.now() > end) throw new Error(`Never happened: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
