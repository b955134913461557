import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { newId } from './ids.ts'
import { findResource, insertResource } from './resources.ts'
import { goodsAmount } from './session-discounts.ts'
import type { SessionRecord, WireSession } from './wire.ts'

/** Makes (or finds) the shipping rates of a new session, in the order given; each must be in the session's currency. */
export function buildShippingOptions(
  context: Context,
  options: Stripe.Checkout.SessionCreateParams.ShippingOption[],
  currency: string,
) {
  return options.map((option, index): WireSession['shipping_options'][number] => {
    const rate = option.shipping_rate
      ? knownRate(context, option.shipping_rate, index)
      : newRate(context, option.shipping_rate_data, index)
    if (rate.fixed_amount && rate.fixed_amount.currency !== currency)
      throw invalidRequest(
        `The shipping rate only supports \`${rate.fixed_amount.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
        `shipping_options[${index}]`,
      )
    return { shipping_amount: rate.fixed_amount?.amount ?? 0, shipping_rate: rate.id }
  })
}

function knownRate(context: Context, id: string, index: number): Stripe.ShippingRate {
  const rate = findResource<Stripe.ShippingRate>(context.store, 'shipping_rate', id)
  if (!rate) throw noSuch('shipping rate', id, `shipping_options[${index}][shipping_rate]`, 400)
  return rate
}

function newRate(
  context: Context,
  data: Stripe.Checkout.SessionCreateParams.ShippingOption.ShippingRateData | undefined,
  index: number,
) {
  const at = `shipping_options[${index}][shipping_rate_data]`
  if (!data?.fixed_amount)
    throw invalidRequest(`Missing required param: ${at}[fixed_amount].`, `${at}[fixed_amount]`, 'parameter_missing')
  const rate: Stripe.ShippingRate = {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: context.seconds(),
    delivery_estimate: data.delivery_estimate
      ? { maximum: data.delivery_estimate.maximum ?? null, minimum: data.delivery_estimate.minimum ?? null }
      : null,
    display_name: data.display_name,
    fixed_amount: { amount: data.fixed_amount.amount, currency: data.fixed_amount.currency.toLowerCase() },
    livemode: false,
    metadata: Object.fromEntries(Object.entries(data.metadata ?? {}).map(([key, value]) => [key, String(value)])),
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: data.tax_code ?? null,
    type: 'fixed_amount',
  }
  insertResource(context.store, 'shipping_rate', rate.id, { created: rate.created }, rate)
  return rate
}

/** The session with this delivery chosen: its cost and the totals that follow. `null` when the session has no choice. */
export function withShipping(session: WireSession, rateId: string | null): WireSession {
  const chosen = session.shipping_options.find(option => option.shipping_rate === rateId)
  if (!chosen) return session
  const cost = chosen.shipping_amount
  return {
    ...session,
    amount_total: goodsAmount(session) + cost,
    shipping_cost: { amount_subtotal: cost, amount_tax: 0, amount_total: cost, shipping_rate: rateId },
    total_details: {
      amount_discount: session.total_details?.amount_discount ?? 0,
      amount_shipping: cost,
      amount_tax: 0,
    },
  }
}

export function shippingRates(context: Context, record: SessionRecord): Stripe.ShippingRate[] {
  return record.session.shipping_options.flatMap(option => {
    const id = typeof option.shipping_rate === 'string' ? option.shipping_rate : option.shipping_rate.id
    return findResource<Stripe.ShippingRate>(context.store, 'shipping_rate', id) ?? []
  })
}
