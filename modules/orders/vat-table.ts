import { vatIncludedPence } from '#modules/cart/delivery.ts'
import { type OrderLine, vatShares } from './order.ts'

/** An order as far as its VAT goes, with every refund of it in the order of their days. */
export interface TaxedOrder {
  lines: readonly OrderLine[]
  deliveryPence: number
  chargedPence: number
  /** The tax point: null where the sale is of another period. */
  quarterSold: Quarter | null
  refunds: readonly { quarter: Quarter; pence: number }[]
}

export type Quarter = 1 | 2 | 3 | 4

/** One rate of one quarter, in pence, VAT included but for `netPence`. */
export interface VatRow {
  quarter: Quarter
  ratePercent: number
  soldPence: number
  refundedPence: number
  grossPence: number
  vatPence: number
  netPence: number
}

interface Part {
  ratePercent: number
  pence: number
  vatPence: number
}

/**
 * What was taken and given back in a year by quarter and rate, highest rate first: a sale counts at its tax point, a
 * refund in the quarter in which it was made, split among the rates as the order was.
 */
export function vatTable(orders: readonly TaxedOrder[]): VatRow[] {
  const rows = new Map<string, VatRow>()
  const add = (quarter: Quarter, { ratePercent, pence, vatPence }: Part, sign: 1 | -1) => {
    const key = `${quarter} ${ratePercent}`
    const row = rows.get(key) ?? { ...NOTHING, quarter, ratePercent }
    const grossPence = row.grossPence + sign * pence
    const vat = row.vatPence + sign * vatPence
    rows.set(key, {
      ...row,
      soldPence: row.soldPence + (sign === 1 ? pence : 0),
      refundedPence: row.refundedPence + (sign === 1 ? 0 : pence),
      grossPence,
      vatPence: vat,
      netPence: grossPence - vat,
    })
  }
  for (const order of orders) {
    if (order.quarterSold) for (const part of partsOf(order, order.chargedPence)) add(order.quarterSold, part, 1)
    for (const { quarter, pence } of order.refunds) for (const part of partsOf(order, pence)) add(quarter, part, -1)
  }
  return [...rows.values()].sort((a, b) => a.quarter - b.quarter || b.ratePercent - a.ratePercent)
}

const NOTHING = { soldPence: 0, refundedPence: 0, grossPence: 0, vatPence: 0, netPence: 0 }

/** So much of an order by rate, as its whole is split; the last rate takes what rounding leaves. */
function partsOf({ lines, deliveryPence }: TaxedOrder, pence: number): Part[] {
  const shares = vatShares(lines, deliveryPence)
  const whole = shares.reduce((sum, { grossPence }) => sum + grossPence, 0)
  let left = pence
  return shares.map(({ ratePercent, grossPence, vatPence }, index) => {
    const part = index === shares.length - 1 ? left : Math.round((pence * grossPence) / whole)
    left -= part
    // Of the whole, the VAT that its receipt says: each of its lines was rounded by itself.
    return { ratePercent, pence: part, vatPence: part === grossPence ? vatPence : vatIncludedPence(part, ratePercent) }
  })
}
