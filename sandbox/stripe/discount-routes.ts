import type { Stripe } from 'stripe'
import { createCoupon, createPromotion, listPromotions, needCoupon, needPromotion, updatePromotion } from './coupons.ts'
import { couponCreate, promotionCreate, promotionList, promotionUpdate } from './discount-shapes.ts'
import { onlyExpand } from './param-shapes.ts'
import type { Route } from './routes.ts'

/** Coupons, and the codes by which people redeem them. */
export const discountRoutes: Route[] = [
  {
    method: 'POST',
    pattern: '/v1/coupons',
    shape: couponCreate,
    run: (context, call) => createCoupon(context, call.params as Stripe.CouponCreateParams),
  },
  {
    method: 'GET',
    pattern: '/v1/coupons/:id',
    shape: onlyExpand,
    run: (context, { id }) => needCoupon(context, id, 'coupon', 404),
  },
  {
    method: 'POST',
    pattern: '/v1/promotion_codes',
    shape: promotionCreate,
    run: (context, call) => createPromotion(context, call.params as Stripe.PromotionCodeCreateParams),
  },
  {
    method: 'GET',
    pattern: '/v1/promotion_codes',
    shape: promotionList,
    run(context, call) {
      const { expand: _, ...query } = call.params as Stripe.PromotionCodeListParams
      return { object: 'list', ...listPromotions(context, query), url: '/v1/promotion_codes' }
    },
  },
  {
    method: 'GET',
    pattern: '/v1/promotion_codes/:id',
    shape: onlyExpand,
    run: (context, { id }) => needPromotion(context, id, 'promotion_code', 404),
  },
  {
    method: 'POST',
    pattern: '/v1/promotion_codes/:id',
    shape: promotionUpdate,
    run: (context, { id, params }) => updatePromotion(context, id, params as Stripe.PromotionCodeUpdateParams),
  },
]
