import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { purgeStale } from '#modules/account/commands/guests.ts'
import type { MemberId } from '#modules/account/member.ts'
import { joinCart } from '#modules/cart/commands.ts'
import { memberCart } from '#modules/cart/queries.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import { moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { exportedRows } from '#modules/data-rights/queries/covered-rows.ts'
import { auditTill } from '#test/audit.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { openTill, type Till } from '#test/till.ts'
import { NO_GOODS } from '../goods-life.ts'
import { orderView } from '../order-view.ts'
import { PERSONAL_TABLES } from '../personal-tables.ts'
import { orderByLink, orderOfMember, orderSteps, ordersOfMember } from '../queries/member-orders.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { order as orderById } from '../queries/orders.ts'
import { POST_DAYS, REJECT_DAYS, TELL_DAYS } from '../return-terms.ts'
import { sampleSeller } from '../sample-order.ts'
import { cancelGoods } from './cancelling.ts'
import { fulfilCheckout, verifyPayment } from './fulfilment.ts'
import { anonymiseOrders, makeOrderKey, purgeOldOrders, releaseOrders } from './member-orders.ts'
import { deliverParcel, sendParcel } from './parcels.ts'
import { makeRefund } from './refunds.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
let purged = false
afterEach(async () => {
  await till.heard()
  // The goods of orders that are gone for good can no longer be counted.
  if (!purged) expect(await auditTill(till)).toEqual([])
})
afterAll(() => till.close())

const query: Query = (text, values) => till.database.pool.query(text, values)
const be = async (who: 'ann' | 'ben') => {
  const { id } = await beMember(query, who)
  return { memberId: id as MemberId, isGuest: false }
}
const beVisitor = async () => ({ memberId: (await beGuest(query)).id as MemberId, isGuest: true })

const OPERATOR = { who: 'operator' } as const
async function buys(buyer: { memberId: MemberId | null; isGuest: boolean }, how?: 'card' | 'delayed') {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2 }, randomUUID(), buyer), how)
  await till.heard()
  return till.order(sessionId)
}
/** The same, and the parcel has come. */
async function hasCome(buyer: { memberId: MemberId | null; isGuest: boolean }) {
  const order = await buys(buyer)
  const sending = { carrier: 'royal-mail', trackingNumber: 'KQ482913605GB', trackingLink: null } as const
  await sendParcel(till.deps, order.id, null, sending, OPERATOR)
  await deliverParcel(till.deps, order.id, null, OPERATOR)
  return order
}
const listed = async (memberId: MemberId) =>
  (await ordersOfMember(till.deps.db, memberId, till.deps.now(), { size: 20, number: 1 })).orders
const erase = (memberId: MemberId, now = till.deps.now()) =>
  till.deps.db.transaction().execute(tx => releaseOrders(tx, memberId, now))
const inDays = (days: number) => new Date(till.deps.now().getTime() + days * 86_400_000)
const row = (id: string) => till.deps.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

test('what is paid for goes out of the cart that is kept for the member, once, and nothing else does', async () => {
  const [ann, ben] = await Promise.all([be('ann'), be('ben')])
  const { db } = till.deps
  const line = (productId: ProductId, quantity: number) => ({ productId, priceId: till.priceOf(productId), quantity })
  const filled = [line('magnesium-complex', 1), line('biotin', 3)]
  const items = await shelf(db)
  for (const { memberId } of [ann, ben]) await db.transaction().execute(tx => joinCart(tx, memberId, filled, items))
  const waiting = await buys(ann, 'delayed')
  expect(await memberCart(db, ann.memberId)).toEqual(filled)
  till.standIn.control.settle(waiting.session_id ?? '', 'paid')
  await till.heard()
  const left = [line('magnesium-complex', 1), line('biotin', 1)]
  expect(await memberCart(db, ann.memberId)).toEqual(left)
  expect(await memberCart(db, ben.memberId)).toEqual(filled)
  await verifyPayment(till.deps, waiting.session_id ?? '')
  expect(await memberCart(db, ann.memberId)).toEqual(left)
  await buys(ann)
  expect(await memberCart(db, ann.memberId)).toEqual([line('magnesium-complex', 1)])
})

test('an order belongs to the person who placed it, and is unknown to everybody else', async () => {
  const [ann, ben] = await Promise.all([be('ann'), be('ben')])
  const { id, number } = await buys(ann)
  expect((await listed(ann.memberId)).map(order => order.number)).toEqual([number])
  expect(await listed(ben.memberId)).toEqual([])
  expect((await orderOfMember(till.deps.db, ann.memberId, id))?.number).toBe(number)
  expect(await orderOfMember(till.deps.db, ben.memberId, id)).toBeNull()
  expect(await orderOfMember(till.deps.db, ann.memberId, 'no uuid')).toBeNull()
  const sent = await till.stripe.checkout.sessions.list({ limit: 100 })
  expect(JSON.stringify(sent)).not.toContain(ann.memberId)
})

