import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { firstSign } from '#browser/first-sign.ts'
import { useToast } from '#kit/toast.tsx'
import type { Buyable } from '../cart.ts'
import { CART_KEY } from '../cart-key.ts'
import { type CartState, UNKNOWN_CART } from './cart-state.ts'
import { type CartActions, HeldCart } from './held-cart.ts'

const CartContext = createContext<HeldCart | null>(null)

/** Holds the cart above the routes and inside a ToastProvider: what happens to the cart is said as a toast. */
export function CartProvider({ children }: { children: ReactNode }) {
  const toasts = useToast()
  const navigate = useNavigate()
  const [cart] = useState(() => new HeldCart(() => window.localStorage))

  useEffect(
    () =>
      cart.listen(({ message, tone, action }) => {
        if (!action) return toasts.show({ message, tone })
        const onAction = 'run' in action ? action.run : () => navigate('/cart')
        toasts.show({ message, tone, action: { label: action.label, onAction } })
      }),
    [cart, toasts, navigate],
  )

  useEffect(() => {
    cart.refresh()
    // Ready before anything can be pressed, and not in the way of the page.
    void firstSign().then(cart.prepare)
    const otherTab = (event: StorageEvent) => {
      if (event.key === CART_KEY || event.key === null) cart.refresh()
    }
    const shownAgain = () => {
      if (document.visibilityState === 'visible') cart.refresh()
    }
    window.addEventListener('storage', otherTab)
    // A page kept for the back button heard no storage event while it was away.
    window.addEventListener('pageshow', shownAgain)
    document.addEventListener('visibilitychange', shownAgain)
    return () => {
      window.removeEventListener('storage', otherTab)
      window.removeEventListener('pageshow', shownAgain)
      document.removeEventListener('visibilitychange', shownAgain)
    }
  }, [cart])

  return <CartContext value={cart}>{children}</CartContext>
}

export interface CartInUse extends CartState {
  /** What can be done to it; the same object at every render. */
  actions: CartActions
}

/** The cart as it is now. On the server and until hydration `known` is false and it counts nothing. Throws outside a CartProvider. */
export function useCart(): CartInUse {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('useCart needs a CartProvider above it')
  const state = useSyncExternalStore(cart.subscribe, cart.state, () => UNKNOWN_CART)
  return { ...state, actions: cart.actions }
}

/** Holds the cart beside today's whole shelf, again whenever either changes. */
export function useReviewedCart(shelf: readonly Buyable[]): CartInUse {
  const inUse = useCart()
  const { known, cart, actions } = inUse
  useEffect(() => {
    if (known && cart.lines.length > 0) actions.review(shelf)
  }, [known, cart, shelf, actions])
  return inUse
}
