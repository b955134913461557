import type { Stripe } from 'stripe'
import { inlinePrice } from './catalogue.ts'
import type { Context } from './context.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { newId } from './ids.ts'
import { findResource } from './resources.ts'
import type { WireLine, WirePrice, WireProduct } from './wire.ts'

/** Stripe's words when a price or its product was archived; it comes without a code. */
export const INACTIVE_PRICE = 'The price specified is inactive. This field only accepts active prices.'

export function buildLines(context: Context, params: Stripe.Checkout.SessionCreateParams): WireLine[] {
  const items = params.line_items ?? []
  if (items.length === 0) throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing')
  const lines = items.map((item, index) => buildLine(context, item, `line_items[${index}]`))
  const currency = params.currency?.toLowerCase() ?? lines[0]?.currency
  lines.forEach((line, index) => {
    if (line.currency !== currency)
      throw invalidRequest(
        `The price specified only supports \`${line.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
        `line_items[${index}][price]`,
      )
  })
  return lines
}

function buildLine(context: Context, item: Stripe.Checkout.SessionCreateParams.LineItem, at: string): WireLine {
  const price = linePrice(context, item, at)
  if (item.quantity === undefined)
    throw invalidRequest(`Quantity is required. Add \`quantity\` to \`${at}\``, `${at}[quantity]`, 'parameter_missing')
  const amount = (price.unit_amount ?? 0) * item.quantity
  if (amount > 99_999_999)
    throw invalidRequest('Amount must be no more than £999,999.99', `${at}[quantity]`, 'amount_too_large')
  const product = findResource<WireProduct>(context.store, 'product', price.product)
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product?.name ?? null,
    metadata: Object.fromEntries(Object.entries(item.metadata ?? {}).map(([key, value]) => [key, String(value)])),
    price,
    quantity: item.quantity,
  }
}

function linePrice(context: Context, item: Stripe.Checkout.SessionCreateParams.LineItem, at: string): WirePrice {
  if (item.price && item.price_data)
    throw invalidRequest(`You may only specify one of these parameters: price, price_data.`, `${at}[price]`)
  if (item.price_data) return inlineLinePrice(context, item.price_data, at)
  if (!item.price)
    throw invalidRequest(
      `You must specify either \`price\` or \`price_data\` for each line item.`,
      at,
      'parameter_missing',
    )
  const price = findResource<WirePrice>(context.store, 'price', item.price)
  if (!price) throw noSuch('price', item.price, `${at}[price]`, 400)
  const product = findResource<WireProduct>(context.store, 'product', price.product)
  if (!price.active) throw invalidRequest(INACTIVE_PRICE, `${at}[price]`)
  if (!product?.active)
    throw invalidRequest(
      `The product \`${price.product}\` is marked as inactive, and thus cannot be purchased.`,
      `${at}[price]`,
      'product_inactive',
    )
  return price
}

function inlineLinePrice(
  context: Context,
  data: Stripe.Checkout.SessionCreateParams.LineItem.PriceData,
  at: string,
): WirePrice {
  if (Boolean(data.product) === Boolean(data.product_data))
    throw invalidRequest(
      'You must specify either `product` or `product_data` when creating a price.',
      `${at}[price_data]`,
      'parameter_missing',
    )
  if (data.unit_amount === undefined)
    throw invalidRequest(
      `Missing required param: ${at}[price_data][unit_amount].`,
      `${at}[price_data][unit_amount]`,
      'parameter_missing',
    )
  if (data.product && !findResource(context.store, 'product', data.product))
    throw noSuch('product', data.product, `${at}[price_data][product]`, 400)
  return inlinePrice(context, data)
}
