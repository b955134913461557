import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CodeTerms } from '#modules/discounts/code.ts'
import { TEN_PERCENT } from '#modules/discounts/code-terms.fixture.ts'
import type { Till } from '#test/till.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { order as orderById } from '../queries/orders.ts'
import { receipt } from '../receipt.ts'
import { sampleSeller } from '../sample-order.ts'
import { auditedTill } from '../till.fixture.ts'
import { cancelGoods } from './cancelling.ts'
import { startCheckout } from './checkout.ts'
import { endCode, endCodeThere, makeCode, quoteCode } from './codes.ts'
import { closeOrder } from './fulfilment.ts'
import { makeRefund } from './refunds.ts'

let till: Till
auditedTill(opened => {
  till = opened
})

let made = 0
const nothingMore = async () => {}
/** A code with these terms; its name. */
async function codeOf(terms: Partial<CodeTerms> = {}): Promise<string> {
  const name = terms.name ?? `TEST${++made}`
  expect(await makeCode(till.deps, { ...TEN_PERCENT, ...terms, name }, nothingMore)).toEqual({
    ok: true,
    changed: true,
  })
  return name
}
const NOBODY = { memberId: null, isGuest: true }
const by = (name: string, email: string | null = null) => ({ ...NOBODY, discount: { name, email } })
const CART = { biotin: 2, 'magnesium-complex': 1 }
const WHOLE = 2 * 565 + 946
const lastOrder = async () => (await till.orders()).at(-1)?.id ?? ''
const sessionOf = async (id: string) =>
  till.stripe.checkout.sessions.retrieve((await orderById(till.deps.db, id))?.sessionId ?? '')

test('an order says what the code took off each line, its page takes off the same, and VAT is in what was paid', async () => {
  const name = await codeOf()
  const sessionId = await till.pay(await till.pageFor(CART, randomUUID(), by(name)))
  await till.heard()
  const row = await till.order(sessionId)
  const off = Math.round(WHOLE / 10)
  expect(row).toMatchObject({ status: 'paid', discount_code: name, discount_pence: off })
  expect(row).toMatchObject({ total_pence: WHOLE - off + 295, charged_pence: WHOLE - off + 295 })
  const order = await orderById(till.deps.db, row.id)
  expect(order?.lines.map(line => [line.discountPence, line.vatPence])).toEqual([
    [113, Math.round((1130 - 113) / 6)],
    [95, Math.round((946 - 95) / 6)],
  ])
  const session = await till.stripe.checkout.sessions.retrieve(sessionId)
  expect(session.total_details?.amount_discount).toBe(off)
  expect(JSON.stringify(session.metadata)).not.toContain(name)
  const printed = order && JSON.stringify(receipt(order, sampleSeller))
  expect(printed).toContain(`Discount ${name}`)
  expect(printed).toContain('−£2.08')
})

test('delivery is free by what is paid after the discount', async () => {
  const name = await codeOf({ percentOff: null, penceOff: 500 })
  await till.pageFor({ 'collagen-capsules': 3 }, randomUUID(), by(name))
  const [dear, cheap] = [await orderById(till.deps.db, await lastOrder()), await lastOrder()]
  expect(dear?.subtotalPence).toBeGreaterThanOrEqual(2500)
  const isFree = (dear?.subtotalPence ?? 0) - 500 >= 2500
  expect(dear?.standardDeliveryPence).toBe(isFree ? 0 : 295)
  expect((await sessionOf(cheap)).shipping_options[0]?.shipping_amount).toBe(isFree ? 0 : 295)
})

test('what goes back for a line is what was paid for it, and the last pack brings the rest', async () => {
  const name = await codeOf({ percentOff: 33 })
  const sessionId = await till.pay(await till.pageFor({ biotin: 3, 'magnesium-complex': 1 }, randomUUID(), by(name)))
  await till.heard()
  const { id, charged_pence: charged } = await till.order(sessionId)
  const back: number[] = []
  for (const productId of ['biotin', 'biotin', 'magnesium-complex', 'biotin'] as const) {
    await cancelGoods(till.deps, id, [{ productId, quantity: 1 }], { who: 'buyer' })
    const goods = await goodsOf(till.deps.db, id)
    const wanted = goods?.refunds.find(({ state }) => state === 'wanted')
    if (wanted) await makeRefund(till.deps, wanted.id)
    back.push(wanted?.pence ?? 0)
  }
  const lines = (await orderById(till.deps.db, id))?.lines ?? []
  const biotin = lines.find(({ productId }) => productId === 'biotin')
  const paidForBiotin = 3 * 565 - (biotin?.discountPence ?? 0)
  expect(back[0]).toBe(Math.round(paidForBiotin / 3))
  expect((back[0] ?? 0) + (back[1] ?? 0)).toBe(Math.round((paidForBiotin * 2) / 3))
  expect(back.reduce((sum, pence) => sum + pence, 0)).toBe(charged)
})

