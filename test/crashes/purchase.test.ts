import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { aServerWaits, withStockLocked } from './locks.ts'
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

test('killed in the middle of fulfilment: nothing of it stays, and the notice comes again', async () => {
  const page = await shop.pageFor()
  const before = await stock()
  let sessionId = ''
  await withStockLocked(shop.till.database.db, async () => {
    sessionId = await shop.till.pay(page)
    await aServerWaits(shop.till.database.db)
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