test('the page of an order tells its life in words, in order', async () => {
  const ann = await be('ann')
  const { id, payment_intent } = await buys(ann)
  await till.stripe.refunds.create({ payment_intent: payment_intent ?? '', amount: 300 })
  await till.heard()
  const order = await orderOfMember(till.deps.db, ann.memberId, id)
  if (!order) throw new Error('No order')
  const view = orderView(
    order,
    (await goodsOf(till.deps.db, id)) ?? NO_GOODS,
    await orderSteps(till.deps.db, id),
    sampleSeller,
    till.deps.now(),
  )
  expect(view.steps.map(step => step.words)).toEqual(['Order placed', 'Payment of £14.25 received', '£3.00 refunded'])
  expect(view).toMatchObject({
    status: { label: 'Partly refunded' },
    goods: '2 × Biotin',
    total: '£14.25',
    hasReceipt: true,
    payAt: null,
    shipTo: ['Ann Teal', '1 Mill Lane', 'Leeds', 'LS1 1AA'],
  })
  expect(view.arrival).not.toBeNull()
  expect(view.amounts.map(({ label, amount }) => [label, amount])).toEqual([
    ['Goods', '£11.30'],
    ['Standard delivery', '£2.95'],
    ['Total paid', '£14.25'],
    ['Refunded', '−£3.00'],
  ])
})

test('what is still to be paid is listed while its page is open, what closed unpaid is not', async () => {
  const ann = await be('ann')
  const url = await till.pageFor({ biotin: 1 }, randomUUID(), ann)
  const [open] = await listed(ann.memberId)
  expect(open && orderView(open, NO_GOODS, [], sampleSeller, till.deps.now())).toMatchObject({
    status: { label: 'Not paid yet' },
    payAt: url,
  })
  const later = new Date(till.deps.now().getTime() + 40 * 60_000)
  expect((await ordersOfMember(till.deps.db, ann.memberId, later, { size: 20, number: 1 })).orders).toEqual([])
})

test('orders come in pages, newest first', async () => {
  const ann = await be('ann')
  const numbers: string[] = []
  for (let count = 0; count < 3; count++) numbers.unshift((await buys(ann)).number)
  const page = (number: number) => ordersOfMember(till.deps.db, ann.memberId, till.deps.now(), { size: 2, number })
  expect(await page(1).then(({ orders, more }) => [orders.map(order => order.number), more])).toEqual([
    numbers.slice(0, 2),
    true,
  ])
  expect(await page(2).then(({ orders, more }) => [orders.map(order => order.number), more])).toEqual([
    numbers.slice(2),
    false,
  ])
})

test('signed in meanwhile, the same press makes an order of the member, and the earlier one can no longer be paid', async () => {
  const ann = await be('ann')
  const key = randomUUID()
  const before = await till.pageFor({ biotin: 1 }, key)
  const after = await till.pageFor({ biotin: 1 }, key, ann)
  expect(after).not.toBe(before)
  expect(await till.pageFor({ biotin: 1 }, key, ann)).toBe(after)
  expect((await till.orders()).filter(order => order.status === 'pending')).toHaveLength(
    (await till.orders()).filter(order => order.session_id && order.status === 'pending').length,
  )
  const ben = await be('ben')
  expect(await till.pageFor({ biotin: 1 }, key, ben)).not.toBe(after)
})

test("nobody is sent to the paid order of another member by that member's key", async () => {
  const [ann, ben] = await Promise.all([be('ann'), be('ben')])
  const key = randomUUID()
  const session = await till.pay(await till.pageFor({ biotin: 1 }, key, ann))
  await till.heard()
  expect(await till.pageFor({ biotin: 1 }, key, ann)).toContain(session)
  expect(await till.pageFor({ biotin: 1 }, key, ben)).not.toContain(session)
})

test("a guest's orders become the member's, however often that is asked", async () => {
  const [guest, ann] = await Promise.all([beVisitor(), be('ann')])
  const { number } = await buys(guest)
  const move = { from: guest.memberId, to: ann.memberId }
  for (let times = 0; times < 2; times++)
    await till.deps.db.transaction().execute(tx => moveRows(tx, move, PERSONAL_TABLES))
  expect((await listed(ann.memberId)).map(order => order.number)).toEqual([number])
  expect(await listed(guest.memberId)).toEqual([])
})

