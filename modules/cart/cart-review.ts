import {
  type Buyable,
  CART_TEXTS,
  type Cart,
  type CartLine,
  EMPTY_CART,
  isQuantity,
  lineFor,
  validToday,
} from './cart.ts'

/** What a look at today's shelf made of a stored cart. */
export type Review =
  | { kind: 'kept'; cart: Cart }
  /** Some lines are invalid: they went, one specified warning each. */
  | { kind: 'dropped'; cart: Cart; messages: readonly string[]; droppedValidLines: readonly CartLine[] }
  /** A price id is unknown today: the whole cart went. */
  | { kind: 'cleared'; cart: Cart; messages: readonly string[]; droppedValidLines: readonly CartLine[] }

/**
 * The specification's check on load, against the whole shelf of today.
 * An unknown price id clears the cart. A line whose price changed, whose price id belongs to another product, or
 * whose product is not sold now is dropped. `droppedValidLines` are the lost lines that could be bought today,
 * at today's price, for the toast to offer. Stock never drops a line: the missing units may be the buyer's own
 * reservation, waiting on the payment page in another tab.
 */
export function reviewCart(cart: Cart, shelf: readonly Buyable[]): Review {
  const known = priceIdsOf(shelf)
  // A shelf that could not be filled is no news about anybody's cart.
  if (known.size === 0) return { kind: 'kept', cart }
  if (cart.lines.some(line => !known.has(line.priceId))) {
    return {
      kind: 'cleared',
      cart: EMPTY_CART,
      messages: [CART_TEXTS.clearedForUpdates],
      droppedValidLines: validToday(cart.lines, shelf),
    }
  }
  const kept: CartLine[] = []
  const dropped: CartLine[] = []
  for (const line of cart.lines) {
    const item = shelf.find(candidate => candidate.id === line.id)
    const valid = item?.onSale && item.priceId === line.priceId && item.pricePence === line.pricePence
    if (item && valid && isQuantity(line.quantity)) kept.push(lineFor(item, line.quantity))
    else dropped.push(line)
  }
  if (dropped.length === 0) return { kind: 'kept', cart: sameLines(cart.lines, kept) ? cart : { lines: kept } }
  const nameToday = (line: CartLine) => shelf.find(item => item.id === line.id)?.name ?? line.name
  return {
    kind: 'dropped',
    cart: { lines: kept },
    messages: dropped.map(line => CART_TEXTS.removedForPrice(nameToday(line))),
    droppedValidLines: validToday(dropped, shelf),
  }
}

function priceIdsOf(shelf: readonly Buyable[]): Set<string> {
  return new Set(shelf.flatMap(item => item.priceId || []))
}

function sameLines(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  return a.every((line, index) => line.name === b[index]?.name && line.image === b[index]?.image)
}

export type CheckoutCheck =
  | { ok: true; items: { priceId: string; quantity: number; name: string }[] }
  | {
      ok: false
      reason: 'empty' | 'invalid-item' | 'missing-price-id' | 'invalid-price-id' | 'invalid-quantity'
      /** Shown on screen and as a toast. */
      message: string
      /** True: the cart is cleared as well, with `warning`; `droppedValidLines` may be put back. */
      clears: boolean
      warning: string | null
      droppedValidLines: readonly CartLine[]
    }

/**
 * The specification's check at checkout: a product id, a quantity above 0 and a known price id on every line.
 * Where sections 5 and 8 give two texts for one fault, the one names what happened to the cart (`warning`) and the
 * other is on screen (`message`).
 *
 * @param lostLines whether lines that were none went out of it before, and the visitor has not touched it since
 */
export function checkoutCheck(cart: Cart, shelf: readonly Buyable[], lostLines = false): CheckoutCheck {
  if (cart.lines.length === 0) return refuse('empty', CART_TEXTS.cartIsEmpty)
  const clearing = {
    clears: true,
    warning: CART_TEXTS.clearedForInvalid,
    droppedValidLines: validToday(cart.lines, shelf),
  }
  if (lostLines) return refuse('invalid-item', CART_TEXTS.invalidItemsCleared, clearing)
  for (const line of cart.lines) {
    if (!line.id || !(line.quantity > 0)) return refuse('invalid-item', CART_TEXTS.invalidItemsCleared, clearing)
    if (!line.priceId) return refuse('missing-price-id', CART_TEXTS.missingStripePriceId(line.name), clearing)
    // One that belongs to another product is as unknown as any.
    if (shelf.find(({ id }) => id === line.id)?.priceId !== line.priceId)
      return refuse('invalid-price-id', CART_TEXTS.invalidPriceIdCleared(line.name), clearing)
    if (!isQuantity(line.quantity)) return refuse('invalid-quantity', CART_TEXTS.invalidQuantity(line.name))
  }
  return { ok: true, items: cart.lines.map(({ priceId, quantity, name }) => ({ priceId, quantity, name })) }
}

type Refused = Extract<CheckoutCheck, { ok: false }>

function refuse(reason: Refused['reason'], message: string, more?: Partial<Refused>): Refused {
  return { ok: false, reason, message, clears: false, warning: null, droppedValidLines: [], ...more }
}
