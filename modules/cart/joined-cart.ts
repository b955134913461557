import { type Buyable, type Cart, lineFor, MAX_QUANTITY } from './cart.ts'

/** A line as it is kept for a member: what it names is joined with the shelf, never trusted. */
export interface KeptLine {
  productId: string
  priceId: string
  quantity: number
}

export interface JoinedCart {
  cart: Cart
  /** Products whose price is not what it was when they were put in, by name: 'Removed … due to price update'. */
  droppedNames: string[]
}

/**
 * The cart of this browser and the one kept for the member, made one at sign-in: of two lines for one product the higher
 * quantity wins, so that nobody who signs in twice has everything twice.
 */
export function joinCarts(
  kept: readonly KeptLine[],
  brought: readonly KeptLine[],
  shelf: readonly Buyable[],
): JoinedCart {
  const quantities = new Map<string, number>()
  const dropped = new Set<string>()
  for (const { productId, priceId, quantity } of [...kept, ...brought]) {
    const item = shelf.find(({ id }) => id === productId)
    if (item?.priceId !== priceId) dropped.add(item?.name ?? productId)
    else quantities.set(productId, Math.min(MAX_QUANTITY, Math.max(quantities.get(productId) ?? 0, quantity)))
  }
  return { cart: cartOf(quantities, shelf), droppedNames: [...dropped] }
}

/** What others bought meanwhile is no reason to lose a line: the cart page says how many are left. */
function cartOf(quantities: ReadonlyMap<string, number>, shelf: readonly Buyable[]): Cart {
  return { lines: shelf.map(item => lineFor(item, quantities.get(item.id) ?? 0)).filter(line => line.quantity > 0) }
}

export const keptLines = ({ lines }: Cart): KeptLine[] =>
  lines.map(({ id, priceId, quantity }) => ({ productId: id, priceId, quantity }))

/** Whether two carts hold the same, in whatever order they were filled. */
export const isSameCart = (one: readonly KeptLine[], other: readonly KeptLine[]): boolean =>
  writtenLines(one) === writtenLines(other)

/** A cart as text that is the same for the same things in it. */
export const writtenLines = (lines: readonly KeptLine[]): string =>
  JSON.stringify(
    lines
      .map(({ productId, priceId, quantity }) => [productId, priceId, quantity] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