test('the link of an e-mail opens the order, each of several; a wrong key and another order’s key do not', async () => {
  const ann = await be('ann')
  const [mine, other] = [await buys(ann), await buys(ann)]
  const { db } = till.deps
  const keys = [await makeOrderKey(db, mine.id, till.deps.now()), await makeOrderKey(db, mine.id, till.deps.now())]
  for (const key of keys) expect(await orderByLink(db, mine.id, key)).toMatchObject({ open: true })
  const closed = { open: false, hint: `${mine.number.slice(0, 7)}-••••`, memberId: ann.memberId }
  const wrong = [null, '', 'x'.repeat(43), await makeOrderKey(db, other.id, till.deps.now())]
  for (const key of wrong) expect(await orderByLink(db, mine.id, key)).toEqual(closed)
  expect(await orderByLink(db, randomUUID(), keys[0] ?? null)).toBeNull()
  expect(await orderByLink(db, "1' or '1'='1", null)).toBeNull()
  const stored = await db.selectFrom('order_key').selectAll().execute()
  for (const key of keys) expect(JSON.stringify(stored)).not.toContain(key)
})

test('a member is told everything that is kept of their orders, and nothing of others', async () => {
  const [ann, ben] = await Promise.all([be('ann'), be('ben')])
  const [{ id, number }] = [await buys(ann), await buys(ben)]
  const told = await exportedRows(till.deps.db, ann.memberId, PERSONAL_TABLES)
  expect(told.orders).toMatchObject([
    { id, number, customer_email: 'ann@example.com', ship_to_lines: ['1 Mill Lane'], ship_to_postcode: 'LS1 1AA' },
  ])
  expect(told.order_lines).toMatchObject([{ order_id: id, product_id: 'biotin', quantity: 2 }])
  expect(told.order_history).toMatchObject([{ order_id: id, fact: 'paid' }])
})

test('erased, an order belongs to nobody at once, and loses the person once nothing of it can be sent back', async () => {
  const ann = await be('ann')
  const { id } = await hasCome(ann)
  const key = await makeOrderKey(till.deps.db, id, till.deps.now())
  await erase(ann.memberId)
  expect(await row(id)).toMatchObject({ member_id: null, customer_name: 'Ann Teal', anonymised_at: null })
  await anonymiseOrders(till.deps.db, inDays(REJECT_DAYS))
  expect(await row(id)).toMatchObject({ customer_name: 'Ann Teal' })
  expect(await anonymiseOrders(till.deps.db, inDays(REJECT_DAYS + 1))).toBe(1)
  expect(await anonymiseOrders(till.deps.db, inDays(REJECT_DAYS + 1))).toBe(0)
  expect(await row(id)).toMatchObject({
    customer_name: null,
    customer_email: null,
    ship_to: null,
    checkout_key: null,
    session_url: null,
    charged_pence: 1425,
    status: 'paid',
  })
  expect(await orderByLink(till.deps.db, id, key)).toMatchObject({ open: false })
  expect((await goodsOf(till.deps.db, id))?.parcels).toMatchObject([{ state: 'delivered', trackingNumber: null }])
  expect((await orderById(till.deps.db, id))?.lines).toHaveLength(1)
})

test('erased, what was paid signed out with the proved address goes along, and nothing of another address', async () => {
  const [ann, nobody] = [await be('ann'), { memberId: null, isGuest: true }]
  const [theirs, another] = [await hasCome(nobody), await hasCome(nobody)]
  await query(`update orders set customer_email = 'somebody-else@mail.example' where id = $1`, [another.id])
  await query(
    'update orders set customer_email = (select upper(email) from member where id = $2) where orders.id = $1',
    [theirs.id, ann.memberId],
  )
  await erase((await be('ben')).memberId)
  expect(await row(theirs.id)).toMatchObject({ anonymise_from: null })
  await erase(ann.memberId)
  expect(await row(theirs.id)).toMatchObject({ anonymise_from: expect.any(Date) })
  expect(await row(another.id)).toMatchObject({ anonymise_from: null })
})

test('erased, the person stays as long as the parcel may be sent back, however late it came, and while a bank asks', async () => {
  const [ann, ben, cleo] = await Promise.all([be('ann'), be('ben'), be('ann')])
  const [late, disputed, cancelled] = [await buys(ann), await hasCome(ben), await buys(cleo)]
  const cameAt = inDays(20)
  const then = { ...till.deps, now: () => cameAt }
  await sendParcel(then, late.id, null, { carrier: 'royal-mail', trackingNumber: null, trackingLink: null }, OPERATOR)
  await deliverParcel(then, late.id, null, OPERATOR)
  till.standIn.control.dispute(disputed.session_id ?? '', 'open')
  await till.heard()
  await cancelGoods(till.deps, cancelled.id, null, OPERATOR)
  for (const { id } of (await goodsOf(till.deps.db, cancelled.id))?.refunds ?? []) await makeRefund(till.deps, id)
  await till.heard()
  for (const { memberId } of [ann, ben, cleo]) await erase(memberId)
  const gone = async (days: number) => {
    await anonymiseOrders(till.deps.db, inDays(days))
    const rows = await Promise.all([late, disputed, cancelled].map(({ id }) => row(id)))
    return rows.map(order => order?.customer_name === null)
  }
  expect(await gone(13)).toEqual([false, false, false])
  expect(await gone(20 + TELL_DAYS + POST_DAYS)).toEqual([false, false, true])
  expect(await gone(20 + REJECT_DAYS + 1)).toEqual([true, false, true])
})

