import type { ShelfItem } from '#modules/catalogue/product.ts'

/** What a cart needs to know of a product today. Every `ShelfItem` is one. */
export type Buyable = Pick<
  ShelfItem,
  'id' | 'name' | 'priceId' | 'pricePence' | 'picture' | 'availableUnits' | 'onSale'
>

export interface CartLine {
  /** The product's id. Any text: what a browser stored is joined with the shelf, never trusted. */
  readonly id: string
  readonly name: string
  readonly image: string
  readonly priceId: string
  /** One unit, VAT included, as last seen on the shelf. */
  readonly pricePence: number
  readonly quantity: number
}

/** Totals are derived (`subtotalPence`, `itemCount`), never stored beside the lines. */
export interface Cart {
  readonly lines: readonly CartLine[]
}

export const EMPTY_CART: Cart = { lines: [] }
/** The specification sets no maximum; a till needs one. The shelf reports at most 99 available units. */
export const MAX_QUANTITY = 99
export const MAX_LINES = 50

/** Every text of the cart, as data: literal texts of the specification first, the shop's own below. */
export const CART_TEXTS = {
  invalidSupplement: 'Invalid supplement data',
  invalidPriceIdAtAdd: (name: string) => `Invalid price ID for ${name}`,
  removedForPrice: (name: string) => `Removed ${name} from cart due to price update`,
  clearedForUpdates: 'Your cart has been cleared due to product updates',
  clearedForInvalid: 'Your cart has been cleared due to invalid items',
  added: (name: string) => `${name} added to cart!`,
  addFailed: 'Failed to add item to cart. Please try again.',
  loadFailed: 'Failed to load cart data',
  saveFailed: 'Failed to save cart data',
  removeFailed: 'Failed to remove item from cart',
  updateFailed: 'Failed to update quantity',
  clearFailed: 'Failed to clear cart',
  cartIsEmpty: 'Your cart is empty',
  invalidItemsCleared: 'Your cart contained invalid items and has been cleared',
  missingStripePriceId: (item: string) => `Missing Stripe price ID for ${item}`,
  invalidPriceId: (item: string) => `Invalid price ID for ${item}`,
  invalidPriceIdCleared: (item: string) => `Invalid price ID for ${item}. Your cart has been cleared.`,
  invalidQuantity: (item: string) => `Invalid quantity for ${item}`,

  invalidRequest: 'We could not read this order. Please refresh your cart and try again.',
  soldOut: (name: string) => `${name} is sold out at the moment.`,
  onlySoMany: (name: string, available: number) =>
    available >= MAX_QUANTITY
      ? `We sell at most ${MAX_QUANTITY} of ${name} in one order.`
      : `We have only ${available} of ${name} left, so that is the most you can order.`,
  removed: (name: string) => `Removed ${name} from cart`,
  cleared: 'Your cart is now empty',
} as const

/** Sum of price times quantity, in whole pence. */
export function subtotalPence(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.pricePence * line.quantity, 0)
}

/** Sum of quantities: the number in the badge and in 'Shopping Cart (N items)'. */
export function itemCount(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function lineOf(cart: Cart, id: string): CartLine | null {
  return cart.lines.find(line => line.id === id) ?? null
}

/** The most of it that one cart may hold today: what is free, at most `MAX_QUANTITY`, nothing when it is not sold. */
export function mostOf(item: Pick<Buyable, 'availableUnits' | 'onSale'>): number {
  if (!item.onSale) return 0
  return Math.max(0, Math.min(MAX_QUANTITY, Math.floor(item.availableUnits) || 0))
}

export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= MAX_QUANTITY
}

/** A line as the shelf would write it today. */
export function lineFor(item: Buyable, quantity: number): CartLine {
  return {
    id: item.id,
    name: item.name,
    image: item.picture ?? '',
    priceId: item.priceId ?? '',
    pricePence: item.pricePence,
    quantity,
  }
}

export type AddOutcome =
  | { kind: 'added'; cart: Cart; message: string; capped: string | null }
  /** The line in the cart had a price id that is no longer valid: it went instead (specification, section 4). */
  | { kind: 'removed-instead'; cart: Cart; message: string; droppedValidLines: readonly CartLine[] }
  | { kind: 'refused'; cart: Cart; message: string; reason: AddRefusal }

export type AddRefusal = 'invalid-supplement' | 'invalid-price-id' | 'invalid-quantity' | 'sold-out' | 'no-more'

/**
 * Puts `quantity` more of `item` in the cart, at most as many as the shelf can give.
 * `shelf` holds at least the item itself; a price id that is not on it is not valid.
 */
