import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hold } from '#sandbox/stripe/faults.ts'
import { logLines, logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { books, fillIn, heard, openPayment, order, sessionOf } from './buying.test-support.ts'
import { titleOf } from './page-head.test-support.ts'
import type { Answer } from './raw-request.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const run = (text: string) => shop.database.pool.query(text)
const SESSION = { headers: { cookie: 'thymewell-session=somebody' } }
const OUR_END = 'Something went wrong on our end. Please try again later.'
const cached = ({ headers }: Answer) => [headers['retry-after'], headers['cache-control']]
/** What would tell a stranger how the shop is built. */
const INSIDE = /relation|product_away|pgboss|postgres|kysely|select |stack|\.js:\d|node_modules/i

/** Everything that reads products, as somebody sees it who asks while they cannot be read. */
async function expectBroken() {
  for (const [path, asked] of [['/'], ['/', SESSION], ['/shop/supplements/biotin'], ['/sitemap.xml']] as const) {
    const answer = await shop.ask(path, asked)
    const id = String(answer.headers['x-request-id'])
    expect([answer.status, answer.headers['cache-control']], path).toEqual([500, 'no-store'])
    expect(answer.text).toContain(OUR_END)
    expect(answer.text.replaceAll(/<(script|style|link)\b[^>]*>([\s\S]*?<\/\1>)?/g, '')).not.toMatch(INSIDE)
    if (path !== '/sitemap.xml') {
      expect(titleOf(answer.text)).toBe('Server Error | Thymewell')
      expect(answer.text).toContain(`please mention ${id}`)
    }
    const line = await until(
      async () => logLines().find(({ level, requestId }) => level === 'error' && requestId === id),
      'the alarm',
    )
    expect(line).toMatchObject({ event: 'page.failed', path, error: { message: expect.any(String) } })
  }
  const cart = await shop.ask('/cart')
  expect([cart.status, cart.text.includes('Something went wrong. Please try refreshing the page.')]).toEqual([
    500,
    true,
  ])
  const data = await shop.ask('/shop/supplements.data')
  expect([data.status, INSIDE.test(data.text)]).toEqual([500, false])
  const call = await shop.call('/api/create-checkout-session', order({ biotin: 1 }))
  expect([call.status, call.json]).toEqual([500, { error: OUR_END }])
}

describe('while a table is away', () => {
  afterEach(() => run('alter table if exists product_away rename to product'))

  test('pages and calls fail with an id and no word about the inside, and work again afterwards', async () => {
    const before = await books(shop)
    await run('alter table product rename to product_away')
    await run("select pg_notify('page_changed', 'catalogue')")
    await until(async () => (await shop.ask('/')).status === 500, 'the kept page thrown away')
    await expectBroken()
    await run('alter table product_away rename to product')
    expect((await shop.ask('/')).status).toBe(200)
    expect(await books(shop)).toEqual(before)
  })
})

describe('while the queue of jobs is away', () => {
  afterEach(async () => {
    const { rowCount } = await run("select from pg_namespace where nspname = 'pgboss_away'")
    if (rowCount) await run('alter schema pgboss_away rename to pgboss')
  })

  test('nothing is fulfilled half: the notice is 503 and comes again, the buyer is told to try again', async () => {
    const { webhooks } = shop.open.standIn?.control ?? {}
    webhooks?.hold()
    const page = await openPayment(shop, { biotin: 1 })
    await fillIn(shop, page)
    const { orders, history, stock } = await books(shop)
    await run('alter schema pgboss rename to pgboss_away')
    const called = await shop.call('/api/verify-payment', { session_id: sessionOf(page) })
    const shown = await shop.ask(`/payment-success?session_id=${sessionOf(page)}`)
    const event = shop.open.standIn?.control.events().at(-1)
    const noticed = await webhooks?.resend(event?.id ?? '')
    await run('alter schema pgboss_away rename to pgboss')

    expect([called.status, called.json, called.headers['retry-after']]).toEqual([
      503,
      { error: 'Failed to verify payment' },
      '5',
    ])
    expect([shown.status, shown.text.includes('Failed to verify payment')]).toEqual([503, true])
    expect(noticed).toBe(503)
    const now = await books(shop)
    expect([now.orders, now.history, now.stock]).toEqual([orders, history, stock])

    await webhooks?.release()
    await heard(shop)
    const done = await books(shop)
    expect(done.orders.at(-1)).toMatchObject({ status: 'paid', confirmation_sent_at: expect.any(Date) })
    expect(done.jobs).toHaveLength(1)
  })
})

describe('while the database is away', () => {
  let admin: pg.Client
  const name = () => new URL(shop.database.url).pathname.slice(1)
  const allow = (yes: boolean) => admin.query(`alter database ${name()} allow_connections ${yes}`)
  beforeAll(async () => {
    const address = new URL(shop.database.url)
    address.pathname = '/postgres'
    admin = new pg.Client(address.href)
    await admin.connect()
  })
  afterAll(async () => {
    await allow(true)
    await admin.end()
  })

  test('the server lives, says that it is not ready, fails in words, and is back by itself', async () => {
    expect((await shop.ask('/readyz')).text).toBe('{"ready":true}')
    const kept = await shop.ask('/')
    await allow(false)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name()])
    const ready = await until(async () => {
      const answer = await shop.ask('/readyz')
      return answer.status === 503 && answer
    }, '/readyz at 503')
    expect([ready.text, ready.headers['cache-control']]).toEqual(['{"ready":false}', 'no-store'])
    expect(await shop.ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' })
    expect((await shop.ask('/terms')).status).toBe(200)
    expect((await shop.ask('/icon.svg')).status).toBe(200)
    // What was kept is shown on: anyone who could have changed it is away.
    expect(await shop.ask('/')).toMatchObject({ status: 200, bytes: kept.bytes })
    for (const [path, asked] of [
      ['/shop/supplements/magnesium-complex'],
      ['/dashboard'],
      ['/dashboard', SESSION],
    ] as const) {
      const page = await shop.ask(path, asked)
      expect([page.status, titleOf(page.text), ...cached(page)], path).toEqual([
        503,
        'Server Error | Thymewell',
        '10',
        'no-store',
      ])
      expect(page.text).toContain(OUR_END)
    }
    for (const path of ['/shop/supplements/magnesium-complex.data', '/sitemap.xml']) {
      const read = await shop.ask(path)
      expect([read.status, ...cached(read)], path).toEqual([503, '10', 'no-store'])
    }
    const call = await shop.call('/api/create-checkout-session', order({ biotin: 1 }))
    expect([call.status, call.json, ...cached(call)]).toEqual([503, { error: OUR_END }, '10', 'no-store'])

    await allow(true)
    await until(async () => (await shop.ask('/readyz')).status === 200, '/readyz at 200')
    expect((await shop.ask('/')).status).toBe(200)
    expect((await shop.call('/api/create-checkout-session', order({ biotin: 1 }))).status).toBe(200)
    expect(logText()).not.toContain(new URL(shop.database.url).password || 'no password')
  })
})

