import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import type { ProductId } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { type CheckoutInput, startCheckout } from '#modules/orders/commands/checkout.ts'
import { receivePaymentEvent } from '#modules/orders/commands/payment-events.ts'
import { stripePayments } from '#modules/orders/gateway.ts'
import type { SubscriptionsDeps } from '#modules/subscriptions/commands/deps.ts'
import { stripeBilling } from '#modules/subscriptions/gateway.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { type StripeStandIn, startStripeStandIn } from '#sandbox/stripe/stand-in.ts'
import { payOnPage } from './buyer.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { stockTo } from './stock.ts'

/** What the till and its payment service know each other by. */
export const KEYS = { secretKey: 'sk_test_till', webhookSecret: 'whsec_till' }
const SITE = 'http://shop.test'
/** What takes so long hangs. */
const PATIENCE_MS = 120_000
type Buyer = Pick<CheckoutInput, 'memberId' | 'isGuest'> &
  Partial<Pick<CheckoutInput, 'fromAddress' | 'account' | 'discount'>>
/** A visitor who has no records of their own. */
const NOBODY = { memberId: null, isGuest: true }

export interface Logged {
  level: 'info' | 'warn' | 'error'
  event: string
  fields?: Record<string, unknown>
}

/** Everything between the cart and the packed parcel: database, jobs, the payment service's stand-in and its webhooks. */
export interface Till {
  deps: SubscriptionsDeps
  jobs: Jobs
  database: TestDatabase
  standIn: StripeStandIn
  stripe: Stripe
  logged: Logged[]
  priceOf(id: ProductId): string
  /** Starts a checkout; the key is new unless given. */
  buy(items: Partial<Record<ProductId, number>>, key?: string | null, buyer?: Buyer): ReturnType<typeof startCheckout>
  /** The same, when it must work: the address of the payment page. */
  pageFor(items: Partial<Record<ProductId, number>>, key?: string | null, buyer?: Buyer): Promise<string>
  pay: typeof payOnPage
  /** Posts a webhook as the payment service would; returns the status. */
  post(body: string, signature: string | null): Promise<number>
  sign(body: string, signedAt?: number, secret?: string): string
  /** Waits until all webhooks are delivered. */
  heard(): Promise<void>
  /** Moves every clock: ours and the payment service's. */
  pass(minutes: number): void
  /** Leaves so many units free to be bought, beside those kept aside. */
  setFree(id: ProductId, units: number): Promise<void>
  /** As if somebody had ended an order for one biotin by hand, in the moment of payment. */
  giveBack(sessionId: string): Promise<void>
  /** What ever came onto the shelf, by product. */
  delivered: ReadonlyMap<string, number>
  /** What an operator moved by hand, so that the books of the test know of it too. */
  noted(id: ProductId, packs: number): void
  stock(id: ProductId): Promise<{ units: number; reserved: number }>
  /** Jobs of a name that were ever put in line. */
  jobsOf(name: string): Promise<Record<string, unknown>[]>
  order(sessionId: string): Promise<OrderRow>
  orders(): Promise<OrderRow[]>
  close(): Promise<void>
}

export interface OrderRow {
  id: string
  number: string
  status: string
  stock: string
  dispute: string
  session_id: string | null
  payment_intent: string | null
  discount_code: string | null
  discount_pence: number
  total_pence: number | null
  charged_pence: number
  refunded_pence: number
  customer_email: string | null
  review_reason: string | null
  attempt: number
}

export interface TillOptions {
  /** One with the sample data; a fresh one when not given. Closed with the till. */
  database?: TestDatabase
  /** Where a shop in another process takes the notices; the till takes them itself when not given. */
  webhookUrl?: string
  /** For how long a renewal can still be taken back before it is charged. */
  draftSeconds?: number
}

