import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { countRedemption, needCoupon, needPromotion, scopeOf, type WireCoupon, type WirePromotion } from './coupons.ts'
import { invalidRequest } from './errors.ts'
import { listResources } from './resources.ts'
import type { SessionRecord, WireLine, WireSession } from './wire.ts'

const AT = 'discounts[0][promotion_code]'
const NOT_REDEEMABLE = 'This promotion code cannot be redeemed because'

export interface SessionDiscount {
  pence: number
  lines: WireLine[]
  /** As the session names it. */
  discounts: NonNullable<WireSession['discounts']>
}

/** Takes a promotion code off the lines of a new session, or refuses it as Stripe does. */
export function applyDiscounts(
  context: Context,
  params: Stripe.Checkout.SessionCreateParams,
  lines: WireLine[],
): SessionDiscount {
  const [wanted] = params.discounts ?? []
  if (!wanted) return { pence: 0, lines, discounts: [] }
  if (params.allow_promotion_codes !== undefined)
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.', 'discounts')
  if (wanted.coupon || !wanted.promotion_code)
    throw invalidRequest('The test payments take promotion codes only; Stripe itself takes coupons too.', AT)
  const promotion = needPromotion(context, wanted.promotion_code, AT, 400)
  const coupon = needCoupon(context, promotion.promotion.coupon, AT, 400)
  const discounted = takenOff(context, coupon, lines)
  const whole = sum(lines.map(line => line.amount_subtotal))
  checkRedeemable(context, promotion, params, whole)
  const pence = sum(discounted.map(line => line.amount_discount))
  return { pence, lines: discounted, discounts: [{ coupon: null, promotion_code: promotion.id }] }
}

function checkRedeemable(
  context: Context,
  promotion: WirePromotion,
  { customer }: Stripe.Checkout.SessionCreateParams,
  whole: number,
): void {
  if (!promotion.active) throw invalidRequest(`${NOT_REDEEMABLE} it is inactive or expired.`, AT)
  const { minimum_amount, first_time_transaction } = promotion.restrictions
  if (minimum_amount !== null && whole < minimum_amount)
    throw invalidRequest(`${NOT_REDEEMABLE} the associated purchase does not meet the minimum amount requirement.`, AT)
  if (promotion.customer !== null && promotion.customer !== customer)
    throw invalidRequest(`${NOT_REDEEMABLE} it is for another customer.`, AT)
  // Given in advance for somebody it does not know, Stripe takes them for one who has bought before.
  if (first_time_transaction && (customer === undefined || hasPaid(context, customer)))
    throw invalidRequest(`${NOT_REDEEMABLE} the associated customer has prior transactions.`, AT)
}

function hasPaid(context: Context, customer: string): boolean {
  const sessions = listResources<SessionRecord>(context.store, 'checkout.session', { tags: ['complete'], limit: 100 })
  return sessions.data.some(({ session }) => session.customer === customer && session.payment_status === 'paid')
}

/** The coupon off the lines that it applies to; what a line is given of it goes by what it costs. */
function takenOff(context: Context, coupon: WireCoupon, lines: WireLine[]): WireLine[] {
  const products = scopeOf(context, coupon.id)?.products
  const applies = (line: WireLine) => products?.includes(line.price.product) !== false
  let open = sum(lines.filter(applies).map(line => line.amount_subtotal))
  if (open === 0) throw invalidRequest(`${NOT_REDEEMABLE} it applies to nothing of this purchase.`, AT)
  if (coupon.currency !== null && coupon.currency !== lines[0]?.currency)
    throw invalidRequest(`The coupon's currency (${coupon.currency}) does not match that of the session.`, AT)
  const wanted = coupon.amount_off ?? Math.round((open * (coupon.percent_off ?? 0)) / 100)
  let left = Math.min(open, wanted)
  return lines.map(line => {
    if (!applies(line)) return line
    const part = Math.round((left * line.amount_subtotal) / open)
    open -= line.amount_subtotal
    left -= part
    return { ...line, amount_discount: part, amount_total: line.amount_subtotal - part }
  })
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** What the goods of a session cost, with the discount off and without delivery. */
export const goodsAmount = ({ amount_subtotal, total_details }: WireSession): number =>
  (amount_subtotal ?? 0) - (total_details?.amount_discount ?? 0)

/** A page was paid: its code counts as used. */
export function redeem(context: Context, { discounts }: WireSession): void {
  for (const { promotion_code } of discounts ?? []) {
    if (typeof promotion_code === 'string') countRedemption(context, promotion_code)
  }
}

/** What the buyer typed, to be named on the page. */
export function codeOf(context: Context, { discounts }: WireSession): string | null {
  const id = discounts?.[0]?.promotion_code
  return typeof id === 'string' ? needPromotion(context, id, AT, 400).code : null
}