describe('a server on its way out', () => {
  let leaving: Shop
  beforeAll(async () => {
    leaving = await openShop({ beside: shop })
  })

  test('says that it is not ready, still serves, finishes what is under way, and takes nothing new', async () => {
    leaving.open.leaving()
    expect(await leaving.ask('/readyz')).toMatchObject({ status: 503, text: '{"ready":false}' })
    expect((await leaving.ask('/')).status).toBe(200)
    expect((await shop.ask('/readyz')).status).toBe(200)

    const held = hold()
    leaving.open.standIn?.control.fault({ fault: held.fault, path: '/v1/checkout/sessions' })
    const underWay = leaving.call('/api/create-checkout-session', order({ biotin: 1 }))
    await held.come
    const stopped = leaving.stop()
    await expect(leaving.ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    held.letGo()
    const answer = await underWay
    expect(answer.status).toBe(200)
    await stopped
    expect((await books(shop)).orders.at(-1)).toMatchObject({
      status: 'pending',
      session_id: sessionOf(new URL(answer.json.url).pathname),
    })
    // One server listens on; after the database was away it may be about to do so again.
    const listening = async () => {
      const { rows } = await run(
        "select from pg_stat_activity where application_name = 'thymewell pages' and datname = current_database()",
      )
      return rows.length
    }
    await expect.poll(listening).toBe(1)
  })
})
