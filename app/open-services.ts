import { setTimeout as sleep } from 'node:timers/promises'
import { linkPrices } from '#modules/catalogue/commands.ts'
import { products } from '#modules/catalogue/queries.ts'
import { seedCatalogue } from '#modules/catalogue/seed.ts'
import { checkPrices } from '#modules/orders/commands/prices.ts'
import { EVENT_TYPES, type Payments, stripePayments } from '#modules/orders/gateway.ts'
import { workOrders } from '#modules/orders/jobs.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { startMailbox } from '#sandbox/mailbox/mailbox.ts'
import { pagePath } from '#sandbox/stripe/hosted-page.ts'
import { type StripeStandIn, startStripeStandIn } from '#sandbox/stripe/stand-in.ts'
import type { Mount } from './http-listener.ts'
import { schedule } from './schedule.ts'
import type { Services } from './services.ts'

export interface OpenServices {
  services: Services
  databaseUrl: string
  mounts: Mount[]
  /** Set when payments are stood in for: tests and the bench reach in with its control. */
  standIn: StripeStandIn | null
  /** Told the address once the listener has one: webhooks of the stand-in go there. */
  opened(url: string): void
  /** No new visitors from now on. */
  leaving(): void
  close(): Promise<void>
}

/** Closes what was opened, last first, also when a later step fails. */
class Closers {
  readonly #steps: (() => unknown)[] = []
  add(step: () => unknown) {
    this.#steps.push(step)
  }
  async run() {
    for (const step of this.#steps.splice(0).reverse()) await step()
  }
}

/** Opens everything behind the listener: database, sandboxes where a service is not set, jobs. */
export async function openServices(config: Config): Promise<OpenServices> {
  const closers = new Closers()
  try {
    return await openAll(config, closers)
  } catch (error) {
    await closers.run()
    throw error
  }
}

async function openAll(config: Config, closers: Closers): Promise<OpenServices> {
  const log = createLog({ readable: config.appEnv === 'development' && process.stdout.isTTY === true })
  const databaseUrl = await openUrl(config, closers)
  const { db, pool, close } = openDatabase(databaseUrl, {
    onIdleError: error => log.warn('database.connection-lost', { error }),
  })
  closers.add(close)
  await migrate(db)
  await seedCatalogue(db)
  await linkPrices(db, config.payments.priceIds)

  const mounts: Mount[] = []
  let url = ''
  const standIn = await openStandIn(config, db, closers, mounts, () => `${url}/hooks/stripe`)
  const payments = paymentsOf(config, standIn)
  const jobs = createJobs(databaseUrl, log)
  let leaving = false
  const services: Services = {
    config,
    db,
    pool,
    payments,
    jobs,
    mailer: await openMailer(config, closers, mounts),
    log,
    now: () => new Date(),
    ready: async () => !leaving && (await answers(services)),
  }
  closers.add(() => jobs.stop())
  await workOrders({ ...services, seller: config.trader, shop: config.appUrl })
  closers.add(await schedule(jobs, services))
  await Promise.all([jobs.start(), checkPrices(services)])
  return {
    services,
    databaseUrl,
    mounts,
    standIn,
    opened(address) {
      url = loopback(address, config)
    },
    leaving() {
      leaving = true
    },
    close: () => closers.run(),
  }
}

async function openUrl({ database, dataDir }: Config, closers: Closers): Promise<string> {
  if (database.kind === 'server') return database.url
  const embedded = await startEmbedded(dataDir)
  closers.add(() => embedded.stop())
  return embedded.url
}

/** The stand-in posts its webhooks to this process, whatever address the visitors use. */
function loopback(address: string, { appUrl, port }: Config): string {
  return appUrl ? `http://127.0.0.1:${port}` : address
}

const SANDBOX_KEYS = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }

async function openStandIn(config: Config, db: Db, closers: Closers, mounts: Mount[], webhookUrl: () => string) {
  if (config.payments.kind !== 'sandbox') return null
  const prices = (await products(db)).map(({ priceId, id, name, pricePence }) => ({
    id: priceId,
    productId: `prod_${id.replaceAll('-', '_')}`,
    name,
    pricePence,
  }))
  const standIn = await startStripeStandIn({
    ...SANDBOX_KEYS,
    appEnv: config.appEnv,
    dataDir: config.dataDir,
    prices,
    webhookUrl,
    webhookTypes: EVENT_TYPES,
    // The visitor comes from the shop and goes back there, so the page to pay stands beside it.
    pageUrl: session => `${new URL(session.success_url ?? '').origin}${pagePath(session.id)}`,
  })
  closers.add(() => standIn.stop())
  mounts.push({ prefix: '/sandbox/stripe', handle: standIn.handlePage })
  return standIn
}

function paymentsOf({ payments }: Config, standIn: StripeStandIn | null): Payments {
  if (payments.kind === 'stripe') return stripePayments(payments)
  if (!standIn) throw new Error('No payment service is set')
  return stripePayments({ ...SANDBOX_KEYS, apiBase: standIn.origin })
}

async function openMailer({ mail, dataDir }: Config, closers: Closers, mounts: Mount[]) {
  let url: string
  if (mail.kind === 'sandbox') {
    const mailbox = await startMailbox({ dataDir })
    closers.add(() => mailbox.stop())
    mounts.push({ prefix: '/sandbox/mailbox', handle: mailbox.handlePage })
    url = mailbox.smtpUrl
  } else {
    url = mail.url
  }
  const mailer = createMailer(url, mail.from)
  closers.add(() => mailer.close())
  return mailer
}

/** A database that answers too late is no database to whoever asks, and must not keep them waiting. */
const READY_WITHIN_MS = 2_000

async function answers({ pool }: Services): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(READY_WITHIN_MS, false, { ref: false })])
}
