import type { Stripe } from 'stripe'
import type { CodeTerms, MadeCode } from './code.ts'

/**
 * Makes the coupon and the promotion code of a name at the payment service, or finds those that an earlier call made
 * before it was cut off, and reads back what they are.
 *
 * Not told is whether it is for a first order: given in advance for somebody without a customer of theirs, the payment
 * service takes everybody for one who has bought before. Who may use it is decided here, before the page is opened.
 * @throws as the SDK does
 */
export async function makeCode(
  stripe: Stripe,
  terms: CodeTerms,
  priceIds: readonly string[] | null,
): Promise<MadeCode> {
  const products = priceIds && (await Promise.all(priceIds.map(id => productOf(stripe, id))))
  const coupon = couponOf(terms.name)
  await makeCoupon(stripe, coupon, terms, products)
  const known = (await stripe.promotionCodes.list({ code: terms.name, active: true, limit: 1 })).data[0]
  const { id } = known ?? (await makePromotion(stripe, coupon, terms))
  const made = await stripe.promotionCodes.retrieve(id, { expand: ['promotion.coupon.applies_to'] })
  return { promotionId: id, active: made.active, agrees: agrees(made, coupon, terms, products) }
}

const couponOf = (name: string) => `code_${name}`

async function productOf(stripe: Stripe, priceId: string): Promise<string> {
  const { product } = await stripe.prices.retrieve(priceId)
  return typeof product === 'string' ? product : product.id
}

async function makeCoupon(stripe: Stripe, id: string, terms: CodeTerms, products: string[] | null): Promise<void> {
  const { percentOff, penceOff, name } = terms
  const off = percentOff === null ? { amount_off: penceOff ?? 0, currency: 'gbp' } : { percent_off: percentOff }
  const params = { id, name, duration: 'once' as const, ...off, ...(products ? { applies_to: { products } } : {}) }
  try {
    await stripe.coupons.create(params, { idempotencyKey: `coupon:${name}` })
  } catch (error) {
    // Longer ago than the payment service remembers keys.
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_already_exists')) throw error
  }
}

function makePromotion(stripe: Stripe, coupon: string, { name, endsAt, mostUses, leastPence }: CodeTerms) {
  return stripe.promotionCodes.create(
    {
      promotion: { type: 'coupon', coupon },
      code: name,
      ...(endsAt ? { expires_at: seconds(endsAt) } : {}),
      ...(mostUses ? { max_redemptions: mostUses } : {}),
      ...(leastPence ? { restrictions: { minimum_amount: leastPence, minimum_amount_currency: 'gbp' } } : {}),
    },
    { idempotencyKey: `promotion:${name}` },
  )
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

function agrees(made: Stripe.PromotionCode, id: string, terms: CodeTerms, products: string[] | null): boolean {
  const { coupon } = made.promotion
  if (coupon === null || typeof coupon === 'string') return false
  const { percentOff, penceOff, endsAt, mostUses, leastPence } = terms
  const applies = coupon.applies_to?.products.toSorted().join() ?? ''
  return [
    coupon.id === id,
    coupon.percent_off === percentOff,
    coupon.amount_off === penceOff,
    penceOff === null || coupon.currency === 'gbp',
    applies === (products?.toSorted().join() ?? ''),
    made.expires_at === (endsAt ? seconds(endsAt) : null),
    made.max_redemptions === mostUses,
    made.restrictions.minimum_amount === leastPence,
  ].every(Boolean)
}
