import type { Stripe } from 'stripe'
import type { Context } from './context.ts'
import { newId } from './ids.ts'
import type { BuyerDetails, PaymentMethod, SessionRecord, WireCharge, WireIntent, WireSession } from './wire.ts'

/** Why a bank said no, in the SDK's codes. */
export interface Failure {
  code: 'card_declined' | 'payment_intent_authentication_failure' | 'debit_not_authorized'
  declineCode: string | null
  message: string
}

/** What an intent is made for: a page, or the invoice of a renewal. */
export interface Payable {
  session: Pick<
    WireSession,
    'amount_total' | 'currency' | 'customer' | 'payment_method_types' | 'shipping_address_collection'
  >
  intent: SessionRecord['intent']
}

export function buildIntent(context: Context, record: Payable, method: PaymentMethod, buyer: BuyerDetails): WireIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: record.session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`, 25),
    confirmation_method: 'automatic',
    created: context.seconds(),
    currency: record.session.currency ?? 'gbp',
    customer: record.session.customer,
    customer_account: null,
    description: record.intent.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: record.intent.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: record.session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: record.intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: record.session.shipping_address_collection ? shippingOf(buyer) : null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: record.intent.suffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

const shippingOf = (buyer: BuyerDetails) => ({
  address: buyer.address,
  carrier: null,
  name: buyer.name,
  phone: null,
  tracking_number: null,
})

export function buildCharge(
  context: Context,
  intent: WireIntent,
  method: PaymentMethod,
  buyer: BuyerDetails,
  state: 'succeeded' | 'pending' | Failure,
): WireCharge {
  const failure = typeof state === 'object' ? state : null
  const status = typeof state === 'object' ? 'failed' : state
  return {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: buyer.address, email: buyer.email, name: buyer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: context.merchantName.toUpperCase().slice(0, 22),
    captured: !failure,
    created: context.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(status, failure),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

export function outcomeOf(status: Stripe.Charge.Status, failure: Failure | null): Stripe.Charge.Outcome {
  return {
    advice_code: failure ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason: failure?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: failure ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: status === 'failed' ? 'issuer_declined' : 'authorized',
  }
}

function methodDetails(intent: WireIntent, method: PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (method.type === 'bacs_debit')
    return {
      type: 'bacs_debit',
      bacs_debit: { fingerprint: null, last4: method.last4, mandate: null, sort_code: method.sortCode },
    }
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: method.brand,
      checks: { address_line1_check: 'pass', address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'GB',
      electronic_commerce_indicator: null,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      funding: 'credit',
      installments: null,
      last4: method.last4,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: method.secured ? authenticated : null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

const authenticated: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}
