import { fetchPart } from '#browser/fetch-part.ts'
import { keep, kept } from '#browser/kept.ts'
import { useToast } from '#kit/toast.tsx'
import { JOINED } from '../cart-key.ts'
import { useCart } from './cart-store.tsx'

// What joins and clears carts is fetched once somebody has signed in or out: the sign-in form does without it.

const fetchMemberCart = () => fetchPart(() => import('./member-cart.ts'))

/** Without a connection, which the page it happens on can do nothing about: what is in the cart stays. */
const leaveIt = () => undefined

const NOT_JOINED = 'We could not load the cart saved with your account. We’ll try again on the next page you open.'

/**
 * Right after signing in: this browser's cart and the one that was kept become one, or it is said why not. Never
 * throws.
 */
export function useJoinCart(): () => Promise<void> {
  const { actions } = useCart()
  const { show } = useToast()
  return async () => {
    const isJoined = await fetchMemberCart()
      .then(part => part.joinCart(actions))
      .catch(() => false)
    if (!isJoined) show({ message: NOT_JOINED, tone: 'error' })
  }
}

/**
 * Nobody is signed in any more: what was kept comes back with the member, and the next person at this browser need not
 * see it. What never reached the server stays.
 */
export function useLeftCart(): () => void {
  const { actions } = useCart()
  return () => {
    if (kept(JOINED) === null) return
    keep(JOINED, null)
    fetchMemberCart()
      .then(part => part.leaveCart(actions))
      .catch(leaveIt)
  }
}
