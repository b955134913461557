import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batchOf } from '#test/changes.ts'
import { beMember, type Present } from '#test/people.ts'
import { databasePid, until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

/**
 * A database that takes everything and answers nothing. It stays so until all answers are there: whoever waits for the
 * database itself is never answered, however fast the machine is. How long the rest may wait is held in
 * `platform/db/open.test.ts`.
 */
let shop: Shop
let ann: Present
let visits = 0

beforeAll(async () => {
  shop = await openShop()
  ann = await beMember((text, values) => shop.till.database.pool.query(text, values), 'ann')
})
afterAll(() => shop.close())

const KEPT = ['/', '/shop/supplements/biotin', '/shop/supplements']
const OURS = /Something went wrong|Failed to verify payment|Please deliver it again/

interface Asked {
  path: string
  as?: 'member'
  body?: unknown
  form?: string
}

/** What could not be answered without the database, and what changes something. */
const ASKED: readonly Asked[] = [
  { path: '/shop/supplements/magnesium-complex' },
  { path: '/recipes?q=soup' },
  { path: '/cart' },
  { path: '/sitemap.xml' },
  { path: `/orders/${randomUUID()}?key=nobody` },
  { path: `/recipes/shared/${'a'.repeat(43)}` },
  { path: '/payment-success?session_id=cs_test_nobody123456' },
  { path: '/dashboard', as: 'member' },
  { path: '/dashboard/orders', as: 'member' },
  { path: '/dashboard/settings/data', as: 'member' },
  { path: '/dashboard/settings/data/export', as: 'member', form: '' },
  { path: '/login/security', as: 'member' },
  { path: '/api/session', as: 'member' },
  { path: '/api/member-parts?of=/api/session&of=/api/cart', as: 'member' },
  { path: '/api/cart', as: 'member' },
  { path: '/api/site-search?q=soup' },
  { path: '/api/verify-payment', body: { session_id: 'cs_test_nobody123456' } },
  { path: '/api/changes', as: 'member', body: batchOf('recipe-rating', { recipe: '1', stars: 5 }) },
  { path: '/hooks/stripe', body: { id: 'evt_1', object: 'event', type: 'x.y', livemode: false, data: { object: {} } } },
  { path: '/login', form: 'intent=sign-in&email=ann@example.com&password=ann+likes+lentils' },
]

async function ask({ path, as, body, form }: Asked) {
  const text = form ?? JSON.stringify(body)
  // Everybody comes from an address of their own, so that nobody asks too often.
  const from = { Origin: shop.server.url, 'X-Forwarded-For': `10.1.${++visits >> 8}.${visits & 255}` }
  const headers = new Headers({ Accept: 'text/html', ...from, ...(as ? ann.headers : {}) })
  if (text !== undefined) {
    headers.set('Content-Type', form === undefined ? 'application/json' : 'application/x-www-form-urlencoded')
    headers.set('Stripe-Signature', shop.till.sign(text))
  }
  const sent = text === undefined ? {} : { method: 'POST', body: text }
  const answer = await fetch(`${shop.server.url}${path}`, { redirect: 'manual', headers, ...sent })
  return { path, status: answer.status, text: await answer.text() }
}

const ready = async () => (await ask({ path: '/readyz' })).status === 200

/** @returns what stops all processes of the database, and what lets them go on */
async function ofDatabase() {
  const pid = (await databasePid(shop.dataDir)) ?? 0
  const tell = (name: NodeJS.Signals) => {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    for (const one of [pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(one, name)
  }
  return { freeze: () => tell('SIGSTOP'), wake: () => tell('SIGCONT') }
}

async function records() {
  const { rows } = await shop.till.database.pool.query(
    `select (select count(*) from orders) as orders, (select count(*) from session) as sessions,
      (select count(*) from member) as members, (select sum(reserved_units) from product) as reserved`,
  )
  return rows
}

/** A page is kept once changes are heard, and not where one was heard while it was rendered: the second asking keeps it. */
async function keptPages() {
  await until('changes of pages are heard', async () => {
    const { rows } = await shop.till.database.pool.query(
      `select 1 from pg_stat_activity where application_name = 'thymewell pages' and query like 'listen%' and state = 'idle'`,
    )
    return rows.length > 0
  })
  await Promise.all(KEPT.map(path => ask({ path })))
  return Promise.all(KEPT.map(path => ask({ path })))
}

test('kept pages are shown, everybody else is told in words, nothing is half-written, and all is well again', async () => {
  const shown = await keptPages()
  for (const { path, status } of shown) expect([path, status]).toEqual([path, 200])
  const before = await records()
  const database = await ofDatabase()
  database.freeze()
  try {
    await expectAnswers(shown)
    // By now it is known. One of those who ask finds out for all whether it still is, and is answered as well.
    await expectAnswers(shown)
  } finally {
    database.wake()
  }
  await until('it is ready again', ready)
  for (const asked of ASKED) {
    const { path, status } = await ask(asked)
    expect([path, status < 500]).toEqual([path, true])
  }
  expect(await records()).toEqual(before)
  const page = await shop.pageFor()
  await shop.till.pay(page)
  await shop.till.heard()
  expect(await shop.audit()).toEqual([])
}, 300_000)

async function expectAnswers(shown: Awaited<ReturnType<typeof ask>>[]) {
  const key = randomUUID()
  const [alive, readiness, pressed, kept, keptForMember, answers] = await Promise.all([
    ask({ path: '/healthz' }),
    ask({ path: '/readyz' }),
    shop.press(key),
    Promise.all(KEPT.map(path => ask({ path }))),
    Promise.all(KEPT.map(path => ask({ path, as: 'member' }))),
    Promise.all(ASKED.map(ask)),
  ])
  expect([alive.status, readiness.status, pressed]).toEqual([200, 503, null])
  for (const pages of [kept, keptForMember])
    expect(pages.map(({ status, text }, index) => [status, text === shown[index]?.text])).toEqual(
      KEPT.map(() => [200, true]),
    )
  for (const { path, status, text } of answers) {
    expect([path, status >= 500, OURS.test(text)]).toEqual([path, true, true])
  }
}
