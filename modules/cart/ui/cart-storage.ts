import type { Cart } from '../cart.ts'
import { CART_KEY } from '../cart-key.ts'
import { parseStoredCart, serializeCart } from '../stored-cart.ts'

/** The orders whose lines already left the cart, so that none leaves twice. */
const ORDERS_KEY = 'cart-orders'
const ORDERS_KEPT = 20

export type StorageReading =
  | { kind: 'same' }
  | { kind: 'read'; cart: Cart; droppedNames: readonly string[]; unanswered: boolean }
  /** `blocked`: the browser gives no storage at all. Otherwise the content was unreadable and has been removed. */
  | { kind: 'failed'; blocked: boolean }

export interface CartStorage {
  read(): StorageReading
  /** `unanswered`: see `parseStoredCart`. */
  write(cart: Cart, unanswered?: boolean): boolean
  remove(): void
  /** True for an order whose lines have not left the cart yet; asking marks it. */
  firstTimeFor(orderId: string): boolean
}

/** The browser's storage, whose every call may throw: private windows, blocked cookies, a full disk. */
export function cartStorage(open: () => Storage): CartStorage {
  let seen: string | null | undefined

  return {
    read() {
      let text: string | null
      try {
        text = open().getItem(CART_KEY)
      } catch {
        return { kind: 'failed', blocked: true }
      }
      if (text === seen) return { kind: 'same' }
      seen = text
      const reading = parseStoredCart(text)
      if (reading.ok) {
        const { cart, droppedNames, unanswered } = reading
        return { kind: 'read', cart, droppedNames, unanswered }
      }
      this.remove()
      return { kind: 'failed', blocked: false }
    },

    write(cart, unanswered) {
      const text = serializeCart(cart, unanswered)
      try {
        open().setItem(CART_KEY, text)
        seen = text
        return true
      } catch {
        return false
      }
    },

    remove() {
      try {
        open().removeItem(CART_KEY)
        seen = null
      } catch {
        // Nothing can be removed where nothing can be reached.
      }
    },

    firstTimeFor(orderId) {
      try {
        const storage = open()
        const orders = (storage.getItem(ORDERS_KEY) ?? '').slice(0, 5000).split(' ').filter(Boolean)
        if (orders.includes(orderId)) return false
        storage.setItem(ORDERS_KEY, [...orders, orderId].slice(-ORDERS_KEPT).join(' '))
        return true
      } catch {
        return true
      }
    },
  }
}
