import Table from 'cli-table3'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import { carrierName } from '#modules/orders/carriers.ts'
import { keptUnits, type OrderGoods, type Units, unitsOf, waitingUnits } from '#modules/orders/goods-life.ts'
import { isAskedBack } from '#modules/orders/order-life.ts'
import { addressOf, orderRow } from '#modules/orders/order-view.ts'
import { goodsText, type OrderStep, statusOf, stepWords } from '#modules/orders/order-words.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import { refundablePence } from '#modules/orders/refundable.ts'
import { type Paint, PLAIN_WORDS } from './shop-call.ts'

const PLAIN = { style: { head: [], border: [] } }

/** An order of a list, with what has become of its goods. */
export interface ListedOrder {
  order: Order
  goods: OrderGoods
}

/** Orders as a table for people: one line each. What a person has to look at stands out. */
export function orderTable(orders: readonly ListedOrder[], paint: Paint = PLAIN_WORDS): string {
  const table = new Table({ ...PLAIN, head: ['Order', 'Paid', 'State', 'Goods', 'Total', 'To'] })
  for (const { order, goods } of orders) {
    const { number, total } = orderRow(order)
    const paid = order.paidAt ? momentText(order.paidAt, LONDON) : ''
    const { label, tone } = statusOf(order)
    table.push([
      number,
      paid,
      tone === 'caution' ? paint('caution', label) : label,
      goodsListed(order, goods),
      total,
      order.shipTo?.postcode ?? '',
    ])
  }
  return table.toString()
}

/** What is in an order: nothing that was cancelled, and where some of it is packed or gone what is still to pack. */
function goodsListed(order: Order, goods: OrderGoods): string {
  const units = unitsOf(order.lines, goods)
  const names = new Map(order.lines.map(({ productId, name }) => [productId as string, name]))
  const [kept, waiting] = [goodsText(keptUnits(units), names), goodsText(toPack(order, goods), names)]
  return waiting === '' || waiting === kept ? kept : `still to pack: ${waiting}`
}

/** What may be packed now. */
function toPack({ lines, status, dispute }: Order, goods: OrderGoods): Units[] {
  const isPaid = (status === 'paid' || status === 'partly-refunded') && !isAskedBack({ dispute })
  return isPaid ? waitingUnits(unitsOf(lines, goods)) : []
}

/** The same for programs. No name and no address: those are shown for one order that is asked for. */
export function orderFacts({ order, goods: become }: ListedOrder) {
  const { id, number, status, goods, dispute, chargedPence, refundedPence, createdAt, paidAt, delivery } = order
  const { discountCode, discountPence } = order
  const units = unitsOf(order.lines, become)
  const lines = order.lines.map(({ productId, name, quantity, unitPence, discountPence }) => ({
    productId,
    name,
    quantity,
    cancelled: units.find(unit => unit.productId === productId)?.cancelled ?? 0,
    unitPence,
    discountPence,
  }))
  return {
    id,
    number,
    status,
    goods,
    dispute,
    chargedPence,
    refundedPence,
    createdAt,
    paidAt,
    delivery,
    discountCode,
    discountPence,
    lines,
    toPack: toPack(order, become),
  }
}

/** Everything about one order, for the person who packs it or answers its buyer. */
export function orderText(order: Order, goods: OrderGoods, steps: readonly OrderStep[]): string {
  const names = new Map(order.lines.map(({ productId, name }) => [productId as string, name]))
  const units = unitsOf(order.lines, goods)
  const table = new Table({
    ...PLAIN,
    head: ['Product', 'Ordered', 'Waiting', 'Packed', 'Sent', 'Delivered', 'Lost', 'Cancelled', 'Back'],
  })
  for (const line of units) {
    table.push([
      `${names.get(line.productId)} (${line.productId})`,
      ...[
        line.ordered,
        line.waiting,
        line.packed,
        line.sent,
        line.delivered,
        line.lost,
        line.cancelled,
        line.returned,
      ].map(String),
    ])
  }
  const parcels = goods.parcels.map(parcel =>
    [
      `  ${parcel.number}: ${parcel.state}${parcel.sentAgain ? ', sent again' : ''}`,
      goodsText(parcel.lines, names),
      parcel.carrier ? carrierName(parcel.carrier) : '',
      parcel.trackingNumber ?? '',
      parcel.lines
        .map(({ lot }) => lot)
        .filter(Boolean)
        .join(' '),
    ]
      .filter(Boolean)
      .join(', '),
  )
  let refunded = 0
  const history = steps.flatMap(step => {
    const words = stepWords(step, refunded, names)
    refunded = step.refundedPence
    const why = step.detail?.why ? `: ${step.detail.why}` : ''
    return words || why ? [`  ${momentText(step.at, LONDON)}  ${words ?? step.fact}${why}`] : []
  })
  return [
    `${order.number}, ${statusOf(order).label}, placed on ${dateText(dayIn(order.createdAt, LONDON))}`,
    `Charged ${formatPence(order.chargedPence)}, given back ${formatPence(order.refundedPence)}, can still go back ${formatPence(refundablePence(order, goods))}`,
    ...(order.discountCode
      ? [`With the code ${order.discountCode}, which took off ${formatPence(order.discountPence)}`]
      : []),
    ...(order.reviewReason ? [`To be looked at: ${order.reviewReason}`] : []),
    table.toString(),
    ...(parcels.length > 0 ? ['Parcels', ...parcels] : []),
    'Goes to',
    ...addressOf(order).map(line => `  ${line}`),
    `  ${order.customer?.email ?? ''}`,
    'History',
    ...history,
  ].join('\n')
}
