import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/db/embedded.ts'
import { batchOf } from '#test/changes.ts'
import { freePort } from '#test/free-port.ts'
import { Browser } from '#test/requests/browser.test-support.ts'
import { type Shop, until } from '#test/requests/built-shop.test-support.ts'
import { fillIn, openPayment } from '#test/requests/buying.test-support.ts'
import { rawRequest } from '#test/requests/raw-request.test-support.ts'
import { answering, onlySettings } from '#test/shop-process.ts'
import { type Landed, type Story, tablesOf, writeLanded } from './landed.ts'
import { afterArrival, bought, DAY, done, keepRecords, linkTo, planned, received, subscribed } from './people.ts'
import { has, said, type Version } from './version.ts'

/**
 * `node test/landed/make.ts CHECKOUT`: lets people use a landed version, which is built in that folder, stops it in the
 * middle of what they do, and writes what it leaves. Run by hand once a version has landed (docs/recipes/keep-a-landed-version.md).
 */

/** What the next start makes again: recipes of our own and what they are found by, counts of tries, kept answers. */
const MADE_AGAIN =
  /^(?:pgboss\.(?:warning|queue_stats)|rate_limit|provider_cache|recipe(?:_term|_figure|_food|_word|_card|_library)?)$/
/** As the migrator makes them. */
const MIGRATOR = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);`

const checkout = resolve(process.argv[2] ?? '.')
const commit = await said('git', ['-C', checkout, 'rev-parse', '--short=8', 'HEAD'])
const landedAt = new Date(await said('git', ['-C', checkout, 'show', '-s', '--format=%cI', 'HEAD'])).toISOString()
/** '2026-11-28-1941'. */
const name = landedAt.slice(0, 16).replace('T', '-').replace(':', '')
const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-landed-'))
await chmod(dataDir, 0o755)
const version: Version = { checkout, dataDir }

try {
  const story = await live()
  const embedded = await startEmbedded(dataDir)
  try {
    const landed: Landed = {
      version: commit,
      madeAt: new Date().toISOString(),
      schema: await schema(),
      tables: (await tablesOf(embedded.url)).filter(({ name }) => !MADE_AGAIN.test(name)),
      sequences: await sequences(embedded.url),
      files: await files(),
      story,
    }
    const bytes = await writeLanded(name, landed)
    const largest = landed.tables
      .map(({ name, rows }) => ({ name, bytes: rows.length }))
      .sort((a, b) => b.bytes - a.bytes)
    console.log(`${name} (${commit}): ${bytes} bytes`, largest.slice(0, 5))
  } finally {
    await embedded.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** People use it; then it is stopped as an operator stops it. */
async function live(): Promise<Story> {
  const first = await start({})
  const ann = new Browser(first.shop)
  const who = { name: 'Ann Teal', email: 'ann.teal@example.com', password: 'ann likes lentils, 1973' }
  await done('sign up', ann.signUp(who))
  const confirmation = await linkTo(first.shop, who.email, /\/login\/confirm\?token=([\w-]+)/)
  await ann.form(confirmation, { token: confirmation.split('=')[1] ?? '' })
  await done('sign in', ann.signIn(who))
  await keepRecords(version, ann)

  const visitor = new Browser(first.shop)
  const toPack = await bought(first.shop, visitor, 'guest@example.com', { biotin: 2 })
  const ofAnn = await bought(first.shop, ann, who.email, { 'magnesium-complex': 1 })
  const sent = await received(version, first.shop, visitor)
  const after = sent && (await afterArrival(version, visitor, sent))
  const subscription = await subscribed(version, first.shop, ann, who.email)
  const open = await openPayment(first.shop, { biotin: 1 })
  await first.stop()

  // No mail server answers: what is written now waits.
  const second = await start({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Thymewell <orders@thymewell.example>' })
  const waits = 'waits@example.com'
  const page = await openPayment(second.shop, { 'magnesium-complex': 2 })
  await fillIn(second.shop, page, { email: waits })
  await second.shop.ask(`/payment/success?session_id=${page.split('/').at(-1)}`)
  await noticesHeard()
  await second.stop()

  return {
    ann: { ...who, cookie: ann.session ?? '' },
    toPack,
    ofAnn: { number: ofAnn.number },
    sent: sent && { number: sent.number },
    after,
    subscription,
    open,
    waits,
    batch: has(version, 'app/routes/api/changes.ts')
      ? batchOf('plan-changed', { put: [planned('lunch')], removed: [] })
      : null,
    shown: {
      '/dashboard/profile': ['61.7 kg'],
      '/dashboard/saved-recipes': ['Red lentil dal'],
      ...(has(version, 'modules/planner') && { '/dashboard/meal-planner?from=2026-11-23': ['Red lentil dal'] }),
      ...(has(version, 'modules/shopping-list') && { '/dashboard/shopping-list': ['Foil'] }),
      ...(has(version, 'modules/food-log') && { [`/dashboard/daily-log?day=${DAY}`]: ['Cake at work'] }),
    },
  }
}

interface Running {
  shop: Shop
  stop(): Promise<void>
}

async function start(settings: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const env = onlySettings({ PORT: String(port), DATA_DIR: dataDir, ...settings })
  const child = spawn(process.execPath, [join(checkout, 'scripts/serve.mjs')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, child)
  const ask: Shop['ask'] = (path, asked) => rawRequest(origin, path, asked)
  const call: Shop['call'] = async (path, body, headers = {}) => {
    const type = { 'content-type': 'application/json', origin }
    const answer = await ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...type, ...headers } })
    return { ...answer, json: JSON.parse(answer.text) }
  }
  return { shop: { origin, ask, call } as Shop, stop: () => stopped(child) }
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise(end => child.once('exit', end))
  child.kill('SIGTERM')
  await ended
}

/** The payment service told of the payment, and the order is paid. */
async function noticesHeard() {
  await until(async () => {
    const { url, stop } = await startEmbedded(dataDir)
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query(
      "select 1 from orders where status = 'paid' and customer_email = 'waits@example.com'",
    )
    await client.end()
    await stop()
    return rows.length > 0
  }, 'the last order is paid')
}

async function schema(): Promise<string[]> {
  const folder = join(checkout, 'platform/db/migrations')
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  const { PgBoss, getConstructionPlans = PgBoss?.getConstructionPlans } = await import(
    createRequire(join(checkout, 'package.json')).resolve('pg-boss')
  )
  return [MIGRATOR, ...migrations, getConstructionPlans('pgboss')]
}

async function sequences(url: string): Promise<Landed['sequences']> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
       where last_value is not null and schemaname in ('public', 'pgboss')`,
  )
  await client.end()
  return rows
}

async function files(): Promise<Landed['files']> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const kept = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter(path => !/^(?:postgres|database|recipe-pictures)(?:\/|\.|$)/.test(path))
  const pairs = kept.map(async path => [path, (await readFile(join(dataDir, path))).toString('base64')])
  return Object.fromEntries(await Promise.all(pairs))
}
