import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bench, pay, sessionParams, startBench } from './stand-in.test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(async () => {
  await bench.stop()
  expect([...bench.misfits]).toEqual([])
})

let made = 0
async function codeOf(
  coupon: Stripe.CouponCreateParams,
  more: Partial<Stripe.PromotionCodeCreateParams> = {},
): Promise<Stripe.PromotionCode> {
  const { id } = await bench.stripe.coupons.create({ duration: 'once', ...coupon })
  return bench.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: id },
    code: `CODE${++made}`,
    ...more,
  })
}
const BOTH = {
  line_items: [
    { price: 'price_sandbox_biotin', quantity: 2 },
    { price: 'price_sandbox_magnesium', quantity: 1 },
  ],
}
const opened = (promotion_code: string, more: Partial<Stripe.Checkout.SessionCreateParams> = BOTH) =>
  bench.stripe.checkout.sessions.create(sessionParams({ ...more, discounts: [{ promotion_code }] }))
const linesOf = async ({ id }: Stripe.Checkout.Session) =>
  (await bench.stripe.checkout.sessions.listLineItems(id)).data.map(line => [line.amount_discount, line.amount_total])

test('per cent come off every line, delivery stays, and the page says it', async () => {
  const { id, code } = await codeOf({ percent_off: 10 })
  const session = await opened(id)
  expect(session).toMatchObject({
    amount_subtotal: 3182,
    amount_total: 3182 - 318 + 295,
    total_details: { amount_discount: 318, amount_shipping: 295 },
    discounts: [{ coupon: null, promotion_code: id }],
  })
  expect(await linesOf(session)).toEqual([
    [189, 1703],
    [129, 1161],
  ])
  const page = await (await fetch(session.url ?? '')).text()
  expect(page).toContain(`Discount <small>${code}</small>`)
  expect(page).toContain('−£3.18')
  expect(page).toContain('£31.59')
  await pay(session)
  const paid = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
  expect(paid).toMatchObject({ payment_status: 'paid', amount_total: 3159, payment_intent: { amount_received: 3159 } })
})

test('an amount comes off what the coupon is for, and never more than it costs', async () => {
  const { id } = await codeOf({ amount_off: 5000, currency: 'gbp', applies_to: { products: ['prod_magnesium'] } })
  const session = await opened(id)
  expect(session.total_details?.amount_discount).toBe(1290)
  expect(await linesOf(session)).toEqual([
    [0, 1892],
    [1290, 0],
  ])
  await expect(opened(id, {})).rejects.toThrow(/applies to nothing/)
})

test('what a coupon is for is told to who asks', async () => {
  const { id } = await codeOf({ id: 'coupon_biotin', percent_off: 5, applies_to: { products: ['prod_biotin'] } })
  const plain = await bench.stripe.promotionCodes.retrieve(id)
  expect(typeof plain.promotion.coupon).toBe('string')
  const told = await bench.stripe.promotionCodes.retrieve(id, { expand: ['promotion.coupon.applies_to'] })
  expect(told.promotion.coupon).toMatchObject({ percent_off: 5, applies_to: { products: ['prod_biotin'] } })
  const coupon = await bench.stripe.coupons.retrieve('coupon_biotin')
  expect(coupon.applies_to).toBeUndefined()
})

test('restrictions are held: least amount, uses, time, customer, first payment, and being switched off', async () => {
  const least = { minimum_amount: 3183, minimum_amount_currency: 'gbp' }
  const dear = await codeOf({ percent_off: 10 }, { restrictions: least })
  await expect(opened(dear.id)).rejects.toThrow(/minimum amount/)
  const once = await codeOf({ percent_off: 10 }, { max_redemptions: 1 })
  const [first, second] = [await opened(once.id), await opened(once.id)]
  await pay(first)
  expect(await bench.stripe.promotionCodes.retrieve(once.id)).toMatchObject({ times_redeemed: 1, active: false })
  await expect(opened(once.id)).rejects.toThrow(/inactive or expired/)
  expect(second.amount_total).toBe(first.amount_total)
  const soon = Math.floor(Date.now() / 1000) + 100
  const short = await codeOf({ percent_off: 10 }, { expires_at: soon })
  await opened(short.id)
  const off = await codeOf({ percent_off: 10 })
  expect(await bench.stripe.promotionCodes.update(off.id, { active: false })).toMatchObject({ active: false })
  await expect(opened(off.id)).rejects.toThrow(/inactive or expired/)
  const newcomers = await codeOf({ percent_off: 10 }, { restrictions: { first_time_transaction: true } })
  await expect(opened(newcomers.id)).rejects.toThrow(/prior transactions/)
  const customer = await bench.stripe.customers.create({})
  const { customer_creation: _, ...params } = sessionParams(BOTH)
  const known = { ...params, customer: customer.id, discounts: [{ promotion_code: newcomers.id }] }
  await pay(await bench.stripe.checkout.sessions.create(known))
  await expect(bench.stripe.checkout.sessions.create(known)).rejects.toThrow(/prior transactions/)
  await expect(opened('promo_nobody')).rejects.toMatchObject({ code: 'resource_missing' })
})

test('a code is one while it is active, and a coupon takes off one thing', async () => {
  const { id, code } = await codeOf({ percent_off: 10 })
  await expect(codeOf({ percent_off: 20 }, { code: code.toLowerCase() })).rejects.toThrow(/already exists/)
  const found = await bench.stripe.promotionCodes.list({ code: code.toLowerCase(), active: true })
  expect(found.data.map(promotion => promotion.id)).toEqual([id])
  await expect(bench.stripe.coupons.create({})).rejects.toThrow(/exactly one/)
  await expect(bench.stripe.coupons.create({ percent_off: 101 })).rejects.toThrow(/at most 100/)
  await expect(bench.stripe.coupons.create({ amount_off: 100 })).rejects.toThrow(/currency/)
  await bench.stripe.coupons.create({ id: 'twice', percent_off: 5 })
  await expect(bench.stripe.coupons.create({ id: 'twice', percent_off: 5 })).rejects.toMatchObject({
    code: 'resource_already_exists',
  })
  await expect(codeOf({ percent_off: 10 }, { code: 'TEN %' })).rejects.toThrow(/letters/)
})
