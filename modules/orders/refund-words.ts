import type { OrderGoods, RefundReason } from './goods-life.ts'

/** Why money goes back, for the e-mail that says so. Goodwill is explained by the person who gives it. */
export const REFUND_WORDS: Record<RefundReason, string | null> = {
  cancelled: 'It is for what was cancelled before we packed it.',
  lost: 'It is for the parcel that did not reach you.',
  goodwill: null,
}

/**
 * Why the last of these refunds was made; null when nobody said so, or when the sum is not one that we asked for: it was
 * then given back at the payment service by hand.
 * @param refundedPence all refunds together, in pence
 */
export function refundReason({ refunds }: Pick<OrderGoods, 'refunds'>, refundedPence: number): string | null {
  let sum = 0
  for (const { pence, reason, state } of refunds) {
    if (state === 'failed') continue
    sum += pence
    if (sum === refundedPence) return REFUND_WORDS[reason]
  }
  return null
}
