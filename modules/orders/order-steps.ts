import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import { type OrderStep, stepWords } from './order-words.ts'
import type { DisputeOfOrder } from './queries/disputes-to-do.ts'
import type { Order } from './queries/orders.ts'

type Dispute = DisputeOfOrder['dispute']

/** What happened to an order so far, in words and in order. */
export function stepsSaid(
  order: Pick<Order, 'createdAt' | 'confirmationSentAt'>,
  names: ReadonlyMap<string, string>,
  steps: readonly OrderStep[],
  disputes: readonly Dispute[],
) {
  const said = [{ at: order.createdAt, words: 'Order placed' }, ...disputes.flatMap(disputeSteps)]
  let refunded = 0
  for (const step of steps) {
    const words = stepWords(step, refunded, names)
    if (words) said.push({ at: step.at, words })
    refunded = step.refundedPence
  }
  if (order.confirmationSentAt) said.push({ at: order.confirmationSentAt, words: 'Confirmation sent by e-mail' })
  return said
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, words }) => ({ at: at.toISOString(), moment: momentText(at, LONDON), words }))
}

function disputeSteps({ state, pence, openedAt, decidedAt }: Dispute): { at: Date; words: string }[] {
  const amount = formatPence(pence)
  const asked = { at: openedAt, words: `Your bank asked for ${amount} back` }
  if (decidedAt === null || state === 'open') return [asked]
  const words = state === 'won' ? 'Your bank let the payment stand' : `Your bank paid ${amount} back to you`
  return [asked, { at: decidedAt, words }]
}

/** What a bank gave back went another way than a refund of ours. */
export function disputeAmounts(disputes: readonly Dispute[]) {
  return disputes
    .filter(({ state }) => state === 'lost')
    .map(({ pence }) => ({
      label: 'Paid back by the bank',
      detail: '',
      amount: `−${formatPence(pence)}`,
      strong: false,
    }))
}
