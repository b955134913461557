import type { OrderGoods, RefundReason } from './goods-life.ts'

/** Why money goes back, for the e-mail that says so. Goodwill is explained by the person who gives it. */
export const REFUND_WORDS: Record<RefundReason, string | null> = {
  cancelled: 'It covers what was cancelled before we packed it.',
  lost: 'It is for the parcel that did not reach you.',
  goodwill: null,
  returned: 'It is for what you sent back.',
}

/**
 * Why the last of these refunds was made; null when nobody said so, or when the sum is not one that we asked for: it was
 * then given back at the payment service by hand.
 * @param refundedPence all refunds together, in pence
 */
export function refundReason(
  { refunds, returns }: Pick<OrderGoods, 'refunds' | 'returns'>,
  refundedPence: number,
): string | null {
  let sum = 0
  for (const { id, pence, reason, state } of refunds) {
    if (state === 'failed') continue
    sum += pence
    if (sum !== refundedPence) continue
    const less = returns.find(({ refundId }) => refundId === id)?.settledBecause
    return less ? `${REFUND_WORDS[reason]} It is less than you paid for it: ${less}` : REFUND_WORDS[reason]
  }
  return null
}
