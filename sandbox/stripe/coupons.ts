import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { needCustomer } from './customers.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { newId } from './ids.ts'
import { findResource, insertResource, type ListQuery, listResources, updateResource } from './resources.ts'

export type WireCoupon = Stripe.Coupon
export type WirePromotion = Stripe.PromotionCode & { promotion: { coupon: string; type: 'coupon' } }

/** Which products a coupon is for is told only to who asks for it by `expand`, so it is filed beside it. */
const scopeId = (coupon: string) => `${coupon}#applies_to`
export const scopeOf = (context: Context, coupon: string): Stripe.Coupon.AppliesTo | null =>
  findResource<Stripe.Coupon.AppliesTo>(context.store, 'coupon_scope', scopeId(coupon))

export function createCoupon(context: Context, params: Stripe.CouponCreateParams): WireCoupon {
  const id = params.id ?? newId('', 8).slice(1)
  if (findResource(context.store, 'coupon', id))
    throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists')
  const percent = percentOf(params)
  if (params.duration === 'repeating' && params.duration_in_months === undefined)
    throw invalidRequest('Missing required param: duration_in_months.', 'duration_in_months', 'parameter_missing')
  for (const [index, product] of (params.applies_to?.products ?? []).entries())
    if (!findResource(context.store, 'product', product))
      throw noSuch('product', product, `applies_to[products][${index}]`, 400)
  const coupon: WireCoupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: context.seconds(),
    currency: params.amount_off === undefined ? null : (params.currency?.toLowerCase() ?? null),
    duration: params.duration ?? 'once',
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: texts(params.metadata),
    name: params.name ?? null,
    percent_off: percent,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  }
  insertResource(context.store, 'coupon', id, { created: coupon.created }, coupon)
  const products = params.applies_to?.products
  if (products) insertResource(context.store, 'coupon_scope', scopeId(id), { created: coupon.created }, { products })
  return coupon
}

function percentOf({ percent_off, amount_off, currency }: Stripe.CouponCreateParams): number | null {
  if ((percent_off === undefined) === (amount_off === undefined))
    throw invalidRequest('Must provide exactly one of percent_off or amount_off.', 'percent_off')
  if (amount_off !== undefined) {
    if (currency) return null
    throw invalidRequest('Must provide currency when passing amount_off.', 'currency', 'parameter_missing')
  }
  const percent = Number(percent_off)
  if (percent > 0 && percent <= 100) return percent
  throw invalidRequest('Invalid percent_off: must be greater than 0 and at most 100.', 'percent_off')
}

const texts = (map: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Stripe.Metadata =>
  Object.fromEntries(Object.entries(map || {}).map(([key, value]) => [key, String(value)]))

/** As it is now: one that is used up or too old is no longer valid. */
export function needCoupon(context: Context, id: string, param: string, status: 400 | 404): WireCoupon {
  const coupon = findResource<WireCoupon>(context.store, 'coupon', id)
  if (!coupon) throw noSuch('coupon', id, param, status)
  const isOld = coupon.redeem_by !== null && coupon.redeem_by <= context.seconds()
  const isUsedUp = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  return { ...coupon, valid: !isOld && !isUsedUp }
}

export function createPromotion(context: Context, params: Stripe.PromotionCodeCreateParams): WirePromotion {
  const coupon = needCoupon(context, params.promotion.coupon ?? '', 'promotion[coupon]', 400)
  if (!coupon.valid) throw invalidRequest(`Coupon expired: ${coupon.id}`, 'promotion[coupon]', 'coupon_expired')
  const code = params.code ?? newId('', 8).slice(1).toUpperCase()
  if (!/^[a-zA-Z0-9-]+$/.test(code))
    throw invalidRequest('The promotion code must consist of letters, digits and dashes.', 'code')
  if (listPromotions(context, { active: true, code }).data.length > 0)
    throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
  if (params.expires_at !== undefined && params.expires_at <= context.seconds())
    throw invalidRequest('The `expires_at` timestamp must be in the future.', 'expires_at')
  const { minimum_amount, minimum_amount_currency, first_time_transaction = false } = params.restrictions ?? {}
  if ((minimum_amount === undefined) !== (minimum_amount_currency === undefined))
    throw invalidRequest(
      'You must pass `minimum_amount` and `minimum_amount_currency` together.',
      'restrictions[minimum_amount_currency]',
      'parameter_missing',
    )
  if (params.customer) needCustomer(context, params.customer, 'customer', 400)
  const promotion: WirePromotion = {
    id: newId('promo'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: context.seconds(),
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: texts(params.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction,
      minimum_amount: minimum_amount ?? null,
      minimum_amount_currency: minimum_amount_currency?.toLowerCase() ?? null,
    },
    times_redeemed: 0,
  }
  insertResource(context.store, 'promotion_code', promotion.id, filing(promotion), promotion)
  return promotion
}

const filing = (promotion: WirePromotion) => ({
  created: promotion.created,
  parent: promotion.promotion.coupon,
  // Codes are told apart whatever their case.
  tag: promotion.code.toUpperCase(),
})

/** As it is now: past its time, used up or with a coupon that is, it is no longer active. */
function asOfNow(context: Context, promotion: WirePromotion): WirePromotion {
  const isOld = promotion.expires_at !== null && promotion.expires_at <= context.seconds()
  const isUsedUp = promotion.max_redemptions !== null && promotion.times_redeemed >= promotion.max_redemptions
  const { valid } = needCoupon(context, promotion.promotion.coupon, 'coupon', 400)
  return { ...promotion, active: promotion.active && valid && !isOld && !isUsedUp }
}

export function needPromotion(context: Context, id: string, param: string, status: 400 | 404): WirePromotion {
  const promotion = findResource<WirePromotion>(context.store, 'promotion_code', id)
  if (!promotion) throw noSuch('promotion code', id, param, status)
  return asOfNow(context, promotion)
}

export function updatePromotion(context: Context, id: string, params: Stripe.PromotionCodeUpdateParams): WirePromotion {
  const promotion = needPromotion(context, id, 'promotion_code', 404)
  const changed = {
    ...promotion,
    active: params.active ?? promotion.active,
    metadata: { ...promotion.metadata, ...texts(params.metadata) },
  }
  updateResource(context.store, id, filing(changed), changed)
  return asOfNow(context, changed)
}

export function listPromotions(
  context: Context,
  { active, code, coupon, ...query }: ListQuery & { active?: boolean; code?: string; coupon?: string },
): { data: WirePromotion[]; has_more: boolean } {
  const found = listResources<WirePromotion>(context.store, 'promotion_code', {
    ...query,
    ...(code === undefined ? {} : { tags: [code.toUpperCase()] }),
    ...(coupon === undefined ? {} : { parent: coupon }),
  })
  const data = found.data.map(promotion => asOfNow(context, promotion))
  return { ...found, data: active === undefined ? data : data.filter(promotion => promotion.active === active) }
}

/** A page was paid: the code and its coupon were used once more. */
export function countRedemption(context: Context, promotionId: string): void {
  const promotion = findResource<WirePromotion>(context.store, 'promotion_code', promotionId)
  const coupon = promotion && findResource<WireCoupon>(context.store, 'coupon', promotion.promotion.coupon)
  if (!promotion || !coupon) return
  const used = { ...promotion, times_redeemed: promotion.times_redeemed + 1 }
  updateResource(context.store, promotion.id, filing(used), used)
  updateResource(context.store, coupon.id, {}, { ...coupon, times_redeemed: coupon.times_redeemed + 1 })
}
