import type { Units } from './goods-life.ts'

/** Where the goods of a return are. Beside it runs what becomes of their money (`ReturnSettlement`). */
export const RETURN_STATES = ['requested', 'posted', 'arrived', 'kept'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export type ReturnSettlement = 'open' | 'refunded' | 'refused'

/** What can happen to goods that somebody wants to send back. */
export type ReturnAct = 'post' | 'arrive' | 'keep'

/**
 * The life of a return. An act that is missing in a row does nothing there: it was done already, or cannot be. What is
 * posted is no longer kept; what nobody told us of may arrive all the same.
 */
export const RETURN_LIFE: Record<ReturnState, Partial<Record<ReturnAct, ReturnState>>> = {
  requested: { post: 'posted', arrive: 'arrived', keep: 'kept' },
  posted: { arrive: 'arrived' },
  arrived: {},
  kept: {},
}

export const RETURN_REASONS = ['changed-mind', 'not-said', 'damaged', 'faulty', 'wrong'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const isReturnReason = (text: unknown): text is ReturnReason => RETURN_REASONS.some(reason => reason === text)

/** Something was wrong with what we sent: the seal does not matter, and we pay the postage. */
export const isOurFault = (reason: ReturnReason): boolean => reason !== 'changed-mind' && reason !== 'not-said'

export type Seal = 'unbroken' | 'opened'

/** Packs of one product that come back, by their seal: each product once, or once sealed and once opened. */
export interface SentBack extends Units {
  seal: Seal
}

export interface ReturnLine extends SentBack {
  /** How many of them went back on the shelf. */
  shelved: number
}

export interface OrderReturn {
  id: string
  /** 1, 2, … within its order. */
  number: number
  state: ReturnState
  settlement: ReturnSettlement
  reason: ReturnReason
  /** What its buyer said beside the reason, or empty. */
  note: string
  /** What its buyer told of its posting. */
  proof: string | null
  /** A label to print, which we paid for. */
  labelLink: string | null
  /** Why its money did not go back, or not all of it. */
  settledBecause: string | null
  refundId: string | null
  requestedAt: Date
  postedAt: Date | null
  arrivedAt: Date | null
  settledAt: Date | null
  lines: ReturnLine[]
}

/** Whether its goods are coming back, or are here: what is kept, or was refused before it came, is with the buyer. */
export const isComing = ({ state, settlement }: Pick<OrderReturn, 'state' | 'settlement'>): boolean =>
  state === 'arrived' || (state !== 'kept' && settlement !== 'refused')

/** How many packs of a product these returns hold. */
export function packsBack(returns: readonly Pick<OrderReturn, 'lines'>[], productId: string): number {
  return returns
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
}

/** Packs by product, whatever their seals. */
export function unitsBack(lines: readonly Units[]): Units[] {
  const sums = new Map<Units['productId'], number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return Array.from(sums, ([productId, quantity]) => ({ productId, quantity }))
}

/** Why a return cannot be settled that way; null when it can. What was refused may be refunded after all. */
export function whyNotSettled({ state, settlement }: OrderReturn, how: 'refund' | 'refuse'): string | null {
  if (state === 'kept') return 'Its buyer keeps it.'
  if (settlement === 'refunded') return 'Its money has gone back.'
  return how === 'refuse' && settlement === 'refused' ? 'It was refused already.' : null
}
