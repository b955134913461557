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
    words: 'The goods are kept aside for you while the payment page is open.',
  },
  processing: {
    label: 'Payment on its way',
    tone: 'caution',
    words: 'Your bank takes a few days to settle this payment. We send the parcel as soon as it has.',
  },
  paid: { label: 'Paid', tone: 'leaf', words: 'We have your payment.' },
  'partly-refunded': { label: 'Partly refunded', tone: 'leaf', words: 'A part of what you paid has gone back to you.' },
  refunded: { label: 'Refunded', tone: 'quiet', words: 'All that you paid has gone back to the way you paid.' },
  expired: { label: 'Not paid', tone: 'quiet', words: 'The payment page closed unpaid. Nothing was charged.' },
  'payment-failed': {
    label: 'Payment failed',
    tone: 'quiet',
    words: 'The payment did not come through. No money was taken, and nothing was sent.',
  },
  'refund-due': {
    label: 'Being refunded',
    tone: 'caution',
    words: 'The goods were no longer free when your payment reached us. All of your money is on its way back.',
  },
  review: {
    label: 'Being checked',
    tone: 'caution',
    words: 'Something about the payment needs a person to look at it. We write to you when that is done.',
  },
}

/** The same for goods that were paid; what waits to be packed is told by its money. */
const GOODS_WORDS: Record<Exclude<GoodsState, 'none' | 'to-pack'>, StatusWords> = {
  packed: { label: 'Packed', tone: 'leaf', words: 'Your parcel is packed and waits for its carrier.' },
  'sent-in-part': { label: 'Sent in part', tone: 'leaf', words: 'A part of it has left us; the rest follows.' },
  sent: { label: 'Sent', tone: 'leaf', words: 'Your parcel is on its way.' },
  delivered: { label: 'Delivered', tone: 'leaf', words: 'It has come.' },
  lost: { label: 'Lost', tone: 'caution', words: 'A parcel did not reach you, and we are sorry.' },
  cancelled: { label: 'Cancelled', tone: 'quiet', words: 'Nothing of it will be sent.' },
}

const DISPUTED: StatusWords = {
  label: 'Disputed',
  tone: 'caution',
  words: 'Your bank has asked us for this payment back. Until that is decided nothing more is sent.',
}

/** What an order is called, by its dispute, its goods or its money: whichever says most to its buyer. */
export function statusOf({ status, goods, dispute }: Pick<Order, 'status' | 'goods' | 'dispute'>): StatusWords {
  if (dispute === 'open') return DISPUTED
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
