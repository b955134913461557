import type { Stripe } from 'stripe'
import { boolean, choice, integer, list, metadata, object, range, type Shape, text } from './params.ts'

const expand: Shape = list(text(200), 20)
const page = { ending_before: text(255), limit: integer(1, 100), starting_after: text(255) }
/** Decimals travel as texts; what is no number of per cent is refused where the coupon is made. */
const decimal = text(20)

export const couponCreate = object<Stripe.CouponCreateParams>(
  {
    amount_off: integer(1, 99_999_999),
    applies_to: object<Stripe.CouponCreateParams.AppliesTo>({ products: list(text(255), 100) }),
    currency: text(3),
    duration: choice('forever', 'once', 'repeating'),
    duration_in_months: integer(1, 120),
    expand,
    id: text(200),
    max_redemptions: integer(1),
    metadata,
    name: text(40),
    percent_off: decimal,
    redeem_by: integer(),
  },
  [],
  ['currency_options'],
)

const restrictions = object<Stripe.PromotionCodeCreateParams.Restrictions>(
  { first_time_transaction: boolean, minimum_amount: integer(1, 99_999_999), minimum_amount_currency: text(3) },
  [],
  ['currency_options'],
)
export const promotionCreate = object<Stripe.PromotionCodeCreateParams>(
  {
    active: boolean,
    code: text(500),
    customer: text(255),
    expand,
    expires_at: integer(),
    max_redemptions: integer(1),
    metadata,
    promotion: object<Stripe.PromotionCodeCreateParams.Promotion>({ coupon: text(200), type: choice('coupon') }, [
      'type',
    ]),
    restrictions,
  },
  ['promotion'],
  ['customer_account'],
)
export const promotionUpdate = object<Stripe.PromotionCodeUpdateParams>(
  { active: boolean, expand, metadata },
  [],
  ['restrictions'],
)
export const promotionList = object<Stripe.PromotionCodeListParams>(
  { ...page, active: boolean, code: text(500), coupon: text(200), created: range, expand },
  [],
  ['customer', 'customer_account'],
)
export const sessionDiscounts: Shape = list(
  object<Stripe.Checkout.SessionCreateParams.Discount>({ coupon: text(200), promotion_code: text(255) }),
  1,
)