export function addLine(cart: Cart, item: Buyable, quantity = 1, shelf: readonly Buyable[] = [item]): AddOutcome {
  const refused = refusal(item, quantity, shelf)
  if (refused) return { kind: 'refused', cart, ...refused }
  const existing = lineOf(cart, item.id)
  if (existing && existing.priceId !== item.priceId) {
    return {
      kind: 'removed-instead',
      cart: removeLine(cart, item.id),
      message: CART_TEXTS.removedForPrice(item.name),
      // The shopper asked for more of it just now, so the offer is what they would have had, at today's price.
      droppedValidLines: validToday([lineFor(item, Math.min(existing.quantity + quantity, MAX_QUANTITY))], shelf),
    }
  }
  const most = mostOf(item)
  const held = existing?.quantity ?? 0
  if (held >= most) return { kind: 'refused', cart, reason: 'no-more', message: CART_TEXTS.onlySoMany(item.name, most) }
  const wanted = held + quantity
  return {
    kind: 'added',
    cart: withLine(cart, lineFor(item, Math.min(wanted, most))),
    message: CART_TEXTS.added(item.name),
    capped: wanted > most ? CART_TEXTS.onlySoMany(item.name, most) : null,
  }
}

function refusal(
  item: Buyable,
  quantity: number,
  shelf: readonly Buyable[],
): { reason: AddRefusal; message: string } | null {
  if (!item?.id || !Number.isSafeInteger(item.pricePence) || item.pricePence <= 0) {
    return { reason: 'invalid-supplement', message: CART_TEXTS.invalidSupplement }
  }
  if (!item.priceId || !shelf.some(known => known.id === item.id && known.priceId === item.priceId)) {
    return { reason: 'invalid-price-id', message: CART_TEXTS.invalidPriceIdAtAdd(item.name) }
  }
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    return { reason: 'invalid-quantity', message: CART_TEXTS.invalidQuantity(item.name) }
  }
  if (mostOf(item) === 0) return { reason: 'sold-out', message: CART_TEXTS.soldOut(item.name) }
  return null
}

export function removeLine(cart: Cart, id: string): Cart {
  return { lines: cart.lines.filter(line => line.id !== id) }
}

export type QuantityOutcome =
  | { kind: 'set'; cart: Cart; capped: string | null }
  | { kind: 'removed'; cart: Cart }
  | { kind: 'refused'; cart: Cart; message: string }

/**
 * Sets a line's quantity; under 1 removes it. More than `available` is cut to it, with the words to say so;
 * `available` is `mostOf` the product, 99 where the shelf is not known. A line that is not there stays away.
 */
export function setQuantity(
  cart: Cart,
  id: string,
  quantity: number,
  available: number = MAX_QUANTITY,
): QuantityOutcome {
  const line = lineOf(cart, id)
  if (!line) return { kind: 'set', cart, capped: null }
  if (Number.isNaN(quantity) || !(Number.isInteger(quantity) || Math.abs(quantity) === Number.POSITIVE_INFINITY)) {
    return { kind: 'refused', cart, message: CART_TEXTS.invalidQuantity(line.name) }
  }
  if (quantity < 1) return { kind: 'removed', cart: removeLine(cart, id) }
  const most = Math.min(available, MAX_QUANTITY)
  // Stock that others took meanwhile never shrinks a line by itself, so one unit less is always a step that counts.
  if (most < 1) return { kind: 'refused', cart, message: CART_TEXTS.soldOut(line.name) }
  return {
    kind: 'set',
    cart: withLine(cart, { ...line, quantity: Math.min(quantity, most) }),
    capped: quantity > most ? CART_TEXTS.onlySoMany(line.name, most) : null,
  }
}

export function clearCart(): Cart {
  return EMPTY_CART
}

/**
 * Puts lines back, each where it was in `before`. A line that came back by itself meanwhile keeps the higher
 * quantity, so undo never takes anything away.
 */
export function putBack(cart: Cart, lines: readonly CartLine[], before: Cart = cart): Cart {
  const wanted = new Map(cart.lines.map(line => [line.id, line]))
  for (const line of lines) {
    const now = wanted.get(line.id)
    wanted.set(line.id, now ? { ...now, quantity: Math.max(now.quantity, line.quantity) } : line)
  }
  const order = [...new Set([...before.lines.map(line => line.id), ...wanted.keys()])]
  return { lines: order.flatMap(id => wanted.get(id) ?? []) }
}

/** What stays when an order was paid: each line less what was bought, by price id. */
export function withoutBought<Line extends { readonly priceId: string; readonly quantity: number }>(
  cart: { readonly lines: readonly Line[] },
  bought: readonly { priceId: string; quantity: number }[],
): { lines: Line[] } {
  const left = new Map<string, number>()
  for (const { priceId, quantity } of bought) left.set(priceId, (left.get(priceId) ?? 0) + quantity)
  return {
    lines: cart.lines.flatMap(line => {
      const quantity = line.quantity - (left.get(line.priceId) ?? 0)
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
  }
}

function withLine(cart: Cart, line: CartLine): Cart {
  const known = cart.lines.some(other => other.id === line.id)
  return { lines: known ? cart.lines.map(other => (other.id === line.id ? line : other)) : [...cart.lines, line] }
}

/** The lines among these that could be bought today, as the shelf would write them, cut to what is free. */
export function validToday(lines: readonly CartLine[], shelf: readonly Buyable[]): CartLine[] {
  return lines.flatMap(line => {
    const item = shelf.find(known => known.id === line.id)
    if (!item?.priceId || item.priceId !== line.priceId) return []
    if (mostOf(item) < 1 || !isQuantity(line.quantity)) return []
    return [lineFor(item, Math.min(line.quantity, mostOf(item)))]
  })
}
