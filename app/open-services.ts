import { setTimeout as sleep } from 'node:timers/promises'
import { openAccounts } from '#modules/account/commands/accounts.ts'
import { workAccounts } from '#modules/account/jobs.ts'
import type { MemberId } from '#modules/account/member.ts'
import { unmadePriceId } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { workContact } from '#modules/contact/jobs.ts'
import { workDataRights } from '#modules/data-rights/jobs.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { workNotifications } from '#modules/notifications/jobs.ts'
import { workOperations } from '#modules/operations/jobs.ts'
import { checkPricesAtStart } from '#modules/orders/commands/prices.ts'
import { EVENT_TYPES, type Payments, stripePayments } from '#modules/orders/gateway.ts'
import { workOrders } from '#modules/orders/jobs.ts'
import { workQuestions } from '#modules/questions/jobs.ts'
import { openLibrary } from '#modules/recipes/queries/own-search.ts'
import { workReports } from '#modules/reports/jobs.ts'
import { workReviews } from '#modules/reviews/jobs.ts'
import { workStockNotices } from '#modules/stock-notices/jobs.ts'
import { takeUpSale } from '#modules/subscriptions/commands/taking-up.ts'
import { type Billing, stripeBilling } from '#modules/subscriptions/gateway.ts'
import { workSubscriptions } from '#modules/subscriptions/jobs.ts'
import type { Config } from '#platform/config/config.ts'
import { keptSecret } from '#platform/config/kept-secret.ts'
import type { Db } from '#platform/db/database.ts'
import { diskRoom, hasNoRoom, watchDisk } from '#platform/db/disk-room.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { refusePooler } from '#platform/db/foreign-settings.ts'
import { openDatabase } from '#platform/db/open.ts'
import { tellPageViews } from '#platform/http/page-views.ts'
import { createJobs, JOB_CONNECTIONS } from '#platform/jobs/jobs.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { pagePath } from '#sandbox/stripe/hosted-page.ts'
import { type StripeStandIn, startStripeStandIn } from '#sandbox/stripe/stand-in.ts'
import { Closers } from './closers.ts'
import { emailPreviews } from './email-previews.ts'
import type { Mount } from './http-listener.ts'
import { eraseMember } from './member-erasure.ts'
import { createAttempts } from './middleware/rate-limit.ts'
import { openDevices } from './open-devices.ts'
import { openPlanning } from './open-planning.ts'
import { openDevicesStandIn, openGoogle, openMailer, openPostcodes, openRecipes } from './open-providers.ts'
import { openReading } from './open-reading.ts'
import { ownAddress } from './own-address.ts'
import { moveAllRecords } from './personal-data.ts'
import { prepareDatabase } from './prepare-database.ts'
import { schedule } from './schedule.ts'
import type { Services } from './services.ts'

export interface OpenServices {
  services: Services
  databaseUrl: string
  /** The same past a pooler. */
  directUrl: string
  mounts: Mount[]
  /** Set when payments are stood in for: tests and the bench reach in with its control. */
  standIn: StripeStandIn | null
  /** Told the address once the listener has one: webhooks of the stand-in go there. */
  opened(url: string): void
  /** No new visitors from now on. */
  leaving(): void
  close(): Promise<void>
}

/** Connections of jobs, of who waits for jobs, and of who hears what pages changed. */
const NOT_FOR_PAGES = JOB_CONNECTIONS + 2

