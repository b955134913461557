import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { aServerWaits, withStockLocked } from './locks.ts'
import { until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// What a killed server had begun is ended by the next one, or by another that lives on.
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  expect(await shop.audit()).toEqual([])
})
afterAll(() => shop.close())

test('killed while mails are being sent: the one not taken is sent, the one taken keeps its name', async () => {
  const pages = [await shop.pageFor(), await shop.pageFor(), await shop.pageFor()]
  shop.mail.hold()
  await shop.till.pay(pages.pop() ?? '')
  await until('an e-mail waits for its answer', () => shop.mail.waiting.length === 1)
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
  await withStockLocked(shop.till.database.db, async () => {
    sessionIds = await Promise.all(pages.map(page => shop.till.pay(page)))
    await aServerWaits(shop.till.database.db)
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
    for (let kills = 0; shopping && kills < 4; kills++) {
      await sleep(Math.random() * 400)
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
