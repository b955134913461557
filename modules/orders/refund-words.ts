import { formatPence } from '#modules/cart/money.ts'
import type { OrderGoods, OrderRefund, RefundReason, Units } from './goods-life.ts'
import { type OrderLine, paidPence } from './order.ts'
import { goodsText, type OrderStep } from './order-words.ts'
import { unitsBack } from './return-life.ts'

/** What the e-mail about a refund tells. */
export interface RefundTold {
  /** What went back this time, in pence. */
  pence: number
  /** What had gone back before. */
  beforePence: number
  /** What it is for, a sentence a refund; none where the money was given back at the payment service by hand. */
  reasons: string[]
}

interface Known {
  lines: readonly OrderLine[]
  goods: Pick<OrderGoods, 'refunds' | 'returns' | 'cancelled'>
  steps: readonly Pick<OrderStep, 'at' | 'fact' | 'refundedPence' | 'detail'>[]
}

/**
 * What went back when all refunds of an order together had come to so much, and what for.
 * @param refundedPence all of them together, in pence
 */
export function refundTold(known: Known, refundedPence: number): RefundTold {
  const sums = [...new Set([...known.steps.map(step => step.refundedPence), refundedPence])]
    .filter(sum => sum > 0 && sum <= refundedPence)
    .sort((one, other) => one - other)
  let left = known.goods.refunds.filter(({ state }) => state !== 'failed')
  let told: RefundTold = { pence: 0, beforePence: 0, reasons: [] }
  for (const sum of sums) {
    const beforePence = told.beforePence + told.pence
    const made = refundsOf(sum - beforePence, left)
    left = left.filter(refund => !made.includes(refund))
    told = { pence: sum - beforePence, beforePence, reasons: reasonsOf(known, made) }
  }
  return told
}

/**
 * The refunds that were heard of together: the payment service tells of their sum alone. One of just that sum, or
 * several in a row.
 */
function refundsOf(pence: number, refunds: readonly OrderRefund[]): OrderRefund[] {
  const one = refunds.find(refund => refund.pence === pence)
  if (one) return [one]
  for (let first = 0; first < refunds.length; first++) {
    for (let after = first + 2; after <= refunds.length; after++) {
      const several = refunds.slice(first, after)
      if (several.reduce((sum, refund) => sum + refund.pence, 0) === pence) return several
    }
  }
  return []
}

function reasonsOf(known: Known, refunds: readonly OrderRefund[]): string[] {
  return refunds.flatMap(refund => {
    const what = whatFor(known, refund)
    if (what === null) return []
    const less = known.goods.returns.find(({ refundId }) => refundId === refund.id)?.settledBecause
    const sentence = `${refunds.length === 1 ? 'It' : formatPence(refund.pence)} is ${ended(what)}`
    return [less ? `${sentence} It is less than you paid for it: ${less}` : sentence]
  })
}

/** Goodwill is explained by the person who gives it. */
const FOR: Record<Exclude<RefundReason, 'goodwill'>, string> = {
  cancelled: 'for what was cancelled before we packed it',
  lost: 'for the parcel that did not reach you',
  returned: 'for what you sent back',
}

/** 'for what you sent back: 2 × Biotin'; null where nobody said why. */
function whatFor({ lines, goods, steps }: Known, { id, pence, reason, wantedAt }: OrderRefund): string | null {
  const act = steps.find(({ at, detail }) => detail?.pence === pence && at.getTime() === wantedAt.getTime())
  if (reason === 'goodwill') return act?.detail?.why ? `for this reason: ${act.detail.why}` : null
  const units = {
    cancelled: goods.cancelled.filter(({ refundId }) => refundId === id),
    lost: act?.detail?.goods ?? [],
    returned: unitsBack(goods.returns.find(({ refundId }) => refundId === id)?.lines ?? []),
  }[reason]
  if (units.length === 0) return FOR[reason]
  const named = goodsText(units, new Map(lines.map(({ productId, name }) => [productId, name])))
  return `${FOR[reason]}: ${named}${pence > mostFor(lines, units) ? ', and its delivery' : ''}`
}

/** The most that these packs can have cost: what goes back beyond it is for their delivery. */
function mostFor(lines: readonly OrderLine[], units: readonly Units[]): number {
  return units.reduce((sum, { productId, quantity }) => {
    const line = lines.find(line => line.productId === productId)
    return sum + (line ? Math.ceil((paidPence(line) * quantity) / line.quantity) : 0)
  }, 0)
}

const ended = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)
