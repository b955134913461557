import type { Stripe } from 'stripe'
import { recurring } from './billing-shapes.ts'
import { sessionDiscounts } from './discount-shapes.ts'
import {
  boolean,
  choice,
  integer,
  list,
  metadata,
  type ObjectShape,
  object,
  range,
  type Shape,
  text,
  webAddress,
} from './params.ts'

/** At most four levels below each other, as on Stripe. */
const expand: Shape = list(text(200), 20)
const page = { ending_before: text(255), limit: integer(1, 100), starting_after: text(255) }
const methodTypes: Shape = list(
  choice('card', 'bacs_debit', 'link', 'klarna', 'paypal', 'amazon_pay', 'revolut_pay'),
  20,
)
const taxBehavior = choice('exclusive', 'inclusive', 'unspecified')

const message = object<{ message: string }>({ message: text(1200) }, ['message'])
const onOff = choice('enabled', 'disabled')
const enabled = object<{ enabled: boolean }>({ enabled: boolean }, ['enabled'])

const priceData = object<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>(
  {
    currency: text(3),
    product: text(255),
    product_data: object<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>(
      { name: text(250), description: text(1000), images: list(text(2000, webAddress), 8), metadata },
      ['name'],
      ['tax_code', 'tax_details', 'unit_label'],
    ),
    recurring,
    tax_behavior: taxBehavior,
    unit_amount: integer(0, 99_999_999),
  },
  ['currency'],
  ['unit_amount_decimal'],
)

const lineItem = object<Stripe.Checkout.SessionCreateParams.LineItem>(
  { price: text(255), price_data: priceData, quantity: integer(1, 999_999), metadata },
  [],
  ['adjustable_quantity', 'tax_rates'],
)

const estimate = object<{ unit: string; value: number }>(
  { unit: choice('hour', 'day', 'business_day', 'week', 'month'), value: integer(1, 1000) },
  ['unit', 'value'],
)
const rateData = object<Stripe.Checkout.SessionCreateParams.ShippingOption.ShippingRateData>(
  {
    display_name: text(100),
    type: choice('fixed_amount'),
    fixed_amount: object<{ amount: number; currency: string; currency_options: object }>(
      { amount: integer(0, 99_999_999), currency: text(3) },
      ['amount', 'currency'],
      ['currency_options'],
    ),
    delivery_estimate: object<{ minimum: object; maximum: object }>({ minimum: estimate, maximum: estimate }),
    tax_behavior: taxBehavior,
    tax_code: text(255),
    metadata,
  },
  ['display_name'],
)

export const sessionCreate: ObjectShape = object<Stripe.Checkout.SessionCreateParams>(
  {
    adaptive_pricing: object<Stripe.Checkout.SessionCreateParams.AdaptivePricing>({ enabled: boolean }),
    allow_promotion_codes: boolean,
    allowed_payment_method_types: methodTypes,
    automatic_tax: object<Stripe.Checkout.SessionCreateParams.AutomaticTax>(
      { enabled: boolean },
      ['enabled'],
      ['liability'],
    ),
    billing_address_collection: choice('auto', 'required'),
    cancel_url: text(5000, webAddress),
    client_reference_id: text(200),
    currency: text(3),
    custom_text: object<Stripe.Checkout.SessionCreateParams.CustomText>({
      after_submit: message,
      shipping_address: message,
      submit: message,
      terms_of_service_acceptance: message,
    }),
    customer: text(255),
    customer_creation: choice('if_required'),
    customer_email: text(800),
    customer_update: object<Stripe.Checkout.SessionCreateParams.CustomerUpdate>({
      address: choice('auto', 'never'),
      name: choice('auto', 'never'),
      shipping: choice('auto', 'never'),
    }),
    discounts: sessionDiscounts,
    excluded_payment_method_types: methodTypes,
    expand,
    expires_at: integer(),
    invoice_creation: enabled,
    line_items: list(lineItem, 100),
    locale: text(10),
    metadata,
    mode: choice('payment', 'subscription'),
    payment_intent_data: object<Stripe.Checkout.SessionCreateParams.PaymentIntentData>(
      { description: text(1000), metadata, receipt_email: text(800), statement_descriptor_suffix: text(22) },
      [],
      [
        'application_fee_amount',
        'capture_method',
        'on_behalf_of',
        'setup_future_usage',
        'shipping',
        'statement_descriptor',
        'transfer_data',
        'transfer_group',
      ],
    ),
    saved_payment_method_options: object<Stripe.Checkout.SessionCreateParams.SavedPaymentMethodOptions>(
      { payment_method_remove: onOff, payment_method_save: onOff },
      [],
      ['allow_redisplay_filters'],
    ),
    shipping_address_collection: object<Stripe.Checkout.SessionCreateParams.ShippingAddressCollection>(
      { allowed_countries: list(text(2), 300) },
      ['allowed_countries'],
    ),
    shipping_options: list(
      object<Stripe.Checkout.SessionCreateParams.ShippingOption>({
        shipping_rate: text(255),
        shipping_rate_data: rateData,
      }),
      5,
    ),
    submit_type: choice('auto', 'book', 'donate', 'pay'),
    subscription_data: object<Stripe.Checkout.SessionCreateParams.SubscriptionData>(
      { metadata },
      [],
      [
        'billing_cycle_anchor',
        'description',
        'invoice_settings',
        'proration_behavior',
        'trial_end',
        'trial_period_days',
      ],
    ),
    success_url: text(5000, webAddress),
    ui_mode: choice('hosted_page'),
  },
  ['mode'],
  [
    'after_expiration',
    'branding_settings',
    'consent_collection',
    'custom_fields',
    'customer_account',
    'integration_identifier',
    'managed_payments',
    'name_collection',
    'optional_items',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_data',
    'payment_method_options',
    'permissions',
    'phone_number_collection',
    'redirect_on_completion',
    'return_url',
    'setup_intent_data',
    'tax_id_collection',
    'wallet_options',
  ],
)