export async function openTill(options: TillOptions = {}): Promise<Till> {
  const database = options.database ?? (await testDatabase())
  const { db } = database
  const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-till-'))
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const logged: Logged[] = []
  const note = (level: Logged['level']) => (event: string, fields?: Record<string, unknown>) =>
    void logged.push({ level, event, ...(fields ? { fields } : {}) })
  const log = { info: note('info'), warn: note('warn'), error: note('error'), with: () => log }

  const catalogue = await products(db)
  const stocked = await db.selectFrom('product').select(['id', 'stock_units']).execute()
  const delivered = new Map<string, number>(stocked.map(row => [row.id, row.stock_units]))
  const handlers = { page: async (_: IncomingMessage, __: ServerResponse) => false }
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sandbox/')) {
      void handlers.page(request, response)
      return
    }
    void answerHook(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn = await startStripeStandIn({
    ...KEYS,
    dataDir,
    now,
    webhookUrl: () => options.webhookUrl ?? `${base}/hooks/stripe`,
    webhookRetryMs: 100,
    settlementSeconds: 1_000_000,
    draftSeconds: options.draftSeconds,
    prices: catalogue.map(({ priceId, id, name, pricePence }) => ({
      id: priceId,
      productId: `prod_${id}`,
      name,
      pricePence,
    })),
    pageUrl: session => `${base}/sandbox/stripe/pay/${session.id}`,
  })
  handlers.page = standIn.handlePage
  const jobs = createJobs(database.url, log)
  await jobs.start()
  const payments = stripePayments({ ...KEYS, apiBase: standIn.origin })
  const billing = stripeBilling({ ...KEYS, apiBase: standIn.origin })
  const deps: SubscriptionsDeps = { db, payments, billing, jobs, log, now }
  const stripe = new Stripe(KEYS.secretKey, {
    host: standIn.host,
    port: standIn.port,
    protocol: 'http',
    telemetry: false,
  })

  async function answerHook(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const signature = request.headers['stripe-signature']
    try {
      const outcome = await receivePaymentEvent(deps, body, typeof signature === 'string' ? signature : null)
      response.writeHead(outcome === 'done' ? 200 : 400).end()
    } catch {
      response.writeHead(503).end()
    }
  }

  const priceOf = (id: ProductId) => catalogue.find(product => product.id === id)?.priceId ?? ''

  const till: Till = {
    deps,
    jobs,
    database,
    standIn,
    stripe,
    logged,
    delivered,
    priceOf,
    buy(items, key = randomUUID(), buyer = NOBODY) {
      const lines = Object.entries(items).map(([id, quantity]) => ({
        priceId: priceOf(id as ProductId),
        quantity: quantity ?? 0,
      }))
      return startCheckout(deps, {
        items: lines,
        key,
        fromAddress: null,
        account: null,
        discount: null,
        ...buyer,
        origin: SITE,
      })
    },
    async pageFor(items, key, buyer) {
      const outcome = await till.buy(items, key, buyer)
      if (!outcome.ok) throw new Error(`No payment page: ${JSON.stringify(outcome)}`)
      return outcome.url
    },
    pay: payOnPage,
    async post(body, signature) {
      const headers: Record<string, string> = signature === null ? {} : { 'stripe-signature': signature }
      return (await fetch(`${base}/hooks/stripe`, { method: 'POST', body, headers })).status
    },
    sign(payload, signedAt = Math.floor(Date.now() / 1000), secret = KEYS.webhookSecret) {
      return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: signedAt })
    },
    async heard() {
      const end = Date.now() + PATIENCE_MS
      while (standIn.control.webhooks.pending() > 0) {
        if (Date.now() > end) throw new Error('Webhooks are not being delivered')
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    },
    pass(minutes) {
      clock.ahead += minutes * 60_000
      standIn.control.moveClock(0)
    },
    async setFree(id, units) {
      const { units: before, reserved } = await till.stock(id)
      await stockTo(db, id, reserved + units, reserved)
      till.noted(id, reserved + units - before)
    },
    noted: (id, packs) => void delivered.set(id, (delivered.get(id) ?? 0) + packs),
    async giveBack(sessionId) {
      const { units, reserved } = await till.stock('biotin')
      await stockTo(db, 'biotin', units, reserved - 1)
      const ended = { status: 'expired', stock: 'none' } as const
      await db.updateTable('orders').set(ended).where('session_id', '=', sessionId).execute()
    },
    async stock(id) {
      const row = await db
        .selectFrom('product')
        .select(['stock_units as units', 'reserved_units as reserved'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row
    },
    async jobsOf(name) {
      const { rows } = await sql<{ data: Record<string, unknown> }>`
        select data from pgboss.job where name = ${name} order by created_on
      `.execute(db)
      return rows.map(row => row.data)
    },
    async order(sessionId) {
      return db.selectFrom('orders').selectAll().where('session_id', '=', sessionId).executeTakeFirstOrThrow()
    },
    async orders() {
      return db.selectFrom('orders').selectAll().orderBy('created_at').execute()
    },
    async close() {
      await jobs.stop()
      await standIn.stop()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return till
}
