import { call } from '#browser/calls.ts'
import { kept } from '#browser/kept.ts'
import { inOneTab } from '#browser/tabs.ts'
import { putBack } from '../cart.ts'
import { CART_KEY, LEFT_CART } from '../cart-key.ts'
import type { JoinedCart, KeptLine } from '../joined-cart.ts'
import { hasLeftCart } from './has-left-cart.ts'
import type { CartActions } from './held-cart.ts'

/**
 * What forms put on the server goes into this browser's cart, of two lines of one product the higher quantity, and is
 * then let go there. Put in first: whatever breaks between, nothing is lost and nothing is there twice.
 */
export function takeLeft(left: JoinedCart & { kept: KeptLine[] }, actions: CartActions): Promise<void> {
  return inOneTab(LEFT_CART, async () => {
    // Another tab has done it, and its visitor may have taken something out since.
    if (!hasLeftCart()) return
    actions.become(putBack(await actions.latest(), left.cart.lines), left.droppedNames)
    // A browser that keeps nothing leaves it where it is kept.
    if (kept(CART_KEY) !== null) await call('/api/cart', { body: { taken: left.kept } })
  })
}
