import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { newId } from './ids.ts'
import { findResource, insertResource, type ListQuery, listResources, updateResource } from './resources.ts'
import type { BuyerDetails, DeletedCustomer, PaymentMethod, SavedCard, WireCustomer } from './wire.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function createCustomer(context: Context, params: Stripe.CustomerCreateParams): WireCustomer {
  checkEmail(params)
  const made: WireCustomer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: context.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: newId('', 8).replaceAll('_', '').toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  const customer = { ...made, ...changes(params) }
  insertResource(context.store, 'customer', customer.id, { created: customer.created, tag: 'kept' }, customer)
  return customer
}

export function updateCustomer(context: Context, id: string, params: Stripe.CustomerUpdateParams): WireCustomer {
  checkEmail(params)
  const customer = { ...needCustomer(context, id, 'id', 404), ...changes(params) }
  updateResource(context.store, id, { tag: 'kept' }, customer)
  return customer
}

/** The customer's cards and subscriptions go with it; payments it made stay. */
export function deleteCustomer(
  context: Context,
  id: string,
  endSubscriptionsOf: (context: Context, customer: string) => void,
): DeletedCustomer {
  needCustomer(context, id, 'id', 404)
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true }
  updateResource(context.store, id, { tag: 'deleted' }, deleted)
  for (const card of savedCards(context, id)) forgetCard(context, id, card.id)
  endSubscriptionsOf(context, id)
  return deleted
}

export function findCustomer(context: Context, id: string): WireCustomer | DeletedCustomer | null {
  return findResource<WireCustomer | DeletedCustomer>(context.store, 'customer', id)
}

/** @param status 404 when the address names it, 400 when a parameter does */
export function needCustomer(context: Context, id: string, param: string, status: 400 | 404): WireCustomer {
  const found = findCustomer(context, id)
  if (!found || 'deleted' in found) throw noSuch('customer', id, param, status)
  return found
}

/** What Checkout found out about somebody of whom less was known. */
export function rememberBuyer(context: Context, id: string, buyer: BuyerDetails, keepsAddress: boolean): void {
  const customer = findCustomer(context, id)
  if (!customer || 'deleted' in customer) return
  const shipping = { address: buyer.address, name: buyer.name, phone: null }
  const known = { ...customer, email: customer.email ?? buyer.email, ...(keepsAddress ? { shipping } : {}) }
  updateResource(context.store, id, { tag: 'kept' }, known)
}

export function savedCards(context: Context, customer: string): SavedCard[] {
  return listResources<SavedCard>(context.store, 'payment_method', { parent: customer, tags: ['kept'], limit: 50 }).data
}

export function listCards(context: Context, customer: string, query: ListQuery) {
  needCustomer(context, customer, 'customer', 404)
  return listResources<SavedCard>(context.store, 'payment_method', { ...query, parent: customer, tags: ['kept'] })
}

export function saveCard(context: Context, customer: string, method: PaymentMethod, buyer: BuyerDetails): void {
  if (method.type !== 'card') return
  const { address, email, name } = buyer
  const created = context.seconds()
  const card: SavedCard = {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { address, email, name, phone: null, tax_id: null },
    card: {
      brand: method.brand,
      checks: { address_line1_check: 'pass', address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'GB',
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  insertResource(context.store, 'payment_method', card.id, { created, parent: customer, tag: 'kept' }, card)
}

/** Detached: the payments made with it still name it. */
export function forgetCard(context: Context, customer: string, id: string): void {
  const card = savedCards(context, customer).find(each => each.id === id)
  if (card) updateResource(context.store, id, { tag: 'detached' }, { ...card, customer: null })
}

function checkEmail({ email }: { email?: string }): void {
  if (email !== undefined && !EMAIL.test(email))
    throw invalidRequest(`Invalid email address: ${email}`, 'email', 'email_invalid')
}

function changes(params: Stripe.CustomerUpdateParams): Partial<WireCustomer> {
  const { email, name, description, phone, metadata } = params
  return {
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(metadata ? { metadata: metadata as Stripe.Metadata } : {}),
    ...(params.shipping ? { shipping: shippingOf(params.shipping) } : {}),
  }
}

function shippingOf({ address, name, phone }: Stripe.CustomerUpdateParams.Shipping): Stripe.Customer.Shipping {
  const { city, country, line1, line2, postal_code, state } = address
  return {
    address: {
      city: city ?? null,
      country: country ?? null,
      line1: line1 ?? null,
      line2: line2 ?? null,
      postal_code: postal_code ?? null,
      state: state ?? null,
    },
    name,
    phone: phone ?? null,
  }
}
