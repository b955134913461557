import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import type { Exchange } from './api.ts'
import { type Schema, SdkTypes } from './sdk-types.test-support.ts'

/*
 * Checks every exchange against the SDK's types as JSON Schema: always against the one derived from the installed
 * SDK, and also against the shared one where it lies beside the project. Both are read strictly: no property that
 * the types do not name, no value outside a list of known values.
 */
const ANSWERS: Record<string, string> = {
  'checkout.session': 'Checkout.Sessions::Session',
  item: 'LineItems::LineItem',
  price: 'Prices::Price',
  product: 'Products::Product',
  shipping_rate: 'ShippingRates::ShippingRate',
  payment_intent: 'PaymentIntents::PaymentIntent',
  charge: 'Charges::Charge',
  refund: 'Refunds::Refund',
  dispute: 'Disputes::Dispute',
  customer: 'Customers::Customer',
  payment_method: 'PaymentMethods::PaymentMethod',
  coupon: 'Coupons::Coupon',
  promotion_code: 'PromotionCodes::PromotionCode',
  subscription: 'Subscriptions::Subscription',
  invoice: 'Invoices::Invoice',
  'billing_portal.session': 'BillingPortal.Sessions::Session',
}

const DELETED: Record<string, string> = { customer: 'Customers::DeletedCustomer' }

const EVENTS: Record<string, string> = {
  'checkout.session.completed': 'CheckoutSessionCompletedEvent',
  'checkout.session.async_payment_succeeded': 'CheckoutSessionAsyncPaymentSucceededEvent',
  'checkout.session.async_payment_failed': 'CheckoutSessionAsyncPaymentFailedEvent',
  'checkout.session.expired': 'CheckoutSessionExpiredEvent',
  'payment_intent.succeeded': 'PaymentIntentSucceededEvent',
  'payment_intent.payment_failed': 'PaymentIntentPaymentFailedEvent',
  'charge.succeeded': 'ChargeSucceededEvent',
  'charge.refunded': 'ChargeRefundedEvent',
  'refund.created': 'RefundCreatedEvent',
  'refund.failed': 'RefundFailedEvent',
  'charge.dispute.created': 'ChargeDisputeCreatedEvent',
  'charge.dispute.closed': 'ChargeDisputeClosedEvent',
  'customer.subscription.created': 'CustomerSubscriptionCreatedEvent',
  'customer.subscription.updated': 'CustomerSubscriptionUpdatedEvent',
  'customer.subscription.deleted': 'CustomerSubscriptionDeletedEvent',
  'invoice.created': 'InvoiceCreatedEvent',
  'invoice.finalized': 'InvoiceFinalizedEvent',
  'invoice.paid': 'InvoicePaidEvent',
  'invoice.payment_failed': 'InvoicePaymentFailedEvent',
  'invoice.upcoming': 'InvoiceUpcomingEvent',
  'invoice.voided': 'InvoiceVoidedEvent',
}

