import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aServerWaits, heldOpen } from './locks.ts'
import { type ServerProcess, until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// Whoever waits for a product that is back is written to once, by two servers that send at once and of which one is killed.
let shop: Shop
let boss: PgBoss
let other: ServerProcess | null = null
const db = () => shop.till.database.db

/** More than one server takes at a time. */
const WAITING = 30
const NOTICE = 'stock-notice'

beforeAll(async () => {
  shop = await openShop()
  boss = new PgBoss({ connectionString: shop.till.database.url, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await shop?.close()
})

beforeEach(async () => {
  shop.mail.taken.clear()
  await sql`
    insert into stock_notice (id, product_id, email, asked_at, confirmed_at)
    select gen_random_uuid(), 'biotin', 'p' || n || '@mail.example', now(), now() from generate_series(1, ${WAITING}::int) as n
  `.execute(db())
})
afterEach(async () => {
  await other?.kill()
  other = null
})

const turn = () => boss.send('stock-notices', {})
const rows = async (where = sql`true`) =>
  (await sql<{ id: string }>`select id from stock_notice where ${where}`.execute(db())).rows
/** Each of two servers has three e-mails in hand, as many as it sends at a time. */
async function bothSend() {
  other = await shop.second()
  shop.mail.hold()
  await turn()
  await until('e-mails wait for their answer', () => shop.mail.waiting.length >= 6)
}

/** The same, and then one is killed. */
async function killedWhileBothSend() {
  await bothSend()
  await shop.server.kill()
  const mails = [...shop.mail.waiting]
  await until('its connections are closed', () => mails.filter(mail => !mail.isSenderThere()).length >= 3)
  return { its: mails.filter(mail => !mail.isSenderThere()), others: mails.filter(mail => mail.isSenderThere()) }
}

/** Time passes: what the killed server had in hand is given to another. */
async function goOn() {
  await shop.killAndStart()
  await sql`update stock_notice set begun_at = begun_at - interval '10 minutes'`.execute(db())
  await until('nobody waits any more', async () => {
    // The pause before another try is not waited for.
    await sql`update pgboss.job set start_after = now() where name = ${NOTICE} and state = 'retry'`.execute(db())
    return (await rows()).length === 0
  })
}

/** How often each of the addresses was written to. */
const copies = () => [...shop.mail.taken.values()].toSorted((one, two) => two - one)

test('killed while it notes who is written to: the other one notes them all', async () => {
  await sql`create function hold_here() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(1); return new; end'`.execute(db())
  await sql`create trigger hold_here after update of noted_at on stock_notice for each row execute function hold_here()`.execute(
    db(),
  )
  await db()
    .transaction()
    .execute(async tx => {
      await heldOpen(tx)
      await sql`select pg_advisory_xact_lock(1)`.execute(tx)
      await turn()
      await aServerWaits(db())
      other = await shop.second()
      await shop.server.kill()
    })
  await sql`drop trigger hold_here on stock_notice`.execute(db())
  expect(await rows(sql`noted_at is null`)).toHaveLength(WAITING)
  await turn()
  await goOn()
  expect(copies()).toEqual(Array(WAITING).fill(1))
})

test('killed with e-mails in hand that were not taken: they are sent by who comes next', async () => {
  const { others } = await killedWhileBothSend()
  shop.mail.goOn()
  for (const { answer } of others) answer()
  await goOn()
  expect(copies()).toEqual(Array(WAITING).fill(1))
})

test('killed before it hears that they were taken: those have a second copy under the same name', async () => {
  const { its, others } = await killedWhileBothSend()
  for (const { take } of its) take()
  shop.mail.goOn()
  for (const { answer } of others) answer()
  await goOn()
  expect(copies()).toEqual([...Array(its.length).fill(2), ...Array(WAITING - its.length).fill(1)])
})

test('killed after the addresses are gone and before their jobs are: nothing is sent again', async () => {
  await bothSend()
  await db()
    .transaction()
    .execute(async tx => {
      await heldOpen(tx)
      await sql`lock table pgboss.job in share mode`.execute(tx)
      const mails = [...shop.mail.waiting]
      shop.mail.goOn()
      for (const { answer } of mails) answer()
      await until('what both had is sent', async () => (await rows()).length === 0)
      await shop.server.kill()
    })
  await goOn()
  expect(copies()).toEqual(Array(WAITING).fill(1))
})
