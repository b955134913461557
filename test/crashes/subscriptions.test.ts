import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { product } from '#modules/catalogue/queries.ts'
import { endSubscription } from '#modules/subscriptions/commands/ending.ts'
import { rhythms, termsFor } from '#modules/subscriptions/offer.ts'
import { choiceValue } from '#modules/subscriptions/subscription-view.ts'
import { newLinkKey } from '#platform/http/link-key.ts'
import { auditTill } from '#test/audit.ts'
import { beMember } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { struckAtLock, tryAgainNow } from './locks.ts'
import { until } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

// A subscription whose server is killed between any two steps of its first delivery, of a renewal, and of its end.
let shop: Shop
const db = () => shop.till.database.db
const stripe = () => shop.till.stripe
const control = () => shop.till.standIn.control
const rowsIn = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await shop.till.database.pool.query(text, values)).rows as T[]

const DAY = 1440
/** Renewals are charged so long after they are announced: longer than this test takes. */
const DRAFT_MINUTES = 60
let passed = 0
/** At the payment service: it is the one that charges by the clock. */
function pass(minutes: number) {
  passed += minutes
  shop.till.pass(minutes)
}

beforeAll(async () => {
  shop = await openShop({ draftSeconds: DRAFT_MINUTES * 60 })
})
afterEach(async () => {
  for (const { id } of await rowsIn<{ id: string }>("select id from subscription where state <> 'ended'"))
    await endSubscription(shop.till.deps, id, { because: 'member', who: 'test' }, null)
  await allDone()
  shop.till.pass(-passed)
  passed = 0
  expect(await auditTill(shop.till)).toEqual([])
})
afterAll(() => shop?.close())

/** What is under way is brought to its end, by whichever server is there. */
async function allDone() {
  control().clearFaults()
  await control().webhooks.release()
  await until('all notices are delivered', () => control().webhooks.pending() === 0)
  await until('nothing is left to do', async () => {
    await tryAgainNow(db())
    const { rows } = await sql`
      select 1 from pgboss.job where state in ('created', 'retry', 'active')
        and (name like 'subscription-%' or name like 'order-%' or name in ('payment-event', 'wanted-refund', 'stray-refund'))
    `.execute(db())
    return rows.length === 0
  })
}

/** What was under way when the server died is done by the next one. */
async function goOn() {
  await shop.killAndStart()
  await allDone()
}

/** Does it, and kills the server once `there` holds; whoever asked gets no answer. */
async function killedWhen(what: string, work: () => Promise<unknown>, there: () => Promise<boolean>) {
  const asked = work().catch(() => null)
  await until(what, async () => {
    await tryAgainNow(db())
    return there()
  })
  await shop.server.kill()
  await asked
  control().clearFaults()
}
const nobodyAsks = async () => undefined

const goods = sql`select 1 from product`
const rowOf = (id: string) => sql`select 1 from subscription where id = ${id}`
const killedAt = (rows: typeof goods, work: () => Promise<unknown>) =>
  struckAtLock(db(), rows, work, () => shop.server.kill())

/** Every call to this address goes wrong, until the server is killed. */
const dropAll = (path: string, kind: 'drop-before' | 'drop-after', method: 'POST' | 'DELETE' = 'POST') =>
  control().fault({ path, method, fault: { kind }, times: 10_000 })

/** Somebody who is about to press 'Subscribe and pay'. */
async function wanted() {
  const who = await beMember(rowsIn, 'ann')
  const biotin = await product(db(), 'biotin')
  const rhythm = biotin && rhythms(biotin)[0]
  if (!biotin || !rhythm) throw new Error('Nothing to subscribe to')
  const terms = termsFor(biotin, rhythm)
  const id = randomUUID()
  const press = () => form('/shop/supplements/biotin/subscribe', { rhythm: choiceValue(terms), key: id }, who.headers)
  return { id, press, everyDays: terms.everyDays, totalPence: terms.totalPence }
}

const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${shop.server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin: shop.server.url, accept: 'text/html', ...headers },
  })

async function running() {
  const subscription = await wanted()
  await shop.till.pay((await subscription.press()).headers.get('location') ?? '')
  await allDone()
  expect(await stateOf(subscription.id)).toBe('active')
  return subscription
}

const subscriptionIn = async (id: string) =>
  (
    await rowsIn<{ state: string; payment_id: string }>('select state, payment_id from subscription where id = $1', [
      id,
    ])
  )[0]
const stateOf = async (id: string) => (await subscriptionIn(id))?.state
const paymentIdOf = async (id: string) => (await subscriptionIn(id))?.payment_id ?? ''
const ordersOf = (id: string) =>
  rowsIn<{ id: string; status: string; charged_pence: number; refunded_pence: number }>(
    'select id, status, charged_pence, refunded_pence from orders where subscription_id = $1 order by created_at',
    [id],
  )
const statusesOf = async (id: string) => (await ordersOf(id)).map(({ status }) => status)

