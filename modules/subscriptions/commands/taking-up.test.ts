import { expect, test } from 'vitest'
import { catchUp, missedSince } from '#modules/orders/commands/missed-since.ts'
import { forgotten } from '#modules/orders/till.fixture.ts'
import { auditedClub, type Club } from '../club.fixture.ts'
import { subscriptionById } from '../queries/subscriptions.ts'
import { takeUpSale } from './taking-up.ts'

// After an older database was brought back: somebody has subscribed since.
let club: Club
auditedClub(opened => {
  club = opened
})

async function takeUp() {
  const { deps } = club.till
  const found = await missedSince(deps, new Date(deps.now().getTime() - 86_400_000), null)
  if (!found.ok) throw new Error(found.words)
  const done = await catchUp(deps, found, sale => takeUpSale(deps, sale))
  await club.hear()
  return done
}

async function unknown(id: string): Promise<void> {
  for (const order of await club.ordersOf(id)) await forgotten(club.till, order.id)
  const { pool } = club.till.database
  await pool.query('delete from payment_event where payment_subscription is not null')
  await pool.query('delete from subscription where id = $1', [id])
}

test('it goes on with its terms and its next charge, and its first delivery is to be packed', async () => {
  const before = await club.begin()
  await unknown(before.id)
  expect(await subscriptionById(club.till.deps.db, before.id)).toBeNull()
  const done = await takeUp()
  expect(done).toMatchObject({ left: [], failed: 0 })
  expect(done.made).toHaveLength(1)
  const after = await club.read(before.id)
  for (const key of ['memberId', 'productId', 'packs', 'everyDays', 'unitPence', 'deliveryPence', 'state'] as const)
    expect([key, after[key]]).toEqual([key, before[key]])
  expect(after.nextAt).toEqual(before.nextAt)
  expect(await club.ordersOf(before.id)).toMatchObject([{ status: 'paid' }])
  await club.toRenewal(before.id)
  expect(await club.ordersOf(before.id)).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
})

test('of somebody who is not known here nothing is made, and the answer says what to do', async () => {
  const { id, memberId } = await club.begin()
  await unknown(id)
  const { pool } = club.till.database
  await pool.query("update payment_customer set customer_id = 'cus_another' where member_id = $1", [memberId])
  const done = await takeUp()
  expect(done.made).toEqual([])
  expect(done.left.map(({ words }) => words)).toEqual([
    'Whoever subscribed has no account here: end it at the payment service.',
  ])
  const [left] = done.left
  const page = await club.till.stripe.checkout.sessions.retrieve(left?.sessionId ?? '')
  await club.till.stripe.refunds.create({ payment_intent: await intentOf(String(page.invoice)) })
  await club.hear()
})

async function intentOf(invoiceId: string): Promise<string> {
  const { payments } = await club.till.stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
  return String(payments?.data[0]?.payment.payment_intent)
}
