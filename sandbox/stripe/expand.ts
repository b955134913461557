import type { Context } from './context.ts'
import { scopeOf } from './coupons.ts'
import { invalidRequest } from './errors.ts'
import { findResource, type Kind, listResources } from './resources.ts'
import type { SessionRecord } from './wire.ts'

type Json = Record<string, unknown>
type Expander = (context: Context, owner: Json) => unknown

const reference =
  (kind: Kind, field: string): Expander =>
  (context, owner) => {
    const id = owner[field]
    return typeof id === 'string' ? findResource<Json>(context.store, kind, id) : id
  }
/** Fields Stripe can expand and that are always null here. */
const nothing: Expander = () => null

const lineItems: Expander = (context, owner) => {
  const record = findResource<SessionRecord>(context.store, 'checkout.session', String(owner.id))
  const lines = record?.lines ?? []
  return {
    object: 'list',
    data: lines.slice(0, 10),
    has_more: lines.length > 10,
    url: `/v1/checkout/sessions/${owner.id}/line_items`,
  }
}

const invoicePayments: Expander = (context, owner) => ({
  object: 'list',
  ...listResources<Json>(context.store, 'invoice_payment', { parent: String(owner.id), limit: 10 }),
  url: `/v1/invoice_payments?invoice=${owner.id}`,
})

const refunds: Expander = (context, owner) => ({
  object: 'list',
  ...listResources<Json>(context.store, 'refund', { parent: String(owner.id), limit: 10 }),
  url: `/v1/charges/${owner.id}/refunds`,
})

/** What each resource lets a caller expand. A container such as `shipping_cost` is walked through without a mention. */
const EXPANDERS: Record<string, Record<string, Expander>> = {
  'checkout.session': {
    line_items: lineItems,
    payment_intent: reference('payment_intent', 'payment_intent'),
    customer: reference('customer', 'customer'),
    invoice: reference('invoice', 'invoice'),
    payment_link: nothing,
    setup_intent: nothing,
    subscription: reference('subscription', 'subscription'),
  },
  payment_intent: {
    latest_charge: reference('charge', 'latest_charge'),
    customer: reference('customer', 'customer'),
    review: nothing,
  },
  charge: {
    payment_intent: reference('payment_intent', 'payment_intent'),
    refunds,
    balance_transaction: nothing,
    customer: reference('customer', 'customer'),
  },
  refund: {
    charge: reference('charge', 'charge'),
    payment_intent: reference('payment_intent', 'payment_intent'),
    balance_transaction: nothing,
  },
  coupon: { applies_to: (context, owner) => scopeOf(context, String(owner.id)) ?? undefined },
  promotion_code: { customer: reference('customer', 'customer') },
  invoice: { payments: invoicePayments, customer: reference('customer', 'customer') },
  subscription: { latest_invoice: reference('invoice', 'latest_invoice'), customer: reference('customer', 'customer') },
  price: { product: reference('product', 'product') },
  product: { default_price: reference('price', 'default_price'), tax_code: nothing },
}
/** Expandable wherever they stand, also within a container that has no name of its own. */
const EVERYWHERE: Record<string, Expander> = {
  shipping_rate: reference('shipping_rate', 'shipping_rate'),
  coupon: reference('coupon', 'coupon'),
  promotion_code: reference('promotion_code', 'promotion_code'),
}

/** Returns `body` with every path of `expand[]` filled in; throws Stripe's 400 for a path that leads nowhere. */
export function expandAll(context: Context, body: unknown, paths: readonly string[]): unknown {
  let result = body
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 4 + (steps[0] === 'data' ? 1 : 0))
      throw invalidRequest('You cannot expand more than 4 levels of a property. Property: '.concat(path), 'expand')
    result = walk(context, result, steps, path)
  }
  return result
}

function walk(context: Context, value: unknown, steps: readonly string[], path: string): unknown {
  if (steps.length === 0 || value === null) return value
  if (Array.isArray(value)) return value.map(entry => walk(context, entry, steps, path))
  if (typeof value !== 'object') throw notExpandable(path)
  const owner = value as Json
  const [step = '', ...rest] = steps
  const expander =
    EXPANDERS[String(owner.object)]?.[step] ?? (Object.hasOwn(owner, step) ? EVERYWHERE[step] : undefined)
  if (expander) {
    const there = owner[step]
    const filled = typeof there === 'object' && there !== null ? there : expander(context, owner)
    return { ...owner, [step]: walk(context, filled, rest, path) }
  }
  if (!Object.hasOwn(owner, step) || rest.length === 0 || typeof owner[step] === 'string') throw notExpandable(path)
  return { ...owner, [step]: walk(context, owner[step], rest, path) }
}

const notExpandable = (path: string) => invalidRequest(`This property cannot be expanded (${path}).`, 'expand')
