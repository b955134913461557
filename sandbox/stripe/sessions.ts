import type { Stripe } from 'stripe'
import { type Cause, type Context, NOBODY } from './context.ts'
import { needCustomer } from './customers.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { emit } from './events.ts'
import { newId } from './ids.ts'
import {
  type Filing,
  findResource,
  insertResource,
  type ListQuery,
  listResources,
  updateResource,
} from './resources.ts'
import { applyDiscounts } from './session-discounts.ts'
import { buildLines } from './session-lines.ts'
import { buildShippingOptions, withShipping } from './shipping.ts'
import type { SessionRecord, WireLine, WireSession } from './wire.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** A request travels: an expiry computed by the caller a moment earlier is not "under 30 minutes". */
const TRAVEL_SECONDS = 10
/** Stripe's least charge in pounds; other currencies are not sold here. */
const LEAST_PENCE = 30

export function createSession(context: Context, params: Stripe.Checkout.SessionCreateParams): WireSession {
  if (!params.success_url)
    throw invalidRequest('Missing required param: success_url.', 'success_url', 'parameter_missing')
  if (params.automatic_tax?.enabled)
    throw invalidRequest(
      'Stripe Tax has not been activated on your account. Please visit https://dashboard.stripe.com/settings/tax to get started.',
      'automatic_tax[enabled]',
      'stripe_tax_inactive',
    )
  if (params.customer_email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(params.customer_email))
    throw invalidRequest(`Invalid email address: ${params.customer_email}`, 'customer_email', 'email_invalid')
  checkCustomer(context, params)
  checkMode(params)
  const built = buildLines(context, params)
  checkRecurring(params, built)
  const { pence, lines, discounts } = applyDiscounts(context, params, built)
  const currency = lines[0]?.currency ?? 'gbp'
  const options = buildShippingOptions(context, params.shipping_options ?? [], currency)
  const draft = discounted(buildSession(context, params, lines, options), pence, discounts)
  const first = options[0]?.shipping_rate
  const session = withShipping(draft, typeof first === 'string' ? first : null)
  if ((session.amount_total ?? 0) < LEAST_PENCE)
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to at least £0.30 gbp",
      undefined,
      'amount_too_small',
    )
  const record: SessionRecord = {
    session: { ...session, url: context.pageUrl(session) },
    lines,
    intent: {
      metadata: texts(params.payment_intent_data?.metadata),
      description: params.payment_intent_data?.description ?? null,
      receiptEmail: params.payment_intent_data?.receipt_email ?? null,
      suffix: params.payment_intent_data?.statement_descriptor_suffix ?? null,
    },
    buyer: null,
    challenged: null,
    lastFailure: null,
    settlesAt: null,
    subscriptionMetadata: texts(params.subscription_data?.metadata),
  }
  insertResource(context.store, 'checkout.session', session.id, filing(record), record)
  return record.session
}

const discounted = (session: WireSession, pence: number, discounts: WireSession['discounts']): WireSession => ({
  ...session,
  amount_total: (session.amount_subtotal ?? 0) - pence,
  discounts,
  total_details: { amount_discount: pence, amount_shipping: 0, amount_tax: 0 },
})

/** What Stripe takes for one mode alone. */
function checkMode(params: Stripe.Checkout.SessionCreateParams): void {
  const renewing = params.mode === 'subscription'
  const foreign = renewing
    ? (['submit_type', 'payment_intent_data', 'shipping_options', 'invoice_creation', 'customer_creation'] as const)
    : (['subscription_data'] as const)
  for (const param of foreign)
    if (params[param] !== undefined)
      throw invalidRequest(`You can not pass \`${param}\` in \`${params.mode}\` mode.`, param)
  if (renewing && params.customer === undefined)
    throw invalidRequest('The test payments make no customer for a subscription: name one.', 'customer')
}

/** What Stripe takes only with an existing customer, and what only without one. */
function checkCustomer(context: Context, params: Stripe.Checkout.SessionCreateParams): void {
  const { customer } = params
  if (customer === undefined) {
    for (const param of ['customer_update', 'saved_payment_method_options'] as const)
      if (params[param] !== undefined) throw invalidRequest(`\`${param}\` can only be used with \`customer\`.`, param)
    return
  }
  for (const param of ['customer_email', 'customer_creation'] as const)
    if (params[param] !== undefined)
      throw invalidRequest(`You may only specify one of these parameters: customer, ${param}.`, param)
  needCustomer(context, customer, 'customer', 400)
}

function checkRecurring({ mode }: Stripe.Checkout.SessionCreateParams, lines: readonly WireLine[]): void {
  const some = lines.some(({ price }) => price.recurring !== null)
  if (mode === 'payment' && some)
    throw invalidRequest('You specified `payment` mode but passed a recurring price.', 'mode')
  if (mode === 'subscription' && !some)
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode.', 'line_items')
}

