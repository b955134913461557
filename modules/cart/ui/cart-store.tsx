import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import { tryPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { useToast } from '#kit/toast.tsx'
import type { Buyable } from '../cart.ts'
import { CART_KEY } from '../cart-key.ts'
import { type CartState, type Told, UNKNOWN_CART } from './cart-state.ts'
import { type CartActions, HeldCart } from './held-cart.ts'

const CartContext = createContext<HeldCart | null>(null)

/** The cart beside the page, once something was put in. */
export interface AddedProps {
  added: { id: string; message: string }
  onClose: () => void
  /** It cannot be shown: then it is said in a line. */
  onFail: () => void
}

type AddedPart = () => Promise<{ default: ComponentType<AddedProps> }>

interface CartProviderProps {
  /** What shows the cart after something was put in; without it a toast says so. */
  addedPart?: AddedPart
  children: ReactNode
}

/** Holds the cart above the routes and inside a ToastProvider: what happens to the cart is said as a toast. */
export function CartProvider({ addedPart, children }: CartProviderProps) {
  const toasts = useToast()
  const navigate = useNavigate()
  const [cart] = useState(() => new HeldCart(() => window.localStorage))

  const [shown, setShown] = useState<{ Drawer: ComponentType<AddedProps>; told: Told & { added: string } } | null>(null)

  const say = useEffectEvent(({ message, tone, action }: Told) => {
    if (!action) return toasts.show({ message, tone })
    const onAction = 'run' in action ? action.run : () => navigate('/cart')
    toasts.show({ message, tone, action: { label: action.label, onAction } })
  })
  const tell = useEffectEvent((told: Told) => {
    const { added } = told
    if (added === undefined || !addedPart) return say(told)
    // What was pressed is done.
    tryPart(addedPart).then(
      part => setShown({ Drawer: part.default, told: { ...told, added } }),
      () => say(told),
    )
  })
  useEffect(() => cart.listen(tell), [cart])

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

  const close = () => setShown(null)
  return (
    <CartContext value={cart}>
      {children}
      {shown ? (
        <shown.Drawer
          added={{ id: shown.told.added, message: shown.told.message }}
          onClose={close}
          onFail={() => {
            close()
            say(shown.told)
          }}
        />
      ) : null}
    </CartContext>
  )
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
