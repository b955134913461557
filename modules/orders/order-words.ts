import { formatPence } from '#modules/cart/money.ts'
import { carrierName } from './carriers.ts'
import type { ActFact, GoodsState, HistoryDetail, Units } from './goods-life.ts'
import type { Fact, OrderStatus } from './order-life.ts'
import type { Order } from './queries/orders.ts'

export type StatusTone = 'leaf' | 'quiet' | 'caution'

export interface StatusWords {
  label: string
  tone: StatusTone
  words: string
}

/** What a status is called, and what it means for its buyer. */
const MONEY_WORDS: Record<OrderStatus, StatusWords> = {
  pending: {
    label: 'Not paid yet',
    tone: 'caution',
    words: 'We are holding the goods for you while the payment page is open.',
  },
  processing: {
    label: 'Payment on its way',
    tone: 'caution',
    words: 'Your bank takes a few days to settle this payment. We send the parcel as soon as it has.',
  },
  paid: { label: 'Paid', tone: 'leaf', words: 'We have your payment.' },
  'partly-refunded': { label: 'Partly refunded', tone: 'leaf', words: 'Part of what you paid has been refunded.' },
  refunded: {
    label: 'Refunded',
    tone: 'quiet',
    words: 'Everything you paid has been refunded to the card or account you used.',
  },
  expired: { label: 'Not paid', tone: 'quiet', words: 'The payment page closed before you paid. Nothing was charged.' },
  'payment-failed': {
    label: 'Payment failed',
    tone: 'quiet',
    words: 'The payment did not come through. No money was taken, and nothing was sent.',
  },
  'refund-due': {
    label: 'Being refunded',
    tone: 'caution',
    words: 'The goods were no longer in stock when your payment reached us. All of your money is on its way back.',
  },
  review: {
    label: 'Being checked',
    tone: 'caution',
    words: 'One of us needs to check this payment. We will write to you when that is done.',
  },
}

/** What a state of the money is called. */
export const moneyLabel = (status: OrderStatus): string => MONEY_WORDS[status].label

/** The same for goods that were paid; what waits to be packed is told by its money. */
const GOODS_WORDS: Record<Exclude<GoodsState, 'none' | 'to-pack'>, StatusWords> = {
  packed: { label: 'Packed', tone: 'leaf', words: 'Your parcel is packed and waiting for the carrier.' },
  'sent-in-part': { label: 'Sent in part', tone: 'leaf', words: 'Part of it has left us; the rest will follow.' },
  sent: { label: 'Sent', tone: 'leaf', words: 'Your parcel is on its way.' },
  delivered: { label: 'Delivered', tone: 'leaf', words: 'Your parcel has arrived.' },
  lost: { label: 'Lost', tone: 'caution', words: 'A parcel did not reach you. We are sorry.' },
  cancelled: { label: 'Cancelled', tone: 'quiet', words: 'Nothing will be sent.' },
  returned: { label: 'Returned', tone: 'quiet', words: 'Everything you were sent is back with us.' },
}

const DISPUTED: StatusWords = {
  label: 'Disputed',
  tone: 'caution',
  words: 'Your bank has asked us for this payment back. Until that is decided, we will not send anything more.',
}

const LOST_DISPUTE: StatusWords = {
  label: 'Paid back by the bank',
  tone: 'quiet',
  words: 'Your bank has decided to return this payment to you, so we will not send anything more.',
}

/** What an order is called, by its dispute, its goods or its money: whichever says most to its buyer. */
export function statusOf({ status, goods, dispute }: Pick<Order, 'status' | 'goods' | 'dispute'>): StatusWords {
  if (dispute === 'open') return DISPUTED
  if (dispute === 'lost') return LOST_DISPUTE
  const settled = status === 'paid' || status === 'partly-refunded' || status === 'refunded'
  if (!settled || goods === 'none' || goods === 'to-pack') return MONEY_WORDS[status]
  // A refund after the goods arrived is news; a delivery that was refunded long ago is not.
  if (status === 'refunded' && goods !== 'cancelled' && goods !== 'lost') return MONEY_WORDS.refunded
  return GOODS_WORDS[goods]
}

/** One step of an order, as its history holds it. */
export interface OrderStep {
  at: Date
  fact: Fact['kind'] | ActFact
  to: OrderStatus
  chargedPence: number
  refundedPence: number
  detail: HistoryDetail | null
}

/**
 * A step in words; null where it is the shop's own affair.
 * @param refundedBefore what had gone back before it, in pence
 */
export function stepWords(step: OrderStep, refundedBefore: number, names: ReadonlyMap<string, string>): string | null {
  const { detail } = step
  switch (step.fact) {
    case 'refused':
      return 'The payment page could not be opened'
    case 'expired':
      return 'Closed unpaid'
    case 'delayed':
      return 'Payment started, on its way from your bank'
    case 'failed':
      return 'The payment did not come through'
    case 'mismatch':
      return `Payment of ${formatPence(step.chargedPence)} received, to be checked`
    case 'paid':
      return step.to === 'refund-due'
        ? `Payment of ${formatPence(step.chargedPence)} received, too late for the goods`
        : `Payment of ${formatPence(step.chargedPence)} received`
    case 'refunded':
      return `${formatPence(step.refundedPence - refundedBefore)} refunded`
    case 'packed':
      return `Packed: ${goodsText(detail?.goods ?? [], names)}`
    case 'sent':
      return `Parcel ${detail?.parcel ?? 1} handed to ${byCarrier(detail?.carrier)}`
    case 'delivered':
      return `Parcel ${detail?.parcel ?? 1} delivered`
    case 'lost':
      return `Parcel ${detail?.parcel ?? 1} lost`
    case 'cancelled':
      return `Cancelled: ${goodsText(detail?.goods ?? [], names)}`
    case 'readdressed':
      return 'Address changed'
    case 'return-requested':
      return `Return ${detail?.return ?? 1} asked for: ${goodsText(detail?.goods ?? [], names)}`
    case 'return-posted':
      return `Return ${detail?.return ?? 1} posted`
    case 'return-kept':
      return `Return ${detail?.return ?? 1} withdrawn: it is kept`
    case 'return-arrived':
      return `Return ${detail?.return ?? 1} back with us`
    case 'return-refused':
      return `Return ${detail?.return ?? 1} not refunded`
    case 'return-labelled':
    case 'return-refunded':
    case 'unpacked':
    case 'refund-wanted':
      return null
  }
}

const byCarrier = (stored: string | undefined) =>
  stored === undefined || stored === 'other' ? 'its carrier' : carrierName(stored)

/** '2 × Biotin, Magnesium Complex'. */
export function goodsText(goods: readonly Units[], names: ReadonlyMap<string, string>): string {
  return goods
    .map(({ productId, quantity }) => {
      const name = names.get(productId) ?? productId
      return quantity > 1 ? `${quantity} × ${name}` : name
    })
    .join(', ')
}
