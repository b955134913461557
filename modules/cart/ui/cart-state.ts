import type { Cart, CartLine } from '../cart.ts'

/** Something to say to the visitor: a toast, with at most one thing to do about it. */
export interface Told {
  message: string
  tone: 'success' | 'warning' | 'error'
  /** What was put in just now, where the cart itself may be shown in place of the words. */
  added?: string
  action?: { label: string; run(): void } | { label: string; to: 'cart' }
}

/** Lines that the shop took out and that could be bought today. */
export interface Offer {
  message: string
  lines: readonly CartLine[]
  before: Cart
}

export interface CartState {
  /** False until the browser's storage was read: then nobody knows, and a page draws neither full nor empty. */
  known: boolean
  cart: Cart
  itemCount: number
  subtotalPence: number
  offer: Offer | null
}

export const UNKNOWN_CART: CartState = {
  known: false,
  cart: { lines: [] },
  itemCount: 0,
  subtotalPence: 0,
  offer: null,
}
