import { keep, kept } from '#browser/kept.ts'
import { withoutBought } from '../cart.ts'
import { type KeptLine, writtenLines } from '../joined-cart.ts'
import { readWritten } from '../kept-lines.ts'

const AGREED = 'cart-agreed'

/** What was on the server when this browser last heard of it. */
export const agreed = (): KeptLine[] => readWritten(kept(AGREED))
export const agreeOn = (lines: readonly KeptLine[]) => keep(AGREED, writtenLines(lines))
export const agreeOnNothing = () => keep(AGREED, null)

/**
 * The server took what was paid for out of its cart by itself. Who puts the same in again at once has changed the cart,
 * though it looks as it did before.
 */
export function agreeOnBought(bought: readonly { priceId: string; quantity: number }[]): void {
  const before = agreed()
  if (before.length > 0) agreeOn(withoutBought({ lines: before }, bought).lines)
}
