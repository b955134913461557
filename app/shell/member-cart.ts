import { useEffect } from 'react'
import { parseStoredUser, USER_KEY } from '#browser/session.ts'
import type { Cart } from '#modules/cart/cart.ts'
import { keptLines, writtenLines } from '#modules/cart/joined-cart.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'

// A member's cart stands on the server and in each of their browsers. A browser that has joined it sends each change,
// and asks for the others' when a page is opened.

/** Whose cart the browser's was joined with. */
const JOINED = 'cart-of'
/** What stood on the server when this browser last heard of it. */
const AGREED = 'cart-agreed'

type HandedIn = { ok: false } | { ok: true; cart: Cart | null; droppedNames: string[] }

/** Never throws. */
async function handIn(cart: Cart, join: boolean): Promise<HandedIn> {
  try {
    const answer = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lines: keptLines(cart), join }),
      keepalive: true,
    })
    if (!answer.ok) return { ok: false }
    const told = (await answer.json()) as { cart?: Cart; droppedNames?: string[] }
    return { ok: true, cart: told.cart ?? null, droppedNames: told.droppedNames ?? [] }
  } catch {
    return { ok: false }
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Where nothing can be kept, the cart is joined at each sign-in and no more.
  }
}

/** Whether what is in this browser's cart is the signed-in member's. */
function isJoined(): boolean {
  const user = parseStoredUser(stored(USER_KEY))
  return user !== null && stored(JOINED) === user.id
}

const written = (cart: Cart) => writtenLines(keptLines(cart))

/** Whether it was changed here since, also by a page that had not yet fetched what sends it. */
function isUnsent(cart: Cart): boolean {
  const agreed = stored(AGREED)
  return agreed !== null && agreed !== written(cart)
}

async function send(cart: Cart) {
  const { ok } = await handIn(cart, false)
  if (ok) store(AGREED, written(cart))
}

/** Without the cart's machinery, which needs a connection: the next page looks again. */
const leaveIt = () => undefined

const QUIET_MS = 600

/** Keeps a member's cart where their other browsers find it. */
export function useKeptCart(): void {
  const { known, cart, actions } = useCart()

  useEffect(() => {
    if (!known || !isJoined()) return
    void actions.latest().then(async latest => {
      if (isUnsent(latest)) return send(latest)
      const told = await handIn({ lines: [] }, true)
      // Whoever changed something meanwhile has the newer cart.
      if (told.ok && told.cart && isJoined() && !isUnsent(await actions.latest()))
        await take(told.cart, told.droppedNames, actions)
    }, leaveIt)
  }, [known, actions])

  useEffect(() => {
    if (!known || !isJoined() || !isUnsent(cart)) return
    const timer = setTimeout(() => isUnsent(cart) && void send(cart), QUIET_MS)
    return () => clearTimeout(timer)
  }, [known, cart])
}

type CartActions = ReturnType<typeof useCart>['actions']

async function take(cart: Cart, droppedNames: readonly string[], actions: CartActions) {
  const latest = await actions.latest()
  store(AGREED, written(cart))
  actions.become(written(cart) === written(latest) ? latest : cart, droppedNames)
}

/** Right after signing in: this browser's cart and the one that was kept become one. */
export function useJoinCart(): () => Promise<void> {
  const { actions } = useCart()
  return async () => {
    const joined = await handIn(await actions.latest(), true)
    if (!joined.ok || !joined.cart) return
    await take(joined.cart, joined.droppedNames, actions)
    store(JOINED, parseStoredUser(stored(USER_KEY))?.id ?? null)
  }
}

/**
 * Nobody is signed in any more: what was kept comes back with the member, and the next person at this browser need not
 * see it. What never reached the server stays.
 */
export function useLeftCart(): () => void {
  const { actions } = useCart()
  return () => {
    if (stored(JOINED) === null) return
    store(JOINED, null)
    void actions.latest().then(latest => {
      if (!isUnsent(latest)) actions.become({ lines: [] }, [])
      store(AGREED, null)
    }, leaveIt)
  }
}