/** What its payer was charged for each delivery, and what went back. */
async function moneyOf(id: string) {
  const { customer } = await stripe().subscriptions.retrieve(await paymentIdOf(id))
  const { data } = await stripe().charges.list({ limit: 100 })
  return data.filter(charge => charge.customer === customer).map(({ amount, amount_refunded: back }) => [amount, back])
}

/** How often the subscriber got each e-mail about this, by what its id begins with. */
const mailsOf = (about: string) =>
  [...shop.mail.taken]
    .filter(([messageId]) => messageId.includes(about))
    .map(([messageId, times]) => [messageId.slice(1).split('.')[0], times])

test('begun, it is paid once and runs, whichever step its server dies at', async () => {
  const { id, press, totalPence } = await wanted()
  dropAll('/v1/checkout/sessions', 'drop-before')
  await killedWhen('the order is made', press, async () => (await ordersOf(id)).length === 1)
  await shop.killAndStart()
  const pages = async () => {
    const [order] = await ordersOf(id)
    return order ? shop.sessionsOf(order.id) : []
  }
  dropAll('/v1/checkout/sessions', 'drop-after')
  await killedWhen('the page is made', press, async () => (await pages()).length === 1)
  await shop.killAndStart()
  const page = (await press()).headers.get('location') ?? ''
  expect(await pages()).toHaveLength(1)
  control().webhooks.hold()
  await shop.till.pay(page)
  await killedAt(rowOf(id), () => control().webhooks.release())
  expect(await stateOf(id)).toBe('begun')
  await goOn()
  expect([await stateOf(id), await statusesOf(id), await moneyOf(id)]).toEqual(['active', ['paid'], [[totalPence, 0]]])
  expect(mailsOf(id)).toEqual([['subscription-started', 1]])
})

test('renewed, it is one order that is charged once, whichever step its server dies at', async () => {
  const { id, everyDays, totalPence } = await running()
  await killedAt(goods, async () => pass(everyDays * DAY + 1))
  expect(await statusesOf(id)).toEqual(['paid'])
  dropAll('/v1/invoices', 'drop-before')
  await shop.killAndStart()
  await killedWhen('the renewal has an order', nobodyAsks, async () => (await ordersOf(id)).length === 2)
  const paymentId = await paymentIdOf(id)
  const told = async () => {
    const { data } = await stripe().invoices.list({ subscription: paymentId, limit: 10 })
    return data.filter(({ metadata }) => metadata?.order_id !== undefined && metadata.delivery_pence !== undefined)
  }
  dropAll('/v1/invoices', 'drop-after')
  await shop.killAndStart()
  await killedWhen('the invoice knows its order', nobodyAsks, async () => (await told()).length === 1)
  await goOn()
  expect(await statusesOf(id)).toEqual(['paid', 'pending'])
  await killedAt(goods, async () => pass(DRAFT_MINUTES))
  expect(await statusesOf(id)).toEqual(['paid', 'pending'])
  await goOn()
  const orders = await ordersOf(id)
  expect(orders.map(({ status, charged_pence: charged }) => [status, charged])).toEqual([
    ['paid', totalPence],
    ['paid', totalPence],
  ])
  expect(await moneyOf(id)).toEqual([
    [totalPence, 0],
    [totalPence, 0],
  ])
  for (const order of orders) expect(mailsOf(order.id)).toEqual([[`order-${order.id}`, 1]])
})

test('ended, it gives back what has not left, and charges no more, whichever step its server dies at', async () => {
  const { id, everyDays, totalPence } = await running()
  const { key, hash } = newLinkKey()
  await rowsIn(`insert into subscription_key (key_hash, subscription_id, made_at) values ($1, $2, ${sqlNow()})`, [
    hash,
    id,
  ])
  const end = () => form(`/subscriptions/${id}/end?key=${key}`, {})
  // Its delivery is cancelled, and it runs still.
  await killedAt(rowOf(id), end)
  expect(await stateOf(id)).toBe('active')
  await goOn()
  expect(await statusesOf(id)).toEqual(['refunded'])
  const paymentId = await paymentIdOf(id)
  const there = async () => (await stripe().subscriptions.retrieve(paymentId)).status
  // It has ended here, then at the payment service, which could not say so.
  dropAll('/v1/subscriptions/', 'drop-before', 'DELETE')
  await killedWhen('it has ended here', end, async () => (await stateOf(id)) === 'ended')
  expect(await there()).toBe('active')
  dropAll('/v1/subscriptions/', 'drop-after', 'DELETE')
  await shop.killAndStart()
  await killedWhen('it has ended there', nobodyAsks, async () => (await there()) === 'canceled')
  await goOn()
  pass(everyDays * 2 * DAY)
  await allDone()
  expect([await stateOf(id), await there(), await statusesOf(id)]).toEqual(['ended', 'canceled', ['refunded']])
  expect(await moneyOf(id)).toEqual([[totalPence, totalPence]])
  expect(mailsOf(id)).toEqual([
    ['subscription-started', 1],
    ['subscription-ended', 1],
  ])
})