export const sessionList = object<Stripe.Checkout.SessionListParams>(
  { ...page, created: range, expand, payment_intent: text(255), status: choice('open', 'complete', 'expired') },
  [],
  ['customer', 'customer_account', 'customer_details', 'payment_link', 'subscription'],
)
export const onlyExpand = object<{ expand: string[] }>({ expand })
export const onlyPage = object<Stripe.Checkout.SessionListLineItemsParams>({ ...page, expand })

export const priceCreate = object<Stripe.PriceCreateParams>(
  {
    active: boolean,
    currency: text(3),
    expand,
    metadata,
    nickname: text(500),
    product: text(255),
    product_data: object<Stripe.PriceCreateParams.ProductData>(
      { id: text(255), name: text(250), active: boolean, metadata },
      ['name'],
      ['statement_descriptor', 'tax_code', 'tax_details', 'unit_label'],
    ),
    tax_behavior: taxBehavior,
    unit_amount: integer(0, 99_999_999),
  },
  ['currency'],
  [
    ...['billing_scheme', 'currency_options', 'custom_unit_amount', 'lookup_key', 'recurring', 'tiers'],
    ...['tiers_mode', 'transfer_lookup_key', 'transform_quantity', 'unit_amount_decimal'],
  ] as never[],
)
export const priceList = object<Stripe.PriceListParams>(
  { ...page, active: boolean, created: range, expand, product: text(255) },
  [],
  ['currency', 'lookup_keys', 'recurring', 'type'],
)
export const productList = object<Stripe.ProductListParams>(
  { ...page, active: boolean, created: range, expand, ids: list(text(255), 100) },
  [],
  ['shippable', 'url'],
)
export const intentList = object<Stripe.PaymentIntentListParams>(
  { ...page, created: range, expand },
  [],
  ['customer', 'customer_account'],
)
export const chargeList = object<Stripe.ChargeListParams>(
  { ...page, created: range, expand, payment_intent: text(255) },
  [],
  ['customer', 'transfer_group'],
)
export const refundCreate = object<Stripe.RefundCreateParams>(
  {
    amount: integer(1, 99_999_999),
    charge: text(255),
    expand,
    metadata,
    payment_intent: text(255),
    reason: choice('duplicate', 'fraudulent', 'requested_by_customer'),
  },
  [],
  ['currency', 'customer', 'instructions_email', 'origin', 'refund_application_fee', 'reverse_transfer'],
)
export const refundList = object<Stripe.RefundListParams>({
  ...page,
  charge: text(255),
  created: range,
  expand,
  payment_intent: text(255),
})
export const disputeList = object<Stripe.DisputeListParams>({
  ...page,
  charge: text(255),
  created: range,
  expand,
  payment_intent: text(255),
})
export const eventList = object<Stripe.EventListParams>({
  ...page,
  created: range,
  delivery_success: boolean,
  expand,
  type: text(255),
  types: list(text(255), 20),
})

const postalAddress = object<Stripe.AddressParam>({
  city: text(5000),
  country: text(2),
  line1: text(5000),
  line2: text(5000),
  postal_code: text(5000),
  state: text(5000),
})
const recipient = object<Stripe.CustomerUpdateParams.Shipping>(
  { address: postalAddress, name: text(5000), phone: text(20) },
  ['address', 'name'],
)
const ABOUT_CUSTOMER = {
  description: text(5000),
  email: text(512),
  expand,
  metadata,
  name: text(256),
  phone: text(20),
  shipping: recipient,
}
const ABOUT_BILLING = [
  ...(['address', 'balance', 'business_name', 'cash_balance', 'individual_name', 'invoice_prefix'] as const),
  ...(['invoice_settings', 'next_invoice_sequence', 'preferred_locales', 'source', 'tax', 'tax_exempt'] as const),
]
export const customerCreate = object<Stripe.CustomerCreateParams>(
  ABOUT_CUSTOMER,
  [],
  [...ABOUT_BILLING, 'payment_method', 'tax_id_data', 'test_clock'],
)
export const customerUpdate = object<Stripe.CustomerUpdateParams>(ABOUT_CUSTOMER, [], [...ABOUT_BILLING])
export const nothing = object<object>({})
export const cardList = object<Stripe.CustomerListPaymentMethodsParams>(
  { ...page, expand, type: choice('card') },
  [],
  ['allow_redisplay'],
)
