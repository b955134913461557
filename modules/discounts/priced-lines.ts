import type { CartLine } from '#modules/cart/cart.ts'
import type { PricedLine } from './code.ts'

/** The lines of a cart as a discount is computed of them. */
export const pricedLines = (lines: readonly CartLine[]): PricedLine[] =>
  lines.map(({ id, pricePence, quantity }) => ({ productId: id, pence: pricePence * quantity }))
