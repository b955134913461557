import { type LineUnits, type OrderGoods, type Units, unitsOf } from './goods-life.ts'
import { linePence, type OrderLine } from './order.ts'
import type { OrderLife } from './order-life.ts'

/** What of a payment can still go back, in pence: refunds that are on their way count as gone. */
export function refundablePence(
  { chargedPence, refundedPence }: Pick<OrderLife, 'chargedPence' | 'refundedPence'>,
  { refunds }: Pick<OrderGoods, 'refunds'>,
): number {
  const onTheirWay = refunds.filter(({ state }) => state === 'wanted').reduce((sum, { pence }) => sum + pence, 0)
  return Math.max(0, chargedPence - refundedPence - onTheirWay)
}

/** What units of an order cost, VAT included, in pence. Units of a product that is not in it cost nothing. */
export function unitsPence(
  lines: readonly Pick<OrderLine, 'productId' | 'unitPence'>[],
  units: readonly Units[],
): number {
  return units.reduce((sum, { productId, quantity }) => {
    const line = lines.find(candidate => candidate.productId === productId)
    return line ? sum + linePence({ unitPence: line.unitPence, quantity }) : sum
  }, 0)
}

/**
 * What goes back for units that will not arrive, in pence. With the last of them, when nothing of the order has
 * arrived or is on its way, the delivery goes back as well (Consumer Contracts Regulations 2013, regulation 34).
 * Delivery that was free stays free, however little is left of the order.
 */
export function owedFor(
  order: Pick<OrderLife, 'chargedPence' | 'refundedPence'> & { lines: readonly OrderLine[] },
  goods: OrderGoods,
  units: readonly Units[],
): number {
  const left = refundablePence(order, goods)
  const rest = unitsOf(order.lines, goods).map(line => without(line, units))
  const nothingComes = rest.every(line => line.waiting + line.packed + line.sent + line.delivered <= 0)
  return nothingComes ? left : Math.min(left, unitsPence(order.lines, units))
}

/** A line without units that are still waiting, or that were lost, counted off. */
function without(line: LineUnits, units: readonly Units[]): LineUnits {
  const gone = units.find(unit => unit.productId === line.productId)?.quantity ?? 0
  return { ...line, waiting: line.waiting - Math.min(gone, line.waiting) }
}