const REQUESTS: Record<string, string> = {
  'POST /v1/checkout/sessions': 'Checkout.Sessions::Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.Sessions::Checkout.SessionListParams',
  'GET /v1/checkout/sessions/:id': 'Checkout.Sessions::Checkout.SessionRetrieveParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout.Sessions::Checkout.SessionExpireParams',
  'GET /v1/checkout/sessions/:id/line_items': 'Checkout.Sessions::Checkout.SessionListLineItemsParams',
  'GET /v1/prices': 'Prices::PriceListParams',
  'POST /v1/prices': 'Prices::PriceCreateParams',
  'GET /v1/prices/:id': 'Prices::PriceRetrieveParams',
  'GET /v1/products': 'Products::ProductListParams',
  'GET /v1/products/:id': 'Products::ProductRetrieveParams',
  'GET /v1/shipping_rates/:id': 'ShippingRates::ShippingRateRetrieveParams',
  'GET /v1/payment_intents': 'PaymentIntents::PaymentIntentListParams',
  'GET /v1/payment_intents/:id': 'PaymentIntents::PaymentIntentRetrieveParams',
  'GET /v1/charges': 'Charges::ChargeListParams',
  'GET /v1/charges/:id': 'Charges::ChargeRetrieveParams',
  'POST /v1/refunds': 'Refunds::RefundCreateParams',
  'GET /v1/refunds': 'Refunds::RefundListParams',
  'GET /v1/refunds/:id': 'Refunds::RefundRetrieveParams',
  'GET /v1/disputes': 'Disputes::DisputeListParams',
  'GET /v1/disputes/:id': 'Disputes::DisputeRetrieveParams',
  'POST /v1/customers': 'Customers::CustomerCreateParams',
  'GET /v1/customers/:id': 'Customers::CustomerRetrieveParams',
  'POST /v1/customers/:id': 'Customers::CustomerUpdateParams',
  'DELETE /v1/customers/:id': 'Customers::CustomerDeleteParams',
  'GET /v1/customers/:id/payment_methods': 'Customers::CustomerListPaymentMethodsParams',
  'POST /v1/coupons': 'Coupons::CouponCreateParams',
  'GET /v1/coupons/:id': 'Coupons::CouponRetrieveParams',
  'POST /v1/promotion_codes': 'PromotionCodes::PromotionCodeCreateParams',
  'GET /v1/promotion_codes': 'PromotionCodes::PromotionCodeListParams',
  'GET /v1/promotion_codes/:id': 'PromotionCodes::PromotionCodeRetrieveParams',
  'POST /v1/promotion_codes/:id': 'PromotionCodes::PromotionCodeUpdateParams',
  'GET /v1/subscriptions/:id': 'Subscriptions::SubscriptionRetrieveParams',
  'POST /v1/subscriptions/:id': 'Subscriptions::SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/:id': 'Subscriptions::SubscriptionCancelParams',
  'GET /v1/invoices': 'Invoices::InvoiceListParams',
  'GET /v1/invoices/:id': 'Invoices::InvoiceRetrieveParams',
  'POST /v1/invoices/:id': 'Invoices::InvoiceUpdateParams',
  'POST /v1/invoices/:id/finalize': 'Invoices::InvoiceFinalizeInvoiceParams',
  'POST /v1/invoices/:id/void': 'Invoices::InvoiceVoidInvoiceParams',
  'POST /v1/invoices/:id/pay': 'Invoices::InvoicePayParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.Sessions::BillingPortal.SessionCreateParams',
  'GET /v1/events': 'Events::EventListParams',
  'GET /v1/events/:id': 'Events::EventRetrieveParams',
}

const ERROR_CODES = 'PaymentIntents::PaymentIntent.LastPaymentError.Code'

export interface SchemaBook {
  name: string
  /** Both throw when the thing does not fit; `what` is named in the message. */
  checkAnswer(definition: string, value: unknown, what: string): void
  checkRequest(definition: string, value: unknown, what: string): void
  has(definition: string): boolean
}

function derivedDefs(): Record<string, Schema> {
  const types = new SdkTypes()
  const events = Object.values(EVENTS).map(name => `Events::${name}`)
  for (const name of [
    ...Object.values(ANSWERS),
    ...Object.values(DELETED),
    ...Object.values(REQUESTS),
    ...events,
    ERROR_CODES,
  ])
    types.describe(name)
  return types.defs
}

const SHARED = fileURLToPath(
  new URL('../../../shared/integrations/stripe/stripe-sdk-23.1.0-types.schema.json', import.meta.url),
)

function sharedDefs(): Record<string, Schema> | null {
  if (!existsSync(SHARED)) return null
  return (JSON.parse(readFileSync(SHARED, 'utf8')) as { $defs: Record<string, Schema> }).$defs
}

/** Turns the notes `x-closed` and `x-known-values` into rules. */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict)
  if (typeof node !== 'object' || node === null) return node
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    if (key === 'x-closed') result.additionalProperties = false
    else if (key === 'x-known-values') result.enum = value
    else if (!key.startsWith('x-') && !(key === 'description' && typeof value === 'string')) result[key] = strict(value)
  }
  return result
}

