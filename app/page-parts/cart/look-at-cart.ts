import { rememberFoundUser } from '#app/shell/stored-user.ts'
import { callTogether } from '#browser/call-together.ts'
import { call } from '#browser/calls.ts'
import { kept } from '#browser/kept.ts'
import { type StoredUser, storedUser } from '#browser/session.ts'
import type { JoinedCart, KeptLine } from '#modules/cart/joined-cart.ts'
import type { CartActions } from '#modules/cart/ui/held-cart.ts'
import { takeLeft } from '#modules/cart/ui/left-cart.ts'
import { takeKept } from '#modules/cart/ui/member-cart.ts'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { WantedItem } from '#modules/orders/order.ts'
import { CHECKOUT_KEY } from '#modules/orders/ui/checkout-call.ts'
import { endCheckoutAttempt } from '#modules/orders/ui/use-checkout.ts'

interface Look {
  readonly shelf: readonly ShelfItem[]
  readonly bought: { readonly id: string; readonly items: readonly WantedItem[] } | null
  /** A member's. */
  readonly own: (JoinedCart & { kept: KeptLine[] }) | null
  /** What a guest has put in by forms. */
  readonly left: (JoinedCart & { kept: KeptLine[] }) | null
}

/**
 * Once a page is open, whichever it is: what was paid leaves the cart, also when the page that says so was left before
 * its script; what the shelf does not know any more goes, as specified on load; and a member's cart is the same in all
 * their browsers.
 */
export async function lookAtCart(actions: CartActions): Promise<void> {
  const key = kept(CHECKOUT_KEY)
  // After a checkout it is asked under its key, which is in no address.
  const asked = key ? call('/api/cart', { headers: { 'Idempotency-Key': key } }) : callTogether('/api/cart')
  const { ok, body } = await asked
  // Without an answer the next page looks again.
  if (!ok) return
  const { shelf, bought, own, left } = body as Look
  if (bought) {
    actions.afterPurchase(bought.id, bought.items)
    endCheckoutAttempt()
  }
  await actions.latest()
  actions.review(shelf)
  if (left) await takeLeft(left, actions)
  if (own && (await isKnownHere())) await takeKept(own, actions)
}

/** Whoever signed in by a form, while no script ran, is not remembered by the browser yet. */
async function isKnownHere(): Promise<boolean> {
  if (storedUser()) return true
  const { ok, body } = await callTogether('/api/session')
  if (ok) rememberFoundUser((body as { user: StoredUser | null }).user)
  return storedUser() !== null
}
