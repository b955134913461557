import { CART_TEXTS, type Cart, type CartLine, lineFor, lineOf, mostOf } from '#modules/cart/cart.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { OrderLine } from './order.ts'

export interface Ordered extends Pick<OrderLine, 'productId' | 'name' | 'quantity'> {
  /** For all of its packs, less what a code took off. */
  paidPence: number
}

export interface Reorder {
  /** What is added to the cart: at today's price, and no more than is in stock. */
  lines: CartLine[]
  /** What is not as it was, each a sentence. */
  said: string[]
}

/** An earlier order as it can be bought today, on top of what the cart holds. */
export function reorder(ordered: readonly Ordered[], shelf: readonly ShelfItem[], cart: Cart): Reorder {
  const lines: CartLine[] = []
  const said: string[] = []
  for (const { productId, name, quantity, paidPence } of ordered) {
    const item = shelf.find(known => known.id === productId)
    if (!item?.onSale || !item.priceId) {
      said.push(`${name} is no longer sold.`)
      continue
    }
    const most = mostOf(item)
    const held = lineOf(cart, productId)?.quantity ?? 0
    const free = Math.max(0, most - held)
    if (most === 0) said.push(CART_TEXTS.soldOut(item.name))
    else if (free < quantity) said.push(CART_TEXTS.onlySoMany(item.name, most))
    if (free === 0) continue
    lines.push(lineFor(item, held + Math.min(quantity, free)))
    if (item.pricePence * quantity !== paidPence)
      said.push(`${item.name} now costs ${formatPence(item.pricePence)}; you paid ${paidText(paidPence, quantity)}.`)
  }
  return { lines, said }
}

/** For one pack; for all of them where a code took off what does not divide by their number. */
const paidText = (paidPence: number, quantity: number): string =>
  paidPence % quantity === 0 ? formatPence(paidPence / quantity) : `${formatPence(paidPence)} for ${quantity}`
