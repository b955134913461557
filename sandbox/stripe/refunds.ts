import type { Stripe } from 'stripe'
import { type Cause, type Context, NOBODY } from './context.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { emit } from './events.ts'
import { newId } from './ids.ts'
import { saveCharge } from './payments.ts'
import { findResource, insertResource, listResources, updateResource } from './resources.ts'
import { findSession } from './sessions.ts'
import type { WireCharge, WireIntent, WireRefund } from './wire.ts'

/** Gives back all or part of a charge; never more than is left of it. */
export function createRefund(context: Context, params: Stripe.RefundCreateParams, cause: Cause): WireRefund {
  const charge = chargeToRefund(context, params)
  const left = charge.amount - charge.amount_refunded
  if (left <= 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  const amount = params.amount ?? left
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`,
      'amount',
    )
  const refund = buildRefund(context, params, charge, amount)
  insertResource(
    context.store,
    'refund',
    refund.id,
    { created: refund.created, parent: charge.id, tag: charge.payment_intent },
    refund,
  )
  const refundedTotal = charge.amount_refunded + amount
  const after: WireCharge = { ...charge, amount_refunded: refundedTotal, refunded: refundedTotal === charge.amount }
  saveCharge(context, after)
  emit(context, 'refund.created', refund, cause)
  emit(context, 'charge.refunded', after, cause)
  return refund
}

/** The bank of the payer does not take the latest refund of a payment: the money comes back. */
export function failRefund(context: Context, sessionId: string): WireRefund | null {
  return context.store.transaction(() => {
    const intent = findSession(context, sessionId)?.session.payment_intent
    const [latest] = intent ? listResources<WireRefund>(context.store, 'refund', { tags: [intent], limit: 1 }).data : []
    if (latest?.status !== 'succeeded') return latest ?? null
    const failed: WireRefund = { ...latest, status: 'failed', failure_reason: 'lost_or_stolen_card' }
    updateResource(context.store, failed.id, { parent: failed.charge, tag: failed.payment_intent }, failed)
    emit(context, 'refund.failed', failed, NOBODY)
    return failed
  })
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

function chargeToRefund(context: Context, params: Stripe.RefundCreateParams): WireCharge {
  if (Boolean(params.charge) === Boolean(params.payment_intent))
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      undefined,
      'parameter_missing',
    )
  const id = params.charge ?? intentCharge(context, params.payment_intent ?? '')
  const charge = findResource<WireCharge>(context.store, 'charge', id)
  if (!charge) throw noSuch('charge', id, 'charge', 400)
  if (!charge.paid)
    throw invalidRequest(
      `This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  return charge
}

function intentCharge(context: Context, id: string): string {
  const intent = findResource<WireIntent>(context.store, 'payment_intent', id)
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent', 400)
  if (!intent.latest_charge)
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, 'payment_intent')
  return intent.latest_charge
}

function buildRefund(
  context: Context,
  params: Stripe.RefundCreateParams,
  charge: WireCharge,
  amount: number,
): WireRefund {
  const card = charge.payment_method_details?.type === 'card'
  return {
    id: newId(card ? 're' : 'pyr'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    ...(card
      ? {
          destination_details: {
            type: 'card',
            card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
          },
        }
      : {}),
    metadata: Object.fromEntries(Object.entries(params.metadata || {}).map(([key, value]) => [key, String(value)])),
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
