import type { Stripe } from 'stripe'
import { boolean, choice, integer, list, metadata, object, text, unsettable, webAddress } from './params.ts'

const expand = list(text(200), 20)
const page = { ending_before: text(255), limit: integer(1, 100), starting_after: text(255) }

/** Every so many days: what else Stripe knows is not needed here. */
export const recurring = object<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring>(
  { interval: choice('day'), interval_count: integer(1, 1095) },
  ['interval'],
)

const itemPrice = object<Stripe.SubscriptionUpdateParams.Item.PriceData>(
  {
    currency: text(3),
    product: text(255),
    recurring,
    tax_behavior: choice('exclusive', 'inclusive', 'unspecified'),
    unit_amount: integer(0, 99_999_999),
  },
  ['currency', 'product', 'recurring'],
  ['unit_amount_decimal'],
)

export const subscriptionUpdate = object<Stripe.SubscriptionUpdateParams>(
  {
    cancel_at_period_end: boolean,
    default_payment_method: text(255),
    expand,
    items: list(
      object<Stripe.SubscriptionUpdateParams.Item>(
        { id: text(255), price_data: itemPrice, quantity: integer(1, 999_999) },
        ['id'],
        ['billing_thresholds', 'clear_usage', 'deleted', 'discounts', 'metadata', 'price', 'tax_rates'],
      ),
      20,
    ),
    pause_collection: unsettable(
      object<Stripe.SubscriptionUpdateParams.PauseCollection>({ behavior: choice('void'), resumes_at: integer() }, [
        'behavior',
      ]),
    ),
    proration_behavior: choice('none', 'create_prorations', 'always_invoice'),
    trial_end: integer(),
  },
  [],
  ['billing_cycle_anchor', 'cancel_at', 'discounts', 'metadata', 'payment_behavior', 'trial_from_plan'],
)

export const subscriptionCancel = object<Stripe.SubscriptionCancelParams>({
  expand,
  invoice_now: boolean,
  prorate: boolean,
})

export const invoiceUpdate = object<Stripe.InvoiceUpdateParams>(
  {
    auto_advance: boolean,
    expand,
    metadata,
    shipping_details: object<Stripe.InvoiceUpdateParams.ShippingDetails>(
      {
        address: object<Stripe.AddressParam>({
          city: text(5000),
          country: text(2),
          line1: text(5000),
          line2: text(5000),
          postal_code: text(5000),
          state: text(5000),
        }),
        name: text(5000),
        phone: text(20),
      },
      ['address', 'name'],
    ),
  },
  [],
  ['description', 'discounts', 'due_date', 'footer', 'number', 'shipping_cost'],
)

export const invoiceList = object<Stripe.InvoiceListParams>(
  {
    ...page,
    expand,
    status: choice('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text(255),
  },
  [],
  ['collection_method', 'created', 'customer', 'due_date'],
)

export const invoiceFinalize = object<Stripe.InvoiceFinalizeInvoiceParams>({ auto_advance: boolean, expand })

export const portalCreate = object<Stripe.BillingPortal.SessionCreateParams>(
  {
    customer: text(255),
    expand,
    flow_data: object<Stripe.BillingPortal.SessionCreateParams.FlowData>(
      {
        after_completion: object<Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion>(
          {
            redirect: object<{ return_url: string }>({ return_url: text(5000, webAddress) }, ['return_url']),
            type: choice('redirect'),
          },
          ['type'],
        ),
        type: choice('payment_method_update'),
      },
      ['type'],
    ),
    return_url: text(5000, webAddress),
  },
  [],
  ['configuration', 'locale'],
)