function expiry(context: Context, wanted: number | undefined): number {
  const now = context.seconds()
  if (wanted === undefined) return now + DAY
  if (wanted < now + 30 * MINUTE - TRAVEL_SECONDS)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  if (wanted > now + DAY + TRAVEL_SECONDS)
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
  return wanted
}

function buildSession(
  context: Context,
  params: Stripe.Checkout.SessionCreateParams,
  lines: WireLine[],
  options: WireSession['shipping_options'],
): WireSession {
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0)
  const customer = params.customer === undefined ? null : needCustomer(context, params.customer, 'customer', 400)
  const email = params.customer_email ?? customer?.email ?? null
  return {
    id: newId('cs_test', 58),
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: context.seconds(),
    currency: lines[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: customText(params.custom_text),
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : (params.customer_creation ?? 'if_required'),
    customer_details: email ? customerDetails(email, null, null) : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: expiry(context, params.expires_at),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: { enabled: false },
    metadata: texts(params.metadata),
    mode: params.mode ?? 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: methodTypes(params),
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: customer ? savedOptions(params) : null,
    setup_intent: null,
    shipping_address_collection: params.shipping_address_collection ?? null,
    shipping_cost: null,
    shipping_options: options,
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: null,
    wallet_options: null,
  }
}

function savedOptions({ saved_payment_method_options: wanted }: Stripe.Checkout.SessionCreateParams) {
  return {
    allow_redisplay_filters: ['always' as const],
    payment_method_remove: wanted?.payment_method_remove ?? ('disabled' as const),
    payment_method_save: wanted?.payment_method_save ?? null,
  }
}

function methodTypes(params: Stripe.Checkout.SessionCreateParams): string[] {
  const allowed = params.allowed_payment_method_types
  const excluded: readonly string[] = params.excluded_payment_method_types ?? []
  // A debit that is refused days later would leave a subscription that nobody pays: it is not offered here.
  const known = params.mode === 'subscription' ? ['card'] : ['card', 'bacs_debit']
  const types = known.filter(type => !excluded.includes(type) && (allowed?.some(name => name === type) ?? true))
  if (types.length === 0)
    throw invalidRequest('No valid payment method types for this Checkout Session.', 'allowed_payment_method_types')
  return types
}

export function customerDetails(email: string, name: string | null, address: Stripe.Address | null) {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none' as const,
    tax_ids: [],
  }
}

function customText(given: Stripe.Checkout.SessionCreateParams.CustomText | undefined): WireSession['custom_text'] {
  return {
    after_submit: given?.after_submit || null,
    shipping_address: given?.shipping_address || null,
    submit: given?.submit || null,
    terms_of_service_acceptance: given?.terms_of_service_acceptance || null,
  }
}

function texts(map: Stripe.MetadataParam | undefined): Stripe.Metadata {
  return Object.fromEntries(Object.entries(map ?? {}).map(([key, value]) => [key, String(value)]))
}

function filing(record: SessionRecord): Filing {
  const { session } = record
  const due = session.status === 'open' ? session.expires_at : record.settlesAt
  return { created: session.created, parent: session.payment_intent, tag: session.status, due }
}

export function saveSession(context: Context, record: SessionRecord): void {
  updateResource(context.store, record.session.id, filing(record), record)
}

/** Finds a session and, when its time is over, closes it first: a late clock never sells an expired page. */
export function findSession(context: Context, id: string): SessionRecord | null {
  const record = findResource<SessionRecord>(context.store, 'checkout.session', id)
  if (record?.session.status !== 'open' || record.session.expires_at > context.seconds()) return record
  return context.store.transaction(() => closeExpired(context, id, NOBODY))
}

export function needSession(context: Context, id: string): SessionRecord {
  const record = findSession(context, id)
  if (!record) throw noSuch('checkout.session', id, 'session', 404)
  return record
}

export function listSessions(context: Context, query: ListQuery): { data: WireSession[]; has_more: boolean } {
  const page = listResources<SessionRecord>(context.store, 'checkout.session', query)
  return { data: page.data.map(record => record.session), has_more: page.has_more }
}

export function expireSession(context: Context, id: string, cause: Cause): WireSession {
  const { session } = needSession(context, id)
  if (session.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      'session',
    )
  return closeExpired(context, id, cause).session
}

/** Reads again under the write lock, so that a payment by another process in the meantime wins. */
function closeExpired(context: Context, id: string, cause: Cause): SessionRecord {
  const record = findResource<SessionRecord>(context.store, 'checkout.session', id)
  if (!record) throw noSuch('checkout.session', id, 'session', 404)
  if (record.session.status !== 'open') return record
  const closed: SessionRecord = {
    ...record,
    challenged: null,
    session: { ...record.session, status: 'expired', url: null },
  }
  saveSession(context, closed)
  emit(context, 'checkout.session.expired', closed.session, cause)
  return closed
}
