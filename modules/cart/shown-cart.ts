import { type Buyable, CART_TEXTS, type Cart } from './cart.ts'
import { reviewCart } from './cart-review.ts'
import { joinCarts, type KeptLine } from './joined-cart.ts'

export interface ShownCart {
  cart: Cart
  /** What went out of it, a sentence each. */
  said: string[]
}

/** A kept cart as it can be bought today, by the rules that a browser holds its own to. */
export function shownCart(kept: readonly KeptLine[], shelf: readonly Buyable[]): ShownCart {
  const { cart, droppedNames } = joinCarts(kept, [], shelf)
  const review = reviewCart(cart, shelf)
  const messages = review.kind === 'kept' ? [] : review.messages
  return { cart: review.cart, said: [...droppedNames.map(CART_TEXTS.removedForPrice), ...messages] }
}
