import { type Cart, type CartLine, EMPTY_CART, itemCount, MAX_LINES, MAX_QUANTITY, subtotalPence } from './cart.ts'
import { penceToPounds, poundsToPence } from './money.ts'

/** Rises when the shape changes. A cart without one has the specification's plain shape and reads the same. */
export const CART_VERSION = 1
/** A full cart is under 10 kB. More than this is not ours, and not worth the time to read. */
export const LARGEST_STORED_CHARACTERS = 100_000

const LONGEST_ID = 100
const LONGEST_NAME = 120
const LONGEST_PRICE_ID = 200

/** The specification's shape: prices and total in pounds, the totals beside the items. */
interface StoredCart {
  version: number
  items: {
    id: string
    supplement: { id: string; name: string; image: string; price: number; priceId: string }
    quantity: number
    price: number
  }[]
  total: number
  itemCount: number
  /** Lines that were none went out, and the visitor has not touched the cart since. */
  unanswered?: true
}

export function serializeCart(cart: Cart, unanswered = false): string {
  const stored: StoredCart = {
    version: CART_VERSION,
    items: cart.lines.map(({ id, name, image, priceId, pricePence, quantity }) => {
      const price = penceToPounds(pricePence)
      return { id, supplement: { id, name, image, price, priceId }, quantity, price }
    }),
    total: penceToPounds(subtotalPence(cart)),
    itemCount: itemCount(cart),
    ...(unanswered && { unanswered }),
  }
  return JSON.stringify(stored)
}

export type StoredReading =
  /**
   * `droppedNames`: items that were none, by name as far as they had one. `unanswered`: there are such, or were when
   * the visitor last touched the cart. Stored totals are never believed.
   */
  | { ok: true; cart: Cart; droppedNames: readonly string[]; unanswered: boolean }
  | { ok: false; reason: 'too-large' | 'not-json' | 'not-a-cart' }

/**
 * Reads what is under `cart` in the browser's storage: any text whatever, from an older version of the shop,
 * another script or a curious visitor. Never throws, and builds every line anew from checked values, so no key of
 * the stored text reaches an object of ours.
 */
export function parseStoredCart(text: string | null): StoredReading {
  if (text === null || text === '') return { ok: true, cart: EMPTY_CART, droppedNames: [], unanswered: false }
  if (text.length > LARGEST_STORED_CHARACTERS) return { ok: false, reason: 'too-large' }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'not-json' }
  }
  const items = own(stored, 'items')
  if (!Array.isArray(items)) return { ok: false, reason: 'not-a-cart' }
  const lines = new Map<string, CartLine>()
  const droppedNames: string[] = []
  for (const item of items.slice(0, MAX_LINES)) {
    const line = readLine(item)
    if (line) lines.set(line.id, merged(lines.get(line.id), line))
    else droppedNames.push(nameOf(item))
  }
  const unanswered = droppedNames.length > 0 || own(stored, 'unanswered') === true
  return { ok: true, cart: { lines: [...lines.values()] }, droppedNames, unanswered }
}

function readLine(item: unknown): CartLine | null {
  const supplement = own(item, 'supplement')
  const id = text(own(item, 'id'), LONGEST_ID)
  // A missing one is as unknown as last year's, and the whole cart is refused for it.
  const priceId = text(own(supplement, 'priceId'), LONGEST_PRICE_ID) ?? ''
  const name = text(own(supplement, 'name'), LONGEST_NAME)
  const pricePence = poundsToPence(own(item, 'price'))
  const quantity = own(item, 'quantity')
  if (!id || !name || !pricePence || own(supplement, 'id') !== id) return null
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return null
  const image = text(own(supplement, 'image'), LONGEST_NAME) ?? ''
  return { id, name, image, priceId, pricePence, quantity: Math.min(quantity, MAX_QUANTITY) }
}

function merged(first: CartLine | undefined, second: CartLine): CartLine {
  if (!first) return second
  return { ...first, quantity: Math.min(first.quantity + second.quantity, MAX_QUANTITY) }
}

function nameOf(item: unknown): string {
  return text(own(own(item, 'supplement'), 'name'), LONGEST_NAME) ?? 'an item'
}

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

function text(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value : null
}
