/** Where an order is with its money. Disputes run beside it: see `worstDispute`. */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'paid',
  'partly-refunded',
  'refunded',
  'expired',
  'payment-failed',
  'refund-due',
  'review',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What the order has of the shelf: units held back, units gone out of stock for good, or nothing. */
export type HeldStock = 'reserved' | 'sold' | 'none'

export interface OrderLife {
  status: OrderStatus
  stock: HeldStock
  /** What the payer was charged, in pence; 0 until paid. Never changes after that. */
  chargedPence: number
  /** All refunds together, in pence, at most `chargedPence`. Never shrinks. */
  refundedPence: number
}

/**
 * What the payment service can tell. All of them are lasting truths about one payment, so hearing one again, or late,
 * changes nothing.
 */
export type Fact =
  /** The service will not open a payment page for this order. */
  | { kind: 'refused' }
  /** The page closed unpaid: it can no longer be paid. */
  | { kind: 'expired' }
  /** Finished by the payer with a method that settles in days. */
  | { kind: 'delayed' }
  /** The delayed payment did not come. */
  | { kind: 'failed' }
  | { kind: 'paid'; pence: number }
  /** Money came that is not what the order asked for. */
  | { kind: 'mismatch'; pence: number }
  /** All refunds so far. */
  | { kind: 'refunded'; pence: number }

export type StockMove = 'keep' | 'sell' | 'release' | 'take-again'

/**
 * Things to do because of a step, each written as a job in the transaction of the step (`alarm`: as an error in the
 * log).
 */
export type Effect = 'confirm' | 'tell-failed' | 'refund' | 'tell-refunded' | 'alarm'

interface Transition {
  to: OrderStatus
  stock: StockMove
  effects: readonly Effect[]
  /** Instead, when the stock cannot be taken again. */
  otherwise?: Transition
}

/** A refund is partial until it adds up to the charge; the table knows the two as different facts. */
type FactKey = Exclude<Fact['kind'], 'refunded'> | 'refunded-in-part' | 'refunded-in-full'

const FULFIL: Transition = { to: 'paid', stock: 'sell', effects: ['confirm'] }
const FAIL: Transition = { to: 'payment-failed', stock: 'release', effects: ['tell-failed'] }
const HOLD_FOR_REVIEW: Transition = { to: 'review', stock: 'keep', effects: ['alarm'] }

/** The money came after the goods were given back to the shelf: take them again, or give the money back. */
const FULFIL_LATE: Transition = {
  to: 'paid',
  stock: 'take-again',
  effects: ['confirm'],
  otherwise: { to: 'refund-due', stock: 'keep', effects: ['refund'] },
}

/**
 * The life of an order. A fact that is missing in a row is known already or overtaken there, and changes nothing;
 * that is why the order in which facts arrive does not matter. Goods that went out do not return to the shelf with a
 * refund: food that has left the house is not sold again.
 */
export const ORDER_LIFE: Record<OrderStatus, Partial<Record<FactKey, Transition>>> = {
  pending: {
    refused: { to: 'payment-failed', stock: 'release', effects: [] },
    expired: { to: 'expired', stock: 'release', effects: [] },
    delayed: { to: 'processing', stock: 'keep', effects: [] },
    failed: FAIL,
    paid: FULFIL,
    mismatch: HOLD_FOR_REVIEW,
  },
  processing: { failed: FAIL, paid: FULFIL, mismatch: HOLD_FOR_REVIEW },
  expired: { failed: FAIL, paid: FULFIL_LATE, mismatch: HOLD_FOR_REVIEW },
  'payment-failed': { paid: FULFIL_LATE, mismatch: HOLD_FOR_REVIEW },
  paid: {
    'refunded-in-part': { to: 'partly-refunded', stock: 'keep', effects: ['tell-refunded'] },
    'refunded-in-full': { to: 'refunded', stock: 'keep', effects: ['tell-refunded'] },
  },
  'partly-refunded': {
    'refunded-in-part': { to: 'partly-refunded', stock: 'keep', effects: ['tell-refunded'] },
    'refunded-in-full': { to: 'refunded', stock: 'keep', effects: ['tell-refunded'] },
  },
  'refund-due': {
    'refunded-in-part': { to: 'refund-due', stock: 'keep', effects: [] },
    'refunded-in-full': { to: 'refunded', stock: 'keep', effects: ['tell-refunded'] },
  },
  // Only a person can end a review, by giving the money back at the payment service.
  review: {
    'refunded-in-part': { to: 'review', stock: 'keep', effects: [] },
    'refunded-in-full': { to: 'refunded', stock: 'release', effects: ['tell-refunded'] },
  },
  refunded: {},
}

export interface Step {
  life: OrderLife
  move: StockMove
  effects: readonly Effect[]
  otherwise?: Step
}

/** The step that a fact makes an order take, or null when it changes nothing. */
export function nextStep(life: OrderLife, fact: Fact): Step | null {
  if (fact.kind === 'refunded' && fact.pence <= life.refundedPence) return null
  const transition = ORDER_LIFE[life.status][keyOf(life, fact)]
  return transition ? stepOf(life, fact, transition) : null
}

function keyOf(life: OrderLife, fact: Fact): FactKey {
  if (fact.kind !== 'refunded') return fact.kind
  return fact.pence >= life.chargedPence ? 'refunded-in-full' : 'refunded-in-part'
}

function stepOf(life: OrderLife, fact: Fact, { to, stock, effects, otherwise }: Transition): Step {
  const money = fact.kind === 'paid' || fact.kind === 'mismatch'
  // What is not reserved cannot be released: an order under review may have lost its goods before.
  const move = stock === 'release' && life.stock !== 'reserved' ? 'keep' : stock
  return {
    life: {
      status: to,
      stock: HELD_AFTER[move] ?? life.stock,
      chargedPence: money ? fact.pence : life.chargedPence,
      refundedPence: fact.kind === 'refunded' ? Math.min(fact.pence, life.chargedPence) : life.refundedPence,
    },
    move,
    effects,
    ...(otherwise ? { otherwise: stepOf(life, fact, otherwise) } : {}),
  }
}

const HELD_AFTER: Record<StockMove, HeldStock | null> = {
  keep: null,
  sell: 'sold',
  release: 'none',
  'take-again': 'sold',
}

export const DISPUTES = ['none', 'open', 'won', 'lost'] as const
/** A payer's bank asking for the money back. */
export type Dispute = (typeof DISPUTES)[number]

/** The money is with the payer's bank, or is asked for by it: it must not go back twice. */
export const isAskedBack = ({ dispute }: { dispute: Dispute }): boolean => dispute === 'open' || dispute === 'lost'

/** Of two reports about disputes the later stage counts, whichever came first. */
export function worstDispute(known: Dispute, heard: Dispute): Dispute {
  return DISPUTES.indexOf(heard) > DISPUTES.indexOf(known) ? heard : known
}
