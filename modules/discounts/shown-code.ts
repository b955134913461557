import type { Offer } from './code.ts'

/** A code that can be used, as the cart shows it. */
export interface ShownCode {
  offer: Offer
  /** Everything that bounds it, a sentence each. */
  terms: readonly string[]
  /** It is for one buyer, and nobody has said who they are. */
  asksEmail: boolean
}
