import type { Stripe } from 'stripe'
import { type Context, NOBODY } from './context.ts'
import { emit } from './events.ts'
import { newId } from './ids.ts'
import { saveCharge } from './payments.ts'
import { findResource, insertResource, listResources, updateResource } from './resources.ts'
import { findSession } from './sessions.ts'
import type { WireCharge, WireDispute, WireIntent } from './wire.ts'

/** The payer's bank asks the payment back; later it decides for the seller, or against. */
export type DisputeStage = 'open' | 'won' | 'lost'

/** How long a seller may answer. */
const ANSWER_SECONDS = 14 * 24 * 60 * 60

/** Opens the one dispute of a payment, or decides it. What is decided stays; what was never paid is not disputed. */
export function moveDispute(context: Context, sessionId: string, stage: DisputeStage): WireDispute | null {
  return context.store.transaction(() => {
    const intentId = findSession(context, sessionId)?.session.payment_intent
    const intent = intentId ? findResource<WireIntent>(context.store, 'payment_intent', intentId) : null
    const charge = intent?.latest_charge
      ? findResource<WireCharge>(context.store, 'charge', intent.latest_charge)
      : null
    if (!charge?.paid) return null
    const known = disputeOf(context, charge)
    if (stage === 'open') return known ?? openDispute(context, charge)
    const open = known ?? openDispute(context, charge)
    return open.status === 'needs_response' ? decide(context, open, stage) : open
  })
}

/** The dispute of a charge, if its payer's bank ever asked it back. */
const disputeOf = (context: Context, charge: WireCharge): WireDispute | null =>
  listResources<WireDispute>(context.store, 'dispute', { parent: charge.id, limit: 1 }).data[0] ?? null

function openDispute(context: Context, charge: WireCharge): WireDispute {
  const dispute = buildDispute(context, charge)
  const filing = { created: dispute.created, parent: charge.id, tag: charge.payment_intent }
  insertResource(context.store, 'dispute', dispute.id, filing, dispute)
  saveCharge(context, { ...charge, disputed: true })
  emit(context, 'charge.dispute.created', dispute, NOBODY)
  return dispute
}

function decide(context: Context, dispute: WireDispute, stage: 'won' | 'lost'): WireDispute {
  const decided: WireDispute = { ...dispute, status: stage }
  updateResource(context.store, decided.id, { parent: decided.charge, tag: decided.payment_intent }, decided)
  emit(context, 'charge.dispute.closed', decided, NOBODY)
  return decided
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

function buildDispute(context: Context, charge: WireCharge): WireDispute {
  const created = context.seconds()
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status: 'needs_response',
  }
}
