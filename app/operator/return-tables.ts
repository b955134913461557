import Table from 'cli-table3'
import { oneDayText } from '#modules/calendar/words.ts'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { OrderGoods } from '#modules/orders/goods-life.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import type { ReturnOfOrder } from '#modules/orders/queries/returns-to-do.ts'
import { owedForReturn, withRefunded } from '#modules/orders/refundable.ts'
import { isOurFault, type OrderReturn } from '#modules/orders/return-life.ts'
import { postBy, refundBy } from '#modules/orders/return-terms.ts'
import { backText, REASON_WORDS } from '#modules/orders/return-words.ts'

const namesOf = ({ lines }: Order) => new Map(lines.map(({ productId, name }) => [productId as string, name]))

/** Returns as a table for people: one line each, with the day that matters. */
export function returnTable(listed: readonly ReturnOfOrder[]): string {
  const table = new Table({
    style: { head: [], border: [] },
    head: ['Order', 'Return', 'Asked for', 'State', 'Goods', 'Reason', 'By'],
  })
  for (const { order, back } of listed) {
    const asked = momentText(back.requestedAt, LONDON)
    table.push([
      order.number,
      back.number,
      asked,
      stateOf(back),
      backText(back.lines, namesOf(order)),
      back.reason,
      dueText(back),
    ])
  }
  return table.toString()
}

const stateOf = ({ state, settlement }: OrderReturn) => (settlement === 'open' ? state : `${state}, ${settlement}`)

function dueText(back: OrderReturn): string {
  if (back.settlement !== 'open' || back.state === 'kept') return ''
  const due = refundBy(back)
  if (due) return `refund by ${oneDayText(due)}`
  const label = isOurFault(back.reason) && !back.labelLink ? 'label wanted, ' : ''
  return `${label}post by ${oneDayText(postBy(back))}`
}

/** The same for programs: without what its buyer wrote, which is shown for one order that is asked for. */
export function returnFacts({ order, back }: ReturnOfOrder) {
  const { number, state, settlement, reason, requestedAt, postedAt, arrivedAt, settledAt, lines } = back
  return {
    order: order.number,
    number,
    state,
    settlement,
    reason,
    requestedAt,
    postedAt,
    arrivedAt,
    settledAt,
    refundBy: refundBy(back),
    lines,
  }
}

/** Everything about the returns of one order, for whoever opens the parcel or answers its buyer. */
export function returnText(order: Order, goods: OrderGoods): string {
  if (goods.returns.length === 0) return `Nothing of ${order.number} comes back.`
  return goods.returns.map(back => oneReturn(order, goods, back).join('\n')).join('\n\n')
}

function oneReturn(order: Order, goods: OrderGoods, back: OrderReturn): string[] {
  const refund = goods.refunds.find(({ id }) => id === back.refundId)
  const owed = owedForReturn(order, withRefunded(goods, back), back.lines)
  const shelved = back.lines.reduce((sum, line) => sum + line.shelved, 0)
  const moment = (words: string, at: Date | null) => (at ? [`  ${momentText(at, LONDON)}  ${words}`] : [])
  return [
    `${order.number} / ${back.number}, ${stateOf(back)}${dueText(back) ? `, ${dueText(back)}` : ''}`,
    `  ${backText(back.lines, namesOf(order))}`,
    `  ${REASON_WORDS[back.reason]}. ${isOurFault(back.reason) ? 'We pay the postage.' : 'The buyer pays the postage.'}`,
    ...(back.note ? [`  “${back.note}”`] : []),
    ...(back.proof ? [`  Posted with ${back.proof}`] : []),
    ...(back.state === 'arrived' ? [`  ${shelved} on the shelf, the others written off`] : []),
    refund
      ? `  Refund of ${formatPence(refund.pence)}: ${refund.state}`
      : `  Owed for it ${formatPence(owed.pence)}, delivery of ${formatPence(owed.deliveryPence)} included`,
    ...(back.settledBecause ? [`  Told to the buyer: ${back.settledBecause}`] : []),
    ...moment('asked for', back.requestedAt),
    ...moment('posted', back.postedAt),
    ...moment('here', back.arrivedAt),
    ...moment('settled', back.settledAt),
  ]
}