test('erased, an order that has not left keeps its address until it has', async () => {
  const ann = await be('ann')
  const { id } = await buys(ann)
  await erase(ann.memberId)
  await anonymiseOrders(till.deps.db, inDays(REJECT_DAYS + 1))
  expect(await row(id)).toMatchObject({ customer_name: 'Ann Teal', anonymised_at: null })
})

test('what the payment service tells afterwards brings nobody back', async () => {
  const ann = await be('ann')
  const { id, session_id, payment_intent } = await hasCome(ann)
  await erase(ann.memberId)
  await anonymiseOrders(till.deps.db, inDays(REJECT_DAYS + 1))
  await till.stripe.refunds.create({ payment_intent: payment_intent ?? '' })
  await till.heard()
  await fulfilCheckout(till.deps, session_id ?? '', 'test')
  expect(await row(id)).toMatchObject({ status: 'refunded', customer_email: null, ship_to: null, payment_intent })
})

test('an order whose payment is on its way keeps its name until it is settled; one never paid goes', async () => {
  const ann = await be('ann')
  const waiting = await buys(ann, 'delayed')
  const page = await till.pageFor({ biotin: 1 }, randomUUID(), ann)
  const unpaid = (await till.orders()).find(order => order.session_id && page.includes(order.session_id))
  await erase(ann.memberId)
  await anonymiseOrders(till.deps.db, inDays(30))
  expect(await row(waiting.id)).toMatchObject({ status: 'processing', customer_email: 'ann@example.com' })
  await till.deps.payments.expireSession(unpaid?.session_id ?? '')
  await till.heard()
  await fulfilCheckout(till.deps, unpaid?.session_id ?? '', 'test')
  await anonymiseOrders(till.deps.db, inDays(30))
  expect(await row(unpaid?.id ?? '')).toBeUndefined()
})

test('one rule for every order in nobody’s account: no account, a guest who went stale, a sign-up never confirmed', async () => {
  const nobody = await buys({ memberId: null, isGuest: true })
  const [guest, unproved, ann] = [await beVisitor(), await be('ben'), await be('ann')]
  const [ofGuest, ofUnproved, ofAnn] = [await buys(guest), await buys(unproved), await buys(ann)]
  await query(
    `update member set email = id || '@unproved.invalid', email_verified = false, claimed_email = email
    where id = $1`,
    [unproved.memberId],
  )
  await query(
    `update member set created_at = created_at - interval '2 months', seen_at = seen_at - interval '2 months'
    where id = any($1)`,
    [[guest.memberId, unproved.memberId]],
  )
  await query('delete from session where member_id = any($1)', [[guest.memberId, unproved.memberId]])
  await purgeStale(till.deps, till.deps.now())
  const orphans = [nobody, ofGuest, ofUnproved]
  const kept = { member_id: null, customer_name: 'Ann Teal', customer_email: 'ann@example.com', anonymise_from: null }
  // Not lost, and not forgotten: it is not they who asked. Each as one without an account.
  await anonymiseOrders(till.deps.db, inDays(365))
  for (const { id } of orphans) expect(await row(id)).toMatchObject(kept)
  await purgeOldOrders(till.deps.db, inDays(6 * 365))
  for (const { id } of orphans) expect(await row(id)).toMatchObject(kept)
  purged = true
  await purgeOldOrders(till.deps.db, inDays(6 * 366))
  for (const { id } of orphans) expect(await row(id)).toBeUndefined()
  expect(await row(ofAnn.id)).toBeDefined()
})

test('six years on, what is left of those who went goes too; orders of those who stayed are never touched', async () => {
  const [ann, ben] = await Promise.all([be('ann'), be('ben')])
  const [left, kept] = [await buys(ann), await buys(ben)]
  await erase(ann.memberId)
  await anonymiseOrders(till.deps.db, inDays(4000))
  expect(await row(kept.id)).toMatchObject({ member_id: ben.memberId, customer_name: 'Ann Teal' })
  expect(await purgeOldOrders(till.deps.db, inDays(6 * 365))).toBe(0)
  purged = true
  expect(await purgeOldOrders(till.deps.db, inDays(6 * 366))).toBeGreaterThan(0)
  expect(await row(left.id)).toBeUndefined()
  expect(await row(kept.id)).toBeDefined()
})
