import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { noSuch } from './errors.ts'
import { newId } from './ids.ts'
import { findResource, insertResource, updateResource } from './resources.ts'
import type { WirePrice, WireProduct } from './wire.ts'

/** A thing the shop sells, as the app names it; pence, VAT included. */
export interface SeedPrice {
  id: string
  productId: string
  name: string
  pricePence: number
}

interface PriceFacts {
  id: string
  product: string
  currency: string
  unitAmount: number
  active: boolean
  taxBehavior: Stripe.Price.TaxBehavior
  /** Every so many days; null for what is paid once. */
  everyDays?: number | null
}

export function buildPrice(facts: PriceFacts, created: number): WirePrice {
  return {
    id: facts.id,
    object: 'price',
    active: facts.active,
    billing_scheme: 'per_unit',
    created,
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: facts.product,
    recurring: facts.everyDays ? recurring(facts.everyDays) : null,
    tax_behavior: facts.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: facts.everyDays ? 'recurring' : 'one_time',
    unit_amount: facts.unitAmount,
    unit_amount_decimal: String(facts.unitAmount),
  }
}

const recurring = (everyDays: number): Stripe.Price.Recurring => ({
  interval: 'day',
  interval_count: everyDays,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export interface ProductFacts {
  id: string
  name: string
  active: boolean
  defaultPrice: string | null
  description?: string
  images?: string[]
  metadata?: Stripe.Metadata
}

export function buildProduct(facts: ProductFacts, created: number): WireProduct {
  return {
    id: facts.id,
    object: 'product',
    active: facts.active,
    created,
    default_price: facts.defaultPrice,
    description: facts.description ?? null,
    images: facts.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: facts.metadata ?? {},
    name: facts.name,
    package_dimensions: null,
    shippable: true,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'good',
    unit_label: null,
    updated: created,
    url: null,
  }
}

/** Brings the shop's prices in: new ones are made, names and amounts follow the shop, an archived one stays archived. */
export function seedCatalogue(context: Context, prices: readonly SeedPrice[]): void {
  context.store.transaction(() => {
    for (const seed of prices) {
      const product = findResource<WireProduct>(context.store, 'product', seed.productId)
      const facts = { id: seed.productId, name: seed.name, active: product?.active ?? true, defaultPrice: seed.id }
      saveProduct(context, buildProduct(facts, product?.created ?? context.seconds()), product === null)
      const price = findResource<WirePrice>(context.store, 'price', seed.id)
      const next = {
        id: seed.id,
        product: seed.productId,
        currency: price?.currency ?? 'gbp',
        unitAmount: seed.pricePence,
        active: price?.active ?? true,
        taxBehavior: 'inclusive' as const,
      }
      savePrice(context, buildPrice(next, price?.created ?? context.seconds()), price === null)
    }
  })
}

export function saveProduct(context: Context, product: WireProduct, isNew: boolean): void {
  const filing = { created: product.created, tag: product.active ? 'active' : 'archived' }
  if (isNew) insertResource(context.store, 'product', product.id, filing, product)
  else updateResource(context.store, product.id, filing, product)
}

export function savePrice(context: Context, price: WirePrice, isNew: boolean): void {
  const filing = { created: price.created, parent: price.product, tag: price.active ? 'active' : 'archived' }
  if (isNew) insertResource(context.store, 'price', price.id, filing, price)
  else updateResource(context.store, price.id, filing, price)
}

/** A price that is made by itself, for a product that is there or is made with it. */
export function createPrice(context: Context, params: Stripe.PriceCreateParams): WirePrice {
  const product = params.product_data ? createProduct(context, params.product_data) : (params.product ?? '')
  if (!findResource(context.store, 'product', product)) throw noSuch('product', product, 'product', 400)
  const facts: PriceFacts = {
    id: newId('price'),
    product,
    currency: params.currency.toLowerCase(),
    unitAmount: params.unit_amount ?? 0,
    active: params.active ?? true,
    taxBehavior: params.tax_behavior ?? 'unspecified',
  }
  const price = buildPrice(facts, context.seconds())
  savePrice(context, price, true)
  return price
}

function createProduct(context: Context, data: Stripe.PriceCreateParams.ProductData): string {
  const id = data.id ?? newId('prod', 14)
  const metadata = Object.fromEntries(Object.entries(data.metadata ?? {}).map(([key, value]) => [key, String(value)]))
  const facts = { id, name: data.name, active: data.active ?? true, defaultPrice: null, metadata }
  saveProduct(context, buildProduct(facts, context.seconds()), true)
  return id
}

/** Makes the price that a line with `price_data` stands for; Stripe files such prices as inactive. */
export function inlinePrice(context: Context, data: Stripe.Checkout.SessionCreateParams.LineItem.PriceData): WirePrice {
  const created = context.seconds()
  const product = data.product ?? newId('prod', 14)
  const details = data.product_data
  if (details) {
    const facts: ProductFacts = {
      id: product,
      name: details.name,
      active: true,
      defaultPrice: null,
      images: details.images ?? [],
      metadata: Object.fromEntries(Object.entries(details.metadata ?? {}).map(([key, value]) => [key, String(value)])),
    }
    if (details.description) facts.description = details.description
    saveProduct(context, buildProduct(facts, created), true)
  }
  const facts = {
    id: newId('price'),
    product,
    currency: data.currency.toLowerCase(),
    unitAmount: data.unit_amount ?? 0,
    active: false,
    taxBehavior: data.tax_behavior ?? 'unspecified',
    everyDays: data.recurring?.interval_count ?? null,
  }
  const price = buildPrice(facts, created)
  savePrice(context, price, true)
  return price
}
