import type { Cart } from './cart.ts'
import type { KeptLine } from './joined-cart.ts'

/** What a cart lost or won, line by line; a quantity of 0 is a line that went. */
export function lineChanges(before: readonly KeptLine[], after: readonly KeptLine[]): KeptLine[] {
  const now = new Set(after.map(line => line.productId))
  const gone = before.filter(({ productId }) => !now.has(productId)).map(line => ({ ...line, quantity: 0 }))
  const then = new Map(before.map(line => [line.productId, line]))
  const changed = after.filter(({ productId, priceId, quantity }) => {
    const known = then.get(productId)
    return known?.priceId !== priceId || known.quantity !== quantity
  })
  return [...gone, ...changed]
}

/** The cart with these lines as they are now: where they stood, new ones at the end. */
export function withChanges(lines: readonly KeptLine[], changes: readonly KeptLine[]): KeptLine[] {
  const cart = new Map([...lines, ...changes].map(line => [line.productId, line]))
  return [...cart.values()].filter(({ quantity }) => quantity > 0)
}

/**
 * The cart that the server told, but with the lines touched here as they are here; in the order that they are in here.
 */
export function changedSince(told: Cart, here: Cart, touched: ReadonlySet<string>): Cart {
  const theirs = told.lines.filter(({ id }) => !touched.has(id))
  const ours = here.lines.filter(({ id }) => touched.has(id))
  const lines = new Map([...theirs, ...ours].map(line => [line.id, line]))
  const order = [...here.lines, ...told.lines].map(({ id }) => id)
  return { lines: [...new Set(order)].flatMap(id => lines.get(id) ?? []) }
}

/** Reads what `writtenLines` wrote; nothing where it is no such text. */
export function readWritten(text: string | null): KeptLine[] {
  try {
    const rows = JSON.parse(text ?? '[]') as [string, string, number][]
    return rows.map(([productId, priceId, quantity]) => ({ productId, priceId, quantity }))
  } catch {
    return []
  }
}