function openBook(name: string, defs: Record<string, Schema>): SchemaBook {
  const rules = strict(defs) as Record<string, Schema>
  // Forms carry texts only, so requests may be read as numbers; an answer must be of the right type as it stands.
  const open = (coerceTypes: boolean) => {
    const ajv = new Ajv({
      strict: false,
      coerceTypes,
      inlineRefs: false,
      validateSchema: false,
      code: { optimize: false },
    })
    ajv.addSchema({ $id: 'book', $defs: rules })
    const compiled = new Map<string, ValidateFunction>()
    return (definition: string, value: unknown, what: string) => {
      const validate = compiled.get(definition) ?? ajv.compile({ $ref: `book#/$defs/${definition}` })
      compiled.set(definition, validate)
      if (!validate(JSON.parse(JSON.stringify(value))))
        throw new Error(`${what} does not fit ${definition} (${name}): ${ajv.errorsText(validate.errors)}`)
    }
  }
  return { name, has: definition => definition in defs, checkAnswer: open(false), checkRequest: open(true) }
}

let books: SchemaBook[] | null = null

export function schemaBooks(): SchemaBook[] {
  if (books) return books
  const shared = sharedDefs()
  books = [openBook('derived from the SDK', derivedDefs()), ...(shared ? [openBook('shared schema', shared)] : [])]
  return books
}

function checkWith(kind: 'checkAnswer' | 'checkRequest', definition: string, value: unknown, what: string): void {
  const able = schemaBooks().filter(book => book.has(definition))
  if (able.length === 0) throw new Error(`No schema knows ${definition}`)
  for (const book of able) book[kind](definition, value, what)
}

export function checkObject(value: unknown): void {
  const { object, type, data, deleted } = value as {
    object?: string
    type?: string
    data?: unknown[]
    deleted?: boolean
  }
  if (object === 'list') {
    const keys = Object.keys(value as object)
      .sort()
      .join()
    if (keys !== 'data,has_more,object,url' || !Array.isArray(data)) throw new Error(`answer is no list: ${keys}`)
    for (const entry of data) checkObject(entry)
    return
  }
  const answers = deleted ? DELETED : ANSWERS
  const definition = object === 'event' ? `Events::${EVENTS[type ?? '']}` : answers[object ?? '']
  if (!definition) throw new Error(`answer of an unknown kind: ${JSON.stringify(value).slice(0, 200)}`)
  checkWith('checkAnswer', definition, value, `answer ${object}`)
}

function checkError(body: unknown): void {
  const { error, ...rest } = body as { error: Record<string, unknown> }
  const allowed = ['type', 'message', 'code', 'decline_code', 'doc_url', 'param', 'request_log_url']
  const odd = [...Object.keys(rest), ...Object.keys(error).filter(key => !allowed.includes(key))]
  if (odd.length > 0 || typeof error.message !== 'string')
    throw new Error(`answer with an odd error: ${JSON.stringify(body)}`)
  if (!['api_error', 'card_error', 'idempotency_error', 'invalid_request_error'].includes(String(error.type)))
    throw new Error(`answer with an unknown error type: ${error.type}`)
  if (error.code !== undefined) checkWith('checkAnswer', ERROR_CODES, error.code, 'answer error code')
}

const NAMES = new Set([
  '/billing_portal',
  '/payment_intents',
  '/payment_methods',
  '/promotion_codes',
  '/shipping_rates',
  '/line_items',
])

/** The address of a request with its id taken out, as REQUESTS names it. */
function addressOf({ method, path }: Exchange): string {
  return `${method} ${path.replace(/\/[a-z]+_[A-Za-z0-9_]+(?=\/|$)/g, part => (NAMES.has(part) ? part : '/:id'))}`
}

/** Throws unless the request and the answer both fit the SDK's types. A refused unknown parameter must be unknown to them too. */
export function checkExchange(exchange: Exchange): void {
  const definition = REQUESTS[addressOf(exchange)]
  if (exchange.status === 200) {
    if (!definition) throw new Error(`No schema for ${addressOf(exchange)}`)
    checkWith('checkRequest', definition, exchange.params, `request ${addressOf(exchange)}`)
    checkObject(exchange.body)
    return
  }
  checkError(exchange.body)
  const { code } = (exchange.body as { error: { code?: string } }).error
  if (code !== 'parameter_unknown' || !definition) return
  for (const book of schemaBooks().filter(entry => entry.has(definition))) {
    let fits = true
    try {
      book.checkRequest(definition, exchange.params, 'request')
    } catch {
      fits = false
    }
    if (fits) throw new Error(`A parameter that the SDK knows was called unknown: ${JSON.stringify(exchange.params)}`)
  }
}