test('of two who want the last use at the same moment one is told, and gets it when the other does not pay', async () => {
  const name = await codeOf({ mostUses: 1 })
  const both = await Promise.all([1, 2].map(() => till.buy(CART, randomUUID(), by(name))))
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'code', words: expect.stringContaining('all of them') })
  const first = both.find(outcome => outcome.ok)
  const order = await orderById(till.deps.db, (first?.ok && first.orderId) || '')
  if (!order) throw new Error('No order')
  await closeOrder(till.deps, order, 'test')
  const sessionId = await till.pay(await till.pageFor(CART, randomUUID(), by(name)))
  await till.heard()
  expect((await till.order(sessionId)).status).toBe('paid')
  expect(await till.buy(CART, randomUUID(), by(name))).toMatchObject({ ok: false, reason: 'code' })
})

test('of twenty who want five uses at once five get one, whatever breaks on the way', async () => {
  const name = await codeOf({ mostUses: 5 })
  // Some of the pages are not opened at the first try; their orders hold a use all the same.
  till.standIn.control.fault({ fault: { kind: 'drop-after' }, path: '/v1/checkout/sessions', times: 6 })
  const keys = Array.from({ length: 20 }, () => randomUUID())
  const tried = await Promise.all(keys.map(key => till.buy({ biotin: 1 }, key, by(name))))
  till.standIn.control.clearFaults()
  expect(tried.filter(outcome => !outcome.ok && outcome.reason === 'code')).toHaveLength(15)
  const again = await Promise.all(keys.map(key => till.buy({ biotin: 1 }, key, by(name))))
  expect(again.filter(({ ok }) => ok)).toHaveLength(5)
  const orders = (await till.orders()).filter(order => order.discount_code === name)
  expect(orders.map(({ status }) => status)).toEqual(Array(5).fill('pending'))
})

test('twenty presses at once with the last use make one order and one page', async () => {
  const name = await codeOf({ mostUses: 1 })
  const key = randomUUID()
  const before = (await till.orders()).length
  const pages = await Promise.all(Array.from({ length: 20 }, () => till.pageFor(CART, key, by(name))))
  expect(new Set(pages).size).toBe(1)
  expect((await till.orders()).length).toBe(before + 1)
})

test('another code, or none, is another page; the first one is closed', async () => {
  const [one, other] = [await codeOf(), await codeOf({ percentOff: 20 })]
  const key = randomUUID()
  const first = await till.pageFor(CART, key, by(one))
  expect(await till.pageFor(CART, key, by(one))).toBe(first)
  expect(await till.pageFor(CART, key, by(other))).not.toBe(first)
  const id = await lastOrder()
  expect((await orderById(till.deps.db, id))?.discountPence).toBe(Math.round(WHOLE / 5))
  await till.pageFor(CART, key)
  expect((await orderById(till.deps.db, id))?.status).toBe('expired')
})

test('a code for one buyer asks a guest who they are, and the page has that address for good', async () => {
  const name = await codeOf({ mostUsesOfBuyer: 1 })
  expect(await till.buy(CART, randomUUID(), by(name))).toMatchObject({ ok: false, reason: 'code', asksEmail: true })
  const page = await till.pageFor(CART, randomUUID(), by(name, 'ann@example.com'))
  expect(await (await fetch(page)).text()).toMatch(/id="email"[^>]*value="ann@example.com"[^>]*readonly/)
  expect(await till.buy(CART, randomUUID(), by(name, 'Ann@Example.com'))).toMatchObject({
    words: expect.stringContaining('not paid yet'),
  })
  const sessionId = await till.pay(page)
  await till.heard()
  const order = await orderById(till.deps.db, (await till.order(sessionId)).id)
  // Gone with the payment: the order has the address that was paid with.
  expect(order).toMatchObject({ status: 'paid', askedEmail: null, customer: { email: 'ann@example.com' } })
  expect(await till.buy(CART, randomUUID(), by(name, 'ANN@example.com'))).toMatchObject({
    words: `You have used the code ${name} already.`,
  })
  expect(await till.buy(CART, randomUUID(), by(name, 'ben@example.com'))).toMatchObject({ ok: true })
})

test('a first order is the first that was paid with this address, whatever it was made with', async () => {
  const name = await codeOf({ firstOrderOnly: true })
  await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const quote = (email: string) => quoteCode(till.deps.db, name, { memberId: null, email }, till.deps.now())
  expect(await quote('ANN@example.com')).toMatchObject({ ok: false, reason: 'not-first' })
  expect(await quote('new@example.com')).toMatchObject({ ok: true, asksEmail: false })
})

test('what the cart lacks is said, and nothing is kept aside', async () => {
  const name = await codeOf({ leastPence: 9_000, products: ['biotin'] })
  const { reserved } = await till.stock('biotin')
  const before = (await till.orders()).length
  expect(await till.buy({ biotin: 1 }, randomUUID(), by(name))).toMatchObject({
    words: `${name} counts from £84.35 more in the cart.`,
  })
  const elsewhere = await till.buy({ 'magnesium-complex': 1 }, randomUUID(), by(name))
  expect(elsewhere).toMatchObject({ words: `Nothing in the cart is what ${name} is for.` })
  expect(await till.buy(CART, randomUUID(), by('NOBODY1'))).toMatchObject({
    words: expect.stringContaining('no code NOBODY1'),
  })
  expect([(await till.stock('biotin')).reserved, (await till.orders()).length]).toEqual([reserved, before])
})

