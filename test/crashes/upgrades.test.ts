import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { returnsToDo } from '#modules/orders/queries/returns-to-do.ts'
import { reviewsFor } from '#modules/reviews/queries/reviews.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { bringBack, type Landed, landedNames, readLanded, tablesOf, unpackFiles } from '#test/landed/landed.ts'
import { lostRows } from '#test/landed/lost-rows.ts'
import { LOAD_CLOCK } from '#test/load-clock.ts'
import { Browser, emailsTo } from '#test/requests/browser.test-support.ts'
import { fillIn } from '#test/requests/buying.test-support.ts'
import { rawRequest } from '#test/requests/raw-request.test-support.ts'
import { tryAgainNow } from './locks.ts'
import { type ServerProcess, startServer, until } from './server-process.ts'

// A shop of a landed version was stopped in the middle of what its people did; this version is started on what it left.
const ALL = await landedNames()
/** `npm test` tries the oldest and the newest. */
const TRIED = process.env.TEST_SIZE === 'core' ? ALL.filter((_, nth) => nth === 0 || nth === ALL.length - 1) : ALL
/** Long enough to be another moment, and soon enough that who was paying still may. */
const LATER_MS = 120_000

describe.each(TRIED)('a shop as the version of %s left it', name => {
  let landed: Landed
  let database: TestDatabase
  let server: ServerProcess
  let dataDir: string
  const shop = {
    origin: '',
    ask: (path: string, asked = {}) => rawRequest(shop.origin, path, asked),
  }

  beforeAll(async () => {
    landed = await readLanded(name)
    database = await testDatabase()
    await bringBack(landed, database.url)
    dataDir = await mkdtemp(join(tmpdir(), 'thymewell-upgrade-'))
    await unpackFiles(landed, dataDir)
    server = startServer(await freePort(), dataDir, {
      DATABASE_URL: database.url,
      NODE_OPTIONS: LOAD_CLOCK,
      CLOCK_STARTS_AT: new Date(Date.parse(landed.madeAt) + LATER_MS).toISOString(),
      CLOCK_STARTED: '',
    })
    await server.ready()
    shop.origin = server.url
  })
  afterAll(async () => {
    await server.kill()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const hers = () => ({ headers: { cookie: `thymewell-session=${landed.story.ann.cookie}` } })

  test('has every row that it had', async () => {
    expect(lostRows(landed.tables, await tablesOf(database.url))).toEqual([])
  })

  test('knows its members: who was signed in still is, and who comes back may sign in', async () => {
    const { email, password } = landed.story.ann
    expect(JSON.parse((await shop.ask('/api/session', hers())).text).user).toMatchObject({ email })
    const elsewhere = new Browser(shop)
    expect((await elsewhere.signIn({ email, password })).status).toBe(200)
    expect(await elsewhere.user()).toMatchObject({ email })
  })

  test('shows them what they kept', async () => {
    for (const [path, words] of Object.entries(landed.story.shown)) {
      const { status, text } = await shop.ask(path, hers())
      expect([path, status, words.filter(each => !text.includes(each))]).toEqual([path, 200, []])
    }
  })

  test('has what was paid still to pack, and what was sent sent; the link in an e-mail opens the order', async () => {
    const { toPack, ofAnn, sent, after } = landed.story
    const goods = async (number: string) =>
      (await sql<{ goods: string }>`select goods from orders where number = ${number}`.execute(database.db)).rows[0]
        ?.goods
    expect([await goods(toPack.number), await goods(ofAnn.number)]).toEqual(['to-pack', 'to-pack'])
    if (sent) expect(await goods(sent.number)).toBe(after ? 'delivered' : 'sent')
    const page = await shop.ask(toPack.link)
    expect([page.status, page.text.includes(toPack.number)]).toEqual([200, true])
    expect((await shop.ask('/dashboard/orders', hers())).text).toContain(ofAnn.number)
  })

  test('has what is to come back, the review that nobody has read, and the subscription', async () => {
    const { after, subscription, sent } = landed.story
    const had = (table: string) => landed.tables.some(({ name }) => name === table)
    // Versions that kept their story before there was one of these have no row of it.
    if (!after || !subscription || !sent) {
      return expect(['order_return', 'product_review', 'subscription'].filter(had)).toEqual([])
    }
    const [back] = await returnsToDo(database.db, 'open', 10)
    expect(back?.order.number).toBe(after.number)
    expect(back?.back.lines).toMatchObject([{ productId: 'biotin', quantity: 1, seal: 'unbroken' }])
    const [review] = await reviewsFor(database.db, 'waiting', 10)
    expect(review).toMatchObject({ title: after.title, productId: 'biotin' })
    const page = await shop.ask(subscription.path, hers())
    expect([page.status, page.text.includes('Biotin'), page.text.includes('Next charge')]).toEqual([200, true, true])
  })

  test('takes the payment of a page that was open', async () => {
    const paid = async () =>
      (
        await sql`select 1 from orders where customer_email = 'open@example.com' and status = 'paid' and goods = 'to-pack'`.execute(
          database.db,
        )
      ).rows.length
    expect((await fillIn(shop, landed.story.open, { email: 'open@example.com' })).status).toBe(303)
    await until('the order is paid', async () => (await paid()) === 1)
  })

  test('sends the e-mail that waited, once', async () => {
    const written = async () => (await emailsTo([shop], landed.story.waits)).length
    await until('the e-mail comes', async () => {
      await tryAgainNow(database.db)
      return (await written()) > 0
    })
    expect(await written()).toBe(1)
  })

  test('applies what a browser kept until it had a connection, once', async () => {
    const { batch } = landed.story
    if (!batch) return expect(landed.tables.map(table => table.name)).not.toContain('applied_change')
    const send = async () => {
      const headers = { 'content-type': 'application/json', origin: shop.origin, ...hers().headers }
      const { status, text } = await shop.ask('/api/changes', { method: 'POST', headers, body: JSON.stringify(batch) })
      return [status, JSON.parse(text).outcomes.map((one: { ok: boolean }) => one.ok)]
    }
    const lunches = async () =>
      (await sql`select 1 from planned_entry where meal = 'lunch' and day = '2026-11-24'`.execute(database.db)).rows
        .length
    expect(await send()).toEqual([200, [true]])
    expect(await send()).toEqual([200, [true]])
    expect(await lunches()).toBe(1)
  })

  test('said nothing of an error', () => {
    expect(server.said()).not.toMatch(/"level":"error"/)
  })
})
