import { type LineUnits, type OrderGoods, type Units, unitsOf } from './goods-life.ts'
import { type OrderLine, paidPence } from './order.ts'
import type { OrderLife } from './order-life.ts'
import type { Order } from './queries/orders.ts'
import { isOurFault, type OrderReturn, packsBack } from './return-life.ts'

/** What of a payment can still go back, in pence: refunds that are on their way count as gone. */
export function refundablePence(
  { chargedPence, refundedPence }: Pick<OrderLife, 'chargedPence' | 'refundedPence'>,
  { refunds }: Pick<OrderGoods, 'refunds'>,
): number {
  const onTheirWay = refunds.filter(({ state }) => state === 'wanted').reduce((sum, { pence }) => sum + pence, 0)
  return Math.max(0, chargedPence - refundedPence - onTheirWay)
}

/**
 * What was paid for units of an order, VAT included, in pence. A discount is in every pack of its line: by the pack, so
 * that all packs together cost what the line did, whenever and with whatever others each of them goes back.
 * @param after the goods without these units
 */
function unitsPence(lines: readonly OrderLine[], after: OrderGoods, units: readonly Units[]): number {
  return sumOf(lines, after, units, (gone, packs) => gone - packs)
}

/** The same for units that are still there: what is paid back if they are the next to go. */
export function nextUnitsPence(lines: readonly OrderLine[], before: OrderGoods, units: readonly Units[]): number {
  return sumOf(lines, before, units, gone => gone)
}

function sumOf(
  lines: readonly OrderLine[],
  goods: OrderGoods,
  units: readonly Units[],
  /** How many packs of a line went before these. */
  firstOf: (gone: number, packs: number) => number,
): number {
  return unitsOf(lines, goods).reduce((sum, there, index) => {
    const line = lines[index]
    const packs = packsOf(units, there.productId)
    if (!line || packs === 0) return sum
    const first = firstOf(there.ordered - staying(there, goods), packs)
    return sum + firstPacksPence(line, first + packs) - firstPacksPence(line, first)
  }, 0)
}

const packsOf = (units: readonly Units[], productId: string) =>
  units.reduce((sum, unit) => (unit.productId === productId ? sum + unit.quantity : sum), 0)

const firstPacksPence = (line: OrderLine, packs: number): number =>
  Math.round((paidPence(line) * Math.min(Math.max(packs, 0), line.quantity)) / line.quantity)

type Owing = Pick<OrderLife, 'chargedPence' | 'refundedPence'> &
  Pick<Order, 'lines' | 'deliveryPence' | 'standardDeliveryPence'>

/** What the acts below do, done in thought: what is owed is asked of the goods as they are afterwards. */
export const withCancelled = (goods: OrderGoods, units: readonly Units[]): OrderGoods => ({
  ...goods,
  cancelled: [...goods.cancelled, ...units.map(unit => ({ ...unit, refundId: null }))],
})

/** The same with a return whose money has gone back, whether it is known already or only asked about. */
export function withRefunded(goods: OrderGoods, back: OrderReturn): OrderGoods {
  const others = goods.returns.filter(({ id }) => id !== back.id)
  return { ...goods, returns: [...others, { ...back, settlement: 'refunded' }] }
}

/**
 * What goes back for units that will not arrive, in pence. With the last of them, when nothing of the order stays with
 * its buyer or is on its way, the delivery goes back as well (Consumer Contracts Regulations 2013, regulation 34).
 * Delivery that was free stays free, however little is left of the order.
 * @param after the goods without these units
 */
export function owedFor(order: Owing, after: OrderGoods, units: readonly Units[]): number {
  const left = refundablePence(order, after)
  const price = unitsPence(order.lines, after, units)
  if (stays(order, after)) return Math.min(left, price)
  return refundedOf(after).length === 0 ? left : Math.min(left, price + deliveryBack(order, after))
}

export interface OwedForReturn {
  goodsPence: number
  deliveryPence: number
  /** Nothing of the order stays with its buyer. */
  whole: boolean
  /** Both, or as much of them as is left of the payment. */
  pence: number
}

/**
 * What goes back for a return: its goods, and with the last of the order its delivery.
 * @param after the goods with this return refunded
 */
export function owedForReturn(order: Owing, after: OrderGoods, lines: readonly Units[]): OwedForReturn {
  const goodsPence = unitsPence(order.lines, after, lines)
  const whole = !stays(order, after)
  const deliveryPence = whole ? deliveryBack(order, after) : 0
  return {
    goodsPence,
    deliveryPence,
    whole,
    pence: Math.min(refundablePence(order, after), goodsPence + deliveryPence),
  }
}

const refundedOf = ({ returns }: OrderGoods) => returns.filter(({ settlement }) => settlement === 'refunded')

/** Whoever only changed their mind gets the usual delivery back; where we were at fault, all that delivery cost. */
function deliveryBack({ deliveryPence, standardDeliveryPence }: Owing, after: OrderGoods): number {
  const paid = deliveryPence ?? 0
  const ours = refundedOf(after).every(({ reason }) => isOurFault(reason))
  return ours ? paid : Math.min(paid, standardDeliveryPence)
}

/** Whether any pack stays with the buyer, or is still to come. One whose money went back does not, wherever it is. */
function stays(order: Owing, goods: OrderGoods): boolean {
  return unitsOf(order.lines, goods).some(line => staying(line, goods) > 0)
}

function staying({ productId, waiting, packed, sent, delivered, returned }: LineUnits, goods: OrderGoods): number {
  return waiting + packed + sent + delivered + returned - packsBack(refundedOf(goods), productId)
}