test('cut off at any call to the payment service, making a code goes on where it was', async () => {
  const terms = { ...TEN_PERCENT, name: 'CUTOFF', products: ['biotin' as const], mostUses: 5, leastPence: 1000 }
  for (const path of ['/v1/coupons', '/v1/promotion_codes']) {
    // Both tries of the SDK: the first is done there, and nobody hears of it.
    till.standIn.control.fault({ fault: { kind: 'drop-after' }, path, times: 2 })
    expect(await makeCode(till.deps, terms, nothingMore)).toMatchObject({ ok: false })
    expect(await till.buy(CART, randomUUID(), by('CUTOFF'))).toMatchObject({ ok: false, reason: 'code' })
    till.standIn.control.clearFaults()
  }
  expect(await makeCode(till.deps, terms, nothingMore)).toEqual({ ok: true, changed: true })
  expect(await makeCode(till.deps, terms, nothingMore)).toEqual({ ok: true, changed: false })
  const { data } = await till.stripe.promotionCodes.list({ code: 'CUTOFF', expand: ['data.promotion.coupon'] })
  expect(data).toMatchObject([{ active: true, max_redemptions: 5, restrictions: { minimum_amount: 1000 } }])
  expect(await makeCode(till.deps, { ...terms, percentOff: 90 }, nothingMore)).toMatchObject({ ok: false })
})

test('a code of that name at the payment service that promises something else is not sold with', async () => {
  const { id } = await till.stripe.coupons.create({ percent_off: 90 })
  await till.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: 'OTHERS' })
  expect(await makeCode(till.deps, { ...TEN_PERCENT, name: 'OTHERS' }, nothingMore)).toMatchObject({
    ok: false,
    words: expect.stringContaining('not what was asked for'),
  })
  expect(await till.buy(CART, randomUUID(), by('OTHERS'))).toMatchObject({ ok: false, reason: 'code' })
})

test('ended, nobody can begin with it; who is on the payment page pays what they were shown', async () => {
  const name = await codeOf()
  const page = await till.pageFor(CART, randomUUID(), by(name))
  const ended = () => endCode(till.deps, name, nothingMore)
  expect([await ended(), await ended()]).toEqual([
    { ok: true, changed: true },
    { ok: true, changed: false },
  ])
  await endCodeThere(till.deps, name)
  await endCodeThere(till.deps, name)
  expect((await till.stripe.promotionCodes.list({ code: name })).data).toMatchObject([{ active: false }])
  expect(await till.buy(CART, randomUUID(), by(name))).toMatchObject({ words: `The code ${name} ended.` })
  const sessionId = await till.pay(page)
  await till.heard()
  expect((await till.order(sessionId)).status).toBe('paid')
  expect(await makeCode(till.deps, { ...TEN_PERCENT, name }, nothingMore)).toMatchObject({ ok: false })
})

test('what the payment service will not redeem is said before anybody pays, and the goods are free again', async () => {
  const name = await codeOf()
  const [promotion] = (await till.stripe.promotionCodes.list({ code: name })).data
  await till.stripe.promotionCodes.update(promotion?.id ?? '', { active: false })
  const { reserved } = await till.stock('biotin')
  expect(await till.buy(CART, randomUUID(), by(name))).toMatchObject({
    ok: false,
    reason: 'code',
    words: `The code ${name} cannot be used any more.`,
  })
  expect((await till.stock('biotin')).reserved).toBe(reserved)
})

test('a page that rounds otherwise is followed by a penny a line; one that takes off something else is shut', async () => {
  const name = await codeOf()
  const shifted = (by: number) => {
    const { payments } = till.deps
    const createSession: typeof payments.createSession = async (request, key) => {
      const answer = await payments.createSession(request, key)
      if (!answer.ok) return answer
      return { ok: true, value: { ...answer.value, discountPence: answer.value.discountPence + by } }
    }
    return { ...till, deps: { ...till.deps, payments: { ...payments, createSession } } }
  }
  const buy = async (by: number) => {
    const items = [
      { priceId: till.priceOf('biotin'), quantity: 2 },
      { priceId: till.priceOf('magnesium-complex'), quantity: 1 },
    ]
    const input = { items, key: randomUUID(), ...NOBODY, discount: { name, email: null }, account: null }
    return startCheckout(shifted(by).deps, { ...input, fromAddress: null, origin: 'http://shop.test' })
  }
  expect(await buy(1)).toMatchObject({ ok: true })
  const followed = await orderById(till.deps.db, await lastOrder())
  expect(followed?.discountPence).toBe(209)
  expect(followed?.lines.reduce((sum, line) => sum + line.discountPence, 0)).toBe(209)
  const count = (await till.orders()).length
  expect(await buy(-100)).toMatchObject({ ok: false, reason: 'code' })
  expect((await till.orders()).slice(count)).toMatchObject([{ status: 'expired' }])
  expect(till.logged.map(({ event }) => event)).toContain('codes.do-not-agree')
})
