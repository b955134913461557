import { MAX_QUANTITY } from '#modules/cart/cart.ts'
import type { OrderLine } from './order.ts'

/** An address may be a household's or an office's: so many of its checkouts may wait for their payment together. */
export const MOST_UNPAID_OF_ADDRESS = 3

/** What the unpaid orders of one address keep aside already. */
export interface HeldUnpaid {
  orders: number
  /** Units of each product that they hold. */
  units: Readonly<Record<string, number>>
}

/**
 * Whether an address may keep these lines aside as well. Anyone who could hold more than one whole order of a product
 * without paying could keep everybody else from buying it.
 */
export function mayHold(held: HeldUnpaid, lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[]): boolean {
  if (held.orders >= MOST_UNPAID_OF_ADDRESS) return false
  return lines.every(({ productId, quantity }) => (held.units[productId] ?? 0) + quantity <= MAX_QUANTITY)
}
