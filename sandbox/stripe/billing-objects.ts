import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { findCustomer } from './customers.ts'
import { newId } from './ids.ts'
import type { WireInvoice, WireItem, WirePrice, WireSubscription } from './wire.ts'

export const DAY = 86_400

/** What a subscription brings each time, as its price says it. */
export interface Part {
  price: WirePrice
  quantity: number
  description: string
}

export const secondsOf = (price: WirePrice): number => (price.recurring?.interval_count ?? 1) * DAY

export function buildItem(subscription: string, { price, quantity }: Part, start: number, end: number): WireItem {
  const recurring = price.recurring
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: recurring?.interval ?? 'day',
      interval_count: recurring?.interval_count ?? 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

interface NewSubscription {
  customer: string
  card: string
  metadata: Stripe.Metadata
  parts: readonly Part[]
}

export function buildSubscription(context: Context, made: NewSubscription): WireSubscription {
  const id = newId('sub')
  const start = context.seconds()
  const end = start + secondsOf((made.parts[0] as Part).price)
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: made.parts[0]?.price.currency ?? 'gbp',
    customer: made.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: made.card,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: made.parts.map(part => buildItem(id, part, start, end)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: made.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
}

export interface NewInvoice {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  created: number
  /** Nothing is due for a date that was only moved. */
  free?: true
}

/** An invoice as it begins: a draft of what the subscription brings now. */
export function buildInvoice(context: Context, subscription: WireSubscription, made: NewInvoice): WireInvoice {
  const id = newId(made.reason === 'upcoming' ? 'upcoming_in' : 'in')
  const customer = findCustomer(context, subscription.customer)
  const known = customer && !('deleted' in customer) ? customer : null
  const lines = subscription.items.data.map(item => lineOf(id, subscription.id, item, made.free === true))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: context.merchantName,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: made.created + context.draftSeconds,
    billing_reason: made.reason,
    collection_method: 'charge_automatically',
    created: made.created,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: known?.email ?? null,
    customer_name: known?.name ?? null,
    customer_phone: null,
    customer_shipping: known?.shipping ? (known.shipping as Stripe.Invoice.CustomerShipping) : null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: made.created + context.draftSeconds,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: made.created,
    period_start: subscription.items.data[0]?.current_period_start ?? made.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: null,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: null,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

function lineOf(invoice: string, subscription: string, item: WireItem, free: boolean) {
  const unit = free ? 0 : (item.price.unit_amount ?? 0)
  return {
    id: newId('il'),
    object: 'line_item' as const,
    amount: unit * item.quantity,
    currency: item.price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details' as const,
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details' as const,
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: String(unit),
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription,
    subtotal: unit * item.quantity,
    taxes: [],
  }
}
