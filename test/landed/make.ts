import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import pg from 'pg'
import { stated } from '#modules/food-log/diary.fixture.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { batchOf } from '#test/changes.ts'
import { freePort } from '#test/free-port.ts'
import { Browser, emailsTo } from '#test/requests/browser.test-support.ts'
import { type Shop, until } from '#test/requests/built-shop.test-support.ts'
import { fillIn, openPayment, order } from '#test/requests/buying.test-support.ts'
import { rawRequest } from '#test/requests/raw-request.test-support.ts'
import { broughtIn } from '#test/requests/records.test-support.ts'
import { answering, onlySettings } from '#test/shop-process.ts'
import { type Landed, type Story, tablesOf, writeLanded } from './landed.ts'

/**
 * `node test/landed/make.ts CHECKOUT`: lets people use a landed version, which is built in that folder, stops it in the
 * middle of what they do, and writes what it leaves. Run by hand once a version has landed (docs/recipes/keep-a-landed-version.md).
 */

/** What the next start makes again: recipes of our own and what they are found by, counts of tries, kept answers. */
const MADE_AGAIN =
  /^(?:pgboss\.(?:warning|queue_stats)|rate_limit|provider_cache|recipe(?:_term|_figure|_food|_word|_card|_library)?)$/
const DAL = '9000000301'
const DAY = '2026-11-24'
const IN_CART = { productId: 'biotin', priceId: 'price_sandbox_biotin', quantity: 2 }
/** As the migrator makes them. */
const MIGRATOR = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);`

const checkout = resolve(process.argv[2] ?? '.')
const version = await said('git', ['-C', checkout, 'rev-parse', '--short=8', 'HEAD'])
const landedAt = new Date(await said('git', ['-C', checkout, 'show', '-s', '--format=%cI', 'HEAD'])).toISOString()
/** '2026-11-28-1941'. */
const name = landedAt.slice(0, 16).replace('T', '-').replace(':', '')
const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-landed-'))
await chmod(dataDir, 0o755)

try {
  const story = await live()
  const embedded = await startEmbedded(dataDir)
  try {
    const landed: Landed = {
      version,
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
    console.log(`${name} (${version}): ${bytes} bytes`, largest.slice(0, 5))
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
  await keepRecords(ann)

  const visitor = new Browser(first.shop)
  const toPack = await bought(first.shop, visitor, 'guest@example.com', { biotin: 2 })
  const ofAnn = await bought(first.shop, ann, who.email, { 'magnesium-complex': 1 })
  const sent = await send(first.shop)
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
    sent,
    open,
    waits,
    batch: has('app/routes/api/changes.ts') ? batchOf('plan-changed', { put: [planned('lunch')], removed: [] }) : null,
    shown: {
      '/dashboard/profile': ['61.7 kg'],
      '/dashboard/saved-recipes': ['Red lentil dal'],
      ...(has('modules/planner') && { '/dashboard/meal-planner?from=2026-11-23': ['Red lentil dal'] }),
      ...(has('modules/shopping-list') && { '/dashboard/shopping-list': ['Foil'] }),
      ...(has('modules/food-log') && { [`/dashboard/daily-log?day=${DAY}`]: ['Cake at work'] }),
    },
  }
}

async function keepRecords(ann: Browser) {
  const profile = { name: 'Ann Teal', weight: '61.7', diets: 'vegetarian', allergies: 'milk', consent: 'yes' }
  const kept = await ann.form('/dashboard/profile', profile)
  if (kept.status !== 303) throw new Error(`No profile: ${kept.status}`)
  const mark = { id: DAL, saved: true, liked: true, stars: 4 }
  await done('recipe', ann.call('/api/private-recipes', { id: 'abcdef0123456789', recipe: broughtIn('Ann’s soup') }))
  if (!has('app/routes/api/changes.ts')) return void (await done('mark', ann.call('/api/recipe-marks', mark)))
  await done('mark', ann.change('recipe-mark', mark))
  await done('plan', ann.change('plan-changed', { put: [planned('dinner')], removed: [] }))
  const list = { list: 'main', from: '2026-11-23', to: '2026-11-29', edits: [], remove: [], restore: [], repeat: [] }
  await done('list', ann.change('shopping-changed', { ...list, add: [{ id: randomUUID(), text: 'foil' }] }))
  await done('cart', ann.change('cart-lines', { lines: [IN_CART] }))
  await done('diary', ann.change('diary-changed', { put: [eaten()], removed: [], agrees: true }))
}

function planned(meal: string) {
  return {
    ...{ id: randomUUID(), day: DAY, meal, place: 0, quarters: 4, guestQuarters: 0, time: null, isLocked: false },
    what: { kind: 'dish', ref: { kind: 'own', id: DAL }, name: 'Red lentil dal', grams: null },
  }
}

function eaten() {
  return {
    ...{ id: randomUUID(), day: DAY, meal: 'lunch', place: 0, time: '12:30', added: null },
    what: { kind: 'quick', name: 'Cake at work' },
    amount: { times: 1, grams: null, measure: null },
    one: stated({ energyKcal: 400 }),
  }
}

/** Pays as this browser does, and reads the order's number and link from the e-mail. */
async function bought(shop: Shop, browser: Browser, email: string, items: Record<string, number>) {
  const body = { ...order(items), isGuest: browser.session === undefined }
  const headers = { 'content-type': 'application/json', origin: shop.origin, 'idempotency-key': randomUUID() }
  const answer = await browser.ask('/api/create-checkout-session', {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  if (answer.status !== 200) throw new Error(`No payment page: ${answer.status} ${answer.text}`)
  await fillIn(shop, new URL(JSON.parse(answer.text).url).pathname, { email })
  const { text, subject } = await until(
    async () =>
      (await emailsTo([shop], email)).find(one => /TW-|order/i.test(one.subject) && /\/orders\//.test(one.text)),
    `the confirmation for ${email}`,
  )
  const number = /\bTW-[A-Z0-9-]+/.exec(`${subject}\n${text}`)?.[0]
  const link = /https?:\/\/[^/\s]+(\/orders\/\S+)/.exec(text)?.[1]
  if (!number || !link) throw new Error(`No number or link in: ${text}`)
  return { number, link }
}

/** An order that somebody sent, in versions that could. */
async function send(shop: Shop): Promise<Story['sent']> {
  if (!has('app/operator/order-commands.ts')) return null
  const { number } = await bought(shop, new Browser(shop), 'sent@example.com', { biotin: 1 })
  const operate = (...args: string[]) =>
    said(process.execPath, [join(checkout, 'scripts/shop-for-operators.mjs'), 'orders', ...args], {
      ...process.env,
      DATA_DIR: dataDir,
      OPERATOR: 'Tess',
      NODE_ENV: 'production',
    })
  await operate('pack', number)
  await operate('send', number, '--carrier', 'royal-mail', '--tracking', 'AB123456785GB')
  return { number }
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

async function linkTo(shop: Shop, email: string, link: RegExp): Promise<string> {
  return until(
    async () => (await emailsTo([shop], email)).flatMap(({ text }) => link.exec(text)?.[0] ?? [])[0],
    `a link for ${email}`,
  )
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

function has(path: string): boolean {
  return existsSync(join(checkout, path))
}

async function done(what: string, call: Promise<{ status: number; text: string }>) {
  const { status, text } = await call
  if (status !== 200) throw new Error(`${what}: ${status} ${text}`)
}

function said(program: string, args: string[], env = process.env): Promise<string> {
  return new Promise((answer, fail) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'], cwd: checkout })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.once('exit', code =>
      code === 0 ? answer(output.trim()) : fail(new Error(`${args.join(' ')}: ${code} ${output}`)),
    )
  })
}
