import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { priceSetting } from '#platform/config/payments.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { findHome } from '#platform/db/embedded-home.ts'
import { logFile } from '#platform/db/postmaster.ts'
import { freePort } from '#test/free-port.ts'
import { measureDiary } from './diary.ts'
import { measureIntake } from './intake.ts'
import { ledgerShare, measureLedger } from './ledger.ts'
import { lighthouseScores } from './lighthouse.ts'
import { fillShelf, measureCheckout, measureOrders, measureSelect } from './orders.ts'
import { measurePages } from './pages.ts'
import { measurePlanning, writePlannedWeeks } from './planned-weeks.ts'
import { endAll, type Shop, startShop, startStandIn } from './processes.ts'
import { promisesTable, type Reach, reachesOf } from './reaches.ts'
import { measureSearch } from './recipes.ts'
import { tableOf } from './rows.ts'
import { countStatements } from './statements.ts'

const QUICK = process.argv.includes('--quick')
const ONLY_DIARY = process.argv.includes('--diary')
const ONLY_SEARCH = process.argv.includes('--search')
const SPELL = QUICK ? { seconds: 2, rounds: 1 } : { seconds: 4, rounds: 3 }
const ORDERS = QUICK ? 300 : 2_000
const SEARCHES = QUICK ? 200 : 1_000

/** What was opened, to be closed last first, whatever happens in between. */
const closers: (() => Promise<void>)[] = []

/** Planning needs neither shop nor database, and the exact solver beside it takes minutes. */
async function main() {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(2)} before this run.`,
  )
  if (!process.argv.includes('--planning')) return measureShop()
  await writePlannedWeeks()
  judge(await measurePlanning(QUICK))
}

async function measureShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-bench-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()

  const first = await startShop(dataDir, port)
  await first.stop()
  const database = await startEmbedded(dataDir)
  closers.push(() => database.stop())
  const pool = new pg.Pool({ connectionString: database.url, max: 10, application_name: 'bench' })
  // A connection that the database ended as it was stopped is no news.
  pool.on('error', () => {})
  closers.push(() => pool.end())

  const shop = await openShop(dataDir, port, pool)
  const idle = await shop.memory()
  const { rows, scores } = await measureAll(shop, pool, { url: database.url, log: logFile(await findHome(dataDir)) })
  const after = await shop.memory()

  console.log(`\n${tableOf(rows).join('\n')}\n`)
  for (const { path, performance, empty } of scores)
    console.log(`Lighthouse, mobile performance: ${performance}, of an empty page ${empty}  ${path}`)
  console.log(`Start: ${inSeconds(first.startMs)} on no data, ${inSeconds(shop.startMs)} on data that are there.`)
  if (idle.nowMb)
    console.log(`Memory: ${idle.nowMb} MB idle, ${after.nowMb} MB after this run, ${after.mostMb} MB at most.`)
  const reaches = reachesOf({ rows, scores, idleMb: idle.nowMb })
  judge(ONLY_DIARY || ONLY_SEARCH ? reaches : [...reaches, ...measureIntake(), ...(await measurePlanning(true))])
}

async function openShop(dataDir: string, port: number, pool: pg.Pool): Promise<Shop> {
  const { rows } = await pool.query<{ id: string; price_id: string; price_pence: number }>(
    'select id, price_id, price_pence from product',
  )
  const keys = { secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench' }
  const standIn = await startStandIn({
    ...keys,
    dataDir,
    shopUrl: `http://127.0.0.1:${port}`,
    prices: rows.map(row => ({
      id: row.price_id,
      productId: `prod_${row.id}`,
      name: row.id,
      pricePence: row.price_pence,
    })),
  })
  const priceIds = new Map(rows.map(row => [row.id, row.price_id]))
  return startShop(dataDir, port, {
    STRIPE_API_BASE: `http://127.0.0.1:${standIn.apiPort}`,
    SMTP_URL: `smtp://127.0.0.1:${standIn.mailPort}`,
    MAIL_FROM: 'Bench <bench@example.com>',
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    ...Object.fromEntries(PRODUCT_IDS.map(id => [priceSetting(id), priceIds.get(id) ?? ''])),
  })
}

async function measureAll(shop: Shop, pool: pg.Pool, database: { url: string; log: string }) {
  const count = (work: () => Promise<void>) => countStatements(pool, database.log, work)
  if (ONLY_SEARCH) return { rows: await measureSearch(database.url, SEARCHES), scores: [] }
  console.log('Measuring a year of a diary …')
  const rows = await measureDiary(shop, SPELL, count)
  if (ONLY_DIARY) return { rows, scores: [] }
  console.log('Measuring with Lighthouse …')
  const scores = await lighthouseScores(shop, close => closers.push(async () => close()))
  console.log('Measuring pages …')
  rows.push(...(await measurePages(shop, SPELL, count)))
  console.log('Measuring orders …')
  const priceIds = await fillShelf(pool)
  const checkout = await measureCheckout(shop, priceIds, SPELL, count)
  const order = await measureOrders(shop, pool, { priceIds, bare: checkout.bare, orders: ORDERS }, count)
  const ledger = await measureLedger(database.url, ORDERS)
  rows.push(checkout, order, ledger)
  console.log(ledgerShare(ledger, order))
  console.log('Measuring searches …')
  rows.push(...(await measureSearch(database.url, SEARCHES)))
  rows.push(await measureSelect(pool))
  return { rows, scores }
}

function judge(reaches: readonly Reach[]) {
  const missed = reaches.filter(({ reached }) => !reached)
  console.log(`\n${promisesTable(reaches).join('\n')}\n`)
  console.log(`${reaches.length - missed.length} of ${reaches.length} promises kept.`)
  if (missed.length > 0) process.exitCode = 1
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true
    void close().finally(() => process.exit(130))
  })
}

async function close() {
  await endAll()
  for (const closer of closers.splice(0).reverse()) await closer()
}

try {
  await main()
} catch (error) {
  // What was being measured fails when everything is taken away from below it.
  if (!interrupted) throw error
} finally {
  await close()
}