/** What time it is: the one place where the machine is asked. */
export const machineNow = () => new Date()

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
  const now = machineNow
  const log = createLog({ readable: config.appEnv === 'development' && process.stdout.isTTY === true })
  const { url: databaseUrl, directUrl } = await openUrls(config, closers, log)
  const isPooled = databaseUrl !== directUrl
  await prepareDatabase(directUrl, config, now, isPooled ? NOT_FOR_PAGES : config.database.connections)
  const { db, pool, close } = openDatabase(databaseUrl, {
    size: config.database.connections - NOT_FOR_PAGES,
    onLost: error => log.warn('database.connection-lost', { error }),
  })
  closers.add(close)
  if (isPooled) await refusePooler(db)
  await openLibrary(db)
  const mounts: Mount[] = config.devPages ? [emailPreviews] : []
  // Jobs that waited write e-mails before the listener is open: what they link to is where it will be.
  let url = loopback(ownAddress(config, config.port), config)
  const standIn = await openStandIn(config, db, closers, mounts, () => `${url}/hooks/stripe`)
  const payments = paymentsOf(config, standIn)
  const jobs = createJobs(directUrl, log)
  let leaving = false
  const reading = openReading(config)
  closers.add(() => reading.reading.close())
  const planning = openPlanning()
  closers.add(() => planning.close())
  const secret = config.secret ?? (await keptSecret(config.dataDir))
  const services: Services = {
    config,
    db,
    pool,
    accounts: openAccounts({
      db,
      log,
      now,
      secret,
      google: await openGoogle(config, closers, mounts),
      moveRecords: moveAllRecords,
      // Anyone who asked for their account to be deleted is locked out until they undo it.
      mayEnter: async memberId => !(await isLocked(db, memberId)),
    }),
    attempts: createAttempts(pool, secret),
    devices: openDevices({ db, log, now, config, secret, standIn: await openDevicesStandIn(config, closers, mounts) }),
    pageViews: config.analytics && tellPageViews(config.analytics, log, now),
    payments,
    billing: billingOf(config, standIn),
    postcodes: await openPostcodes(config, log, closers),
    recipes: await openRecipes(config, { db, log, now }, closers),
    ...reading,
    planning,
    jobs,
    secret,
    mailer: await openMailer(config, closers, mounts),
    log,
    now,
    ready: async () => !leaving && (await answers(services)) && (await canKeep(config)),
  }
  closers.add(() => jobs.stop())
  await workAccounts({ ...services, sender: config.trader })
  await workOrders({ ...services, seller: config.trader, shop: config.appUrl })
  await workOperations({
    ...services,
    sender: config.trader,
    operatorEmail: config.operatorEmail,
    shop: config.appUrl,
    takeUpSale: sale => takeUpSale(services, sale),
    eraseMember: memberId => eraseMember(services, memberId),
  })
  await workContact({ ...services, sender: config.trader })
  await workDataRights({ ...services, sender: config.trader, shop: () => config.appUrl ?? url })
  const writing = {
    ...services,
    sender: config.trader,
    shop: () => config.appUrl ?? url,
    isLocked: (memberId: MemberId) => isLocked(db, memberId),
  }
  await workReports(writing)
  await workReviews(writing)
  await workQuestions(writing)
  await workStockNotices(writing)
  await workSubscriptions(writing)
  await workNotifications(writing)
  closers.add(watchDisk(config.dataDir, log))
  closers.add(await schedule(jobs, services))
  await Promise.all([jobs.start(), checkPricesAtStart(services, PRICES_WITHIN_MS)])
  return {
    services,
    databaseUrl,
    directUrl,
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

const PRICES_WITHIN_MS = 2_000

async function openUrls({ database, dataDir }: Config, closers: Closers, log: Log) {
  if (database.kind === 'server') return database
  const embedded = await startEmbedded(dataDir, { onFate: (fate, error) => log.warn(`database.${fate}`, { error }) })
  closers.add(() => embedded.stop())
  return { url: embedded.url, directUrl: embedded.url }
}

/** The stand-in posts its webhooks to this process, whatever address the visitors use. */
function loopback(address: string, { appUrl, port }: Config): string {
  return appUrl ? `http://127.0.0.1:${port}` : address
}

const SANDBOX_KEYS = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }

async function openStandIn(config: Config, db: Db, closers: Closers, mounts: Mount[], webhookUrl: () => string) {
  if (config.payments.kind !== 'sandbox') return null
  // What was never on sale has no price there yet: it is made when it is put on sale, as at the real service.
  const prices = (await products(db))
    .filter(({ onSale, priceId, id }) => onSale || priceId !== unmadePriceId(id))
    .map(({ priceId, id, name, pricePence }) => ({
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
    // The visitor comes from the shop and goes back there, so the page to pay is beside it.
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

function billingOf({ payments }: Config, standIn: StripeStandIn | null): Billing {
  if (payments.kind === 'stripe') return stripeBilling(payments)
  return stripeBilling({ ...SANDBOX_KEYS, apiBase: standIn?.origin ?? null })
}

/** A database that answers too late is no database to the person who asks, and must not keep them waiting. */
const READY_WITHIN_MS = 2_000

async function answers({ pool }: Services): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(READY_WITHIN_MS, false, { ref: false })])
}

/** What somebody wants kept by a database of ours needs room on our disk. Of another server we cannot tell. */
async function canKeep({ database, dataDir }: Config): Promise<boolean> {
  if (database.kind === 'server') return true
  const room = await diskRoom(dataDir)
  return room === null || !hasNoRoom(room)
}
