import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { seedCatalogue } from '#modules/catalogue/seed.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open.ts'
import { auditTill } from '#test/audit.ts'
import { letJobsAge, stopTurns } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { TEST_SECRET } from '#test/people.ts'
import { KEYS, type OrderRow, openTill, type Till } from '#test/till.ts'
import { tryAgainNow } from './locks.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type ServerProcess, startServer, until } from './server-process.ts'

/** A shop in processes that may be killed, between a payment service and a mail server that live on. */
export interface Shop {
  dataDir: string
  till: Till
  mail: MailServer
  /** The server that the payment service tells its notices. */
  server: ServerProcess
  /** Another server on the same database. */
  second(): Promise<ServerProcess>
  killAndStart(whileDown?: () => unknown): Promise<void>
  /** Presses 'Proceed to Checkout'. Null: it was refused. */
  press(key: string, url?: string): Promise<string | null>
  /** The same, when it must work: the address of the payment page. */
  pageFor(url?: string): Promise<string>
  /** What the success page's call says. */
  verify(sessionId: string, url?: string): Promise<{ status?: string }>
  newest(): Promise<OrderRow>
  sessionsOf(orderId: string): Promise<{ id: string; status: string | null }[]>
  /** Lets all be heard, reserved goods run out and the books be compared; returns everything that is wrong. */
  audit(): Promise<string[]>
  close(): Promise<void>
}

interface Opening {
  /** Whether what is committed outlives the database process itself, as in a shop that is open. */
  durable?: boolean
  /** See TillOptions. */
  draftSeconds?: number
  /** More settings of its servers. */
  settings?: (dataDir: string) => Record<string, string>
}

export async function openShop({ durable = false, draftSeconds, settings: more }: Opening = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-crashes-'))
  // Root runs the database as another account, which must be able to enter.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded(dataDir, { durable })
  const database = { ...openDatabase(embedded.url, { name: 'thymewell test' }), url: embedded.url }
  await migrate(database.db)
  await seedCatalogue(database.db, new Date())
  const port = await freePort()
  const till = await openTill({ database, webhookUrl: `http://127.0.0.1:${port}/hooks/stripe`, draftSeconds })
  const mail = await startMailServer()
  const settings = {
    ...stripeSettings(till),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Thymewell <orders@thymewell.example>',
    TRUST_PROXY: 'true',
    APP_SECRET: TEST_SECRET,
    ...more?.(dataDir),
  }
  const servers: ServerProcess[] = []
  const start = async (at: number) => {
    const server = startServer(at, dataDir, settings)
    servers.push(server)
    await server.ready()
    return server
  }

  let presses = 0
  const server = await start(port)
  // From here on the database is the server's own: nobody else would start it again.
  await embedded.stop()
  await stopTurns(database.db)
  const shop: Shop = {
    dataDir,
    till,
    mail,
    server,
    second: async () => start(await freePort()),
    async killAndStart(whileDown) {
      await shop.server.kill()
      await whileDown?.()
      await letJobsAge(database.db)
      shop.server = await start(port)
    },
    async press(key, url = shop.server.url) {
      const body = JSON.stringify({ items: [{ priceId: till.priceOf('biotin'), quantity: 1 }], isGuest: true })
      // Every press comes from an address of its own, so that nobody presses too often.
      const from = { Origin: url, 'X-Forwarded-For': `10.0.${presses >> 8}.${presses++ & 255}` }
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...from }
      const answer = await fetch(`${url}/api/create-checkout-session`, { method: 'POST', headers, body }).then(
        answer => answer.json() as Promise<{ url?: string }>,
      )
      return answer.url ?? null
    },
    async pageFor(url) {
      const page = await shop.press(randomUUID(), url)
      if (page === null) throw new Error(`No payment page:\n${shop.server.said()}`)
      return page
    },
    async verify(sessionId, url = shop.server.url) {
      const answer = await fetch(`${url}/api/verify-payment`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url },
        body: JSON.stringify({ session_id: sessionId }),
      })
      return (await answer.json()) as { status?: string }
    },
    async newest() {
      const order = (await till.orders()).at(-1)
      if (!order) throw new Error('There is no order')
      return order
    },
    async sessionsOf(orderId) {
      const { data } = await till.stripe.checkout.sessions.list({ limit: 100 })
      return data.filter(session => session.client_reference_id === orderId)
    },
    async audit() {
      await settle(till)
      return [...(await auditTill(till)), ...(await unsettled(till)), ...(await auditMail(till, mail))]
    },
    async close() {
      for (const server of servers) await server.kill()
      await till.close()
      await mail.close()
      await (await startEmbedded(dataDir)).stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return shop
}

function stripeSettings(till: Till): Record<string, string> {
  const prices = PRODUCT_IDS.map(id => [`STRIPE_PRICE_${id.toUpperCase().replaceAll('-', '_')}`, till.priceOf(id)])
  return {
    ...Object.fromEntries(prices),
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_till',
    STRIPE_API_BASE: till.standIn.origin,
  }
}

const RESERVATION_OVER_MINUTES = 36

/** What the minutes after a crash bring: notices come again, and goods that nobody paid for are given back. */
async function settle(till: Till): Promise<void> {
  till.standIn.control.clearFaults()
  await till.standIn.control.webhooks.release()
  // The pauses between two deliveries grow with every one that met a dead server.
  await until('all notices are delivered', () => till.standIn.control.webhooks.pending() === 0)
  till.pass(RESERVATION_OVER_MINUTES)
  await till.heard()
  await reconcileOrders(till.deps)
  till.pass(-RESERVATION_OVER_MINUTES)
}

async function unsettled(till: Till): Promise<string[]> {
  const { rows: events } = await sql<{ id: string }>`
    select id from payment_event where processed_at is null
  `.execute(till.database.db)
  const orders = (await till.orders()).filter(order => order.status !== 'paid' && order.status !== 'expired')
  return [
    ...events.map(({ id }) => `${id} is not worked out`),
    ...orders.map(({ number, status }) => `${number} is left ${status}`),
  ]
}

/** Every order whose goods were sold has one confirmation; a second copy carries the same Message-ID. */
async function auditMail(till: Till, mail: MailServer): Promise<string[]> {
  const sold = (await till.orders()).filter(order => order.stock === 'sold')
  await until('every confirmation is noted as sent', async () => {
    await tryAgainNow(till.database.db)
    const { rows } = await sql`
      select 1 from orders where stock = 'sold' and confirmation_sent_at is null
    `.execute(till.database.db)
    return rows.length === 0
  })
  const mailsAbout = (id: string) => [...mail.taken.keys()].filter(messageId => messageId.includes(id))
  const wrong = sold.filter(({ id }) => mailsAbout(id).length !== 1)
  const extra = mail.taken.size > sold.length ? [`${mail.taken.size} mails for ${sold.length} orders`] : []
  return [...wrong.map(({ number }) => `${number} has no confirmation, or several`), ...extra]
}
