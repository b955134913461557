import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { Missed } from './commands/missed-since.ts'
import type { Dispute, OrderLife } from './order-life.ts'
import { moneyLabel } from './order-words.ts'
import type { Order } from './queries/orders.ts'

/** One line for whoever runs the shop, without a name or an address: what was missed, and what taking it up does. */
export function missedText(missed: Missed): string {
  switch (missed.kind) {
    case 'order-missing': {
      const { number, paidAt, lines, session, subscription } = missed.sale
      const goods = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
      const what = subscription === null ? 'its order is made again' : 'its order and its subscription are made again'
      const sum = formatPence(session.totalPence ?? 0)
      return `${number ?? session.id}: ${sum} paid on ${momentText(paidAt, LONDON)} for ${goods}; ${what}, to be packed`
    }
    case 'order-behind':
      return `${missed.order.number}: ${behindText(missed.order, missed.life)}`
    case 'dispute':
      return `${missed.order.number}: ${DISPUTE_WORDS[missed.event.dispute ?? 'open']}`
  }
}

function behindText(order: Order, life: OrderLife): string {
  const back = life.refundedPence - order.refundedPence
  const states =
    order.status === life.status ? [] : [`'${moneyLabel(order.status)}' becomes '${moneyLabel(life.status)}'`]
  return [...states, ...(back > 0 ? [`${formatPence(back)} went back`] : [])].join(', ')
}

const DISPUTE_WORDS: Record<Exclude<Dispute, 'none'>, string> = {
  open: 'the payer’s bank asks for the payment back',
  won: 'what the payer’s bank asked back was decided for the shop',
  lost: 'the payer’s bank took the payment back',
}

/** Null when there are none. */
export function elsewhereText(elsewhere: ReadonlyMap<string, number>): string | null {
  const shops = [...elsewhere].map(([origin, count]) => `${count} of ${origin}`)
  return shops.length === 0 ? null : `Payments of other shops are left alone: ${shops.join(', ')}.`
}
