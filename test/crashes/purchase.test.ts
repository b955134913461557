import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// A server that is killed at any point of an order's life, and started again, leaves nothing lost and nothing doubled.
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  expect(await shop.audit()).toEqual([])
})
afterAll(() => shop.close())

const control = () => shop.till.standIn.control
const stock = () => shop.till.stock('biotin')
const SESSIONS = { path: '/v1/checkout/sessions', method: 'POST' } as const

/** Presses, and waits until the payment service has been asked so far that `there` holds; then the server dies. */
async function killedWhilePressing(key: string, there: () => Promise<boolean>) {
  const pressed = shop.press(key).catch(() => 'no answer')
  await until('the point to kill the server at', there)
  await shop.server.kill()
  expect(await pressed).toBe('no answer')
}

test.each(['pressed again', 'left'] as const)('the order is made, its payment page is not: %s', async then => {
  const key = randomUUID()
  const before = (await shop.till.orders()).length
  control().fault({ ...SESSIONS, fault: { kind: 'drop-before' }, times: 3 })
  await killedWhilePressing(key, async () => (await shop.till.orders()).length > before)
  control().clearFaults()
  const order = await shop.newest()
  expect(order).toMatchObject({ status: 'pending', stock: 'reserved', session_id: null })
  expect(await shop.sessionsOf(order.id)).toEqual([])
  await shop.killAndStart()
  if (then === 'left') return
  await shop.till.pay((await shop.press(key)) ?? '')
  await until('the order is paid', async () => (await shop.newest()).status === 'paid')
  expect(await shop.newest()).toMatchObject({ id: order.id })
  expect(await shop.sessionsOf(order.id)).toHaveLength(1)
})

test.each(['pressed again', 'left'] as const)('the payment page is made, its address is not stored: %s', async then => {
  const key = randomUUID()
  const sessions = async () => (await shop.till.stripe.checkout.sessions.list({ limit: 100 })).data.length
  const before = await sessions()
  control().fault({ ...SESSIONS, fault: { kind: 'drop-after' }, times: 3 })
  await killedWhilePressing(key, async () => (await sessions()) > before)
  control().clearFaults()
  const order = await shop.newest()
  expect(order).toMatchObject({ status: 'pending', stock: 'reserved', session_id: null })
  const [made] = await shop.sessionsOf(order.id)
  await shop.killAndStart()
  if (then === 'pressed again') {
    const sessionId = await shop.till.pay((await shop.press(key)) ?? '')
    expect(sessionId).toBe(made?.id)
    await until('the order is paid', async () => (await shop.newest()).status === 'paid')
  } else {
    expect(await shop.audit()).toEqual([])
    expect(await shop.newest()).toMatchObject({ id: order.id, status: 'expired', stock: 'none' })
  }
  const [state, ...others] = await shop.sessionsOf(order.id)
  expect(state?.status).toBe(then === 'left' ? 'expired' : 'complete')
  expect(others).toEqual([])
})

test.each(['comes late', 'never comes'] as const)('paid, and killed before the notice, which %s', async notice => {
  control().webhooks.hold()
  const sessionId = await shop.till.pay(await shop.pageFor())
  await shop.killAndStart()
  expect(await shop.till.order(sessionId)).toMatchObject({ status: 'pending', stock: 'reserved' })
  if (notice === 'comes late') {
    await control().webhooks.release()
  } else {
    shop.till.pass(3)
    await reconcileOrders(shop.till.deps)
    shop.till.pass(-3)
  }
  expect(await shop.till.order(sessionId)).toMatchObject({ status: 'paid', stock: 'sold', charged_pence: 860 })
})

/** Everybody who sells or gives back this product waits until the end of `work`. */
async function withStockLocked(work: () => Promise<void>) {
  await shop.till.database.db.transaction().execute(async tx => {
    await sql`select 1 from product where id = 'biotin' for update`.execute(tx)
    await work()
  })
}

async function somebodyWaitsForLock() {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'thymewell'
  `.execute(shop.till.database.db)
  return rows.length > 0
}

test('killed in the middle of fulfilment: nothing of it stays, and the notice comes again', async () => {
  const page = await shop.pageFor()
  const before = await stock()
  let sessionId = ''
  await withStockLocked(async () => {
    sessionId = await shop.till.pay(page)
    await until('fulfilment waits for the goods', somebodyWaitsForLock)
    await shop.server.kill()
  })
  const order = await shop.till.order(sessionId)
  expect(order).toMatchObject({ status: 'pending', stock: 'reserved', charged_pence: 0, customer_email: null })
  expect(await stock()).toEqual(before)
  expect(await shop.till.jobsOf('order-confirmation')).not.toContainEqual({ orderId: order.id })
  await shop.killAndStart()
  await shop.till.heard()
  expect(await shop.till.order(sessionId)).toMatchObject({ status: 'paid', stock: 'sold' })
})

test('killed while mails are being sent: the one not taken is sent, the one taken keeps its name', async () => {
  const pages = [await shop.pageFor(), await shop.pageFor(), await shop.pageFor()]
  shop.mail.hold()
  await shop.till.pay(pages.pop() ?? '')
  await until('a mail waits for its answer', () => shop.mail.waiting.length === 1)
  await Promise.all(pages.map(page => shop.till.pay(page)))
  await shop.till.heard()
  shop.mail.waiting.pop()?.answer()
  await until('the next two wait together', () => shop.mail.waiting.length === 2)
  const [taken, lost] = shop.mail.waiting
  taken?.take()
  await shop.killAndStart(() => shop.mail.goOn())
  expect(await shop.audit()).toEqual([])
  expect(shop.mail.taken.get(lost?.id ?? '')).toBe(1)
  expect(shop.mail.taken.get(taken?.id ?? '')).toBe(2)
})

test('two servers on one database: what the killed one had begun the other one ends, once', async () => {
  const other = await shop.second()
  const pages = [
    await shop.pageFor(),
    await shop.pageFor(other.url),
    await shop.pageFor(),
    await shop.pageFor(other.url),
  ]
  let sessionIds: string[] = []
  await withStockLocked(async () => {
    sessionIds = await Promise.all(pages.map(page => shop.till.pay(page)))
    await until('fulfilment waits for the goods', somebodyWaitsForLock)
    await shop.server.kill()
  })
  const verified = await Promise.all(sessionIds.map(id => shop.verify(id, other.url)))
  expect(verified.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid'])
  await shop.killAndStart()
  await Promise.all([shop.till.heard(), reconcileOrders(shop.till.deps), reconcileOrders(shop.till.deps)])
  expect(await shop.press(randomUUID(), other.url)).not.toBeNull()
  await other.kill()
})

test('killed again and again while ten buyers shop', async () => {
  let shopping = true
  const buyer = async (key: string): Promise<void> => {
    // Who gets no answer presses again: the page keeps the key of the attempt.
    const page = await shop.press(key).catch(() => null)
    if (page !== null) return void (await shop.till.pay(page))
    await sleep(50)
    await buyer(key)
  }
  const killer = async () => {
    while (shopping) {
      await sleep(40 + Math.random() * 160)
      await shop.killAndStart()
    }
  }
  const killed = killer()
  const before = (await shop.till.orders()).length
  await Promise.all(Array.from({ length: 10 }, () => buyer(randomUUID())))
  shopping = false
  await killed
  expect(await shop.audit()).toEqual([])
  const mine = (await shop.till.orders()).slice(before)
  expect(mine.map(({ status }) => status)).toEqual(Array(10).fill('paid'))
})
