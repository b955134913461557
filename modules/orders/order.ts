import { vatIncludedPence } from '#modules/cart/delivery.ts'
import type { Product, ProductId } from '#modules/catalogue/product.ts'

/** One product of an order, with what it cost when the order was made. */
export interface OrderLine {
  productId: ProductId
  priceId: string
  /** As it was called then. */
  name: string
  quantity: number
  /** One unit, VAT included. */
  unitPence: number
  /** What a code took off the whole line. */
  discountPence: number
  vatRatePercent: number
  /** The VAT inside what is paid for the whole line. */
  vatPence: number
}

/** Crockford's alphabet: no I, L, O or U, so that a number can be read out on the telephone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes an order number is made of: 40 bits, so nobody finds a neighbour's by counting. */
export const ORDER_NUMBER_BYTES = 5

/** 'TW-7KQ2-M0XA' from five random bytes. */
export function orderNumber(random: Uint8Array): string {
  if (random.length !== ORDER_NUMBER_BYTES)
    throw new RangeError(`An order number is made of ${ORDER_NUMBER_BYTES} bytes`)
  const bits = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const letters = Array.from({ length: 8 }, (_, place) => CROCKFORD[Number((bits >> BigInt(35 - 5 * place)) & 31n)])
  return `TW-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

export interface WantedItem {
  priceId: string
  quantity: number
}

/** What the browser knows of a line beside that: its own name for it, which is never sent. */
export type NamedItem = WantedItem & { readonly name: string }

export type PricedLines =
  | { ok: true; lines: OrderLine[] }
  | { ok: false; reason: 'invalid-price-id'; item: string }
  | { ok: false; reason: 'unavailable'; productId: ProductId }

/**
 * Today's prices for what is wanted; nothing the browser says about money is looked at. The same price twice is one
 * line. Lines are in the order of their products, so that the same cart always makes the same order.
 */
export function priceLines(
  items: readonly WantedItem[],
  catalogue: readonly Product[],
  refusedPrices: ReadonlySet<string>,
): PricedLines {
  const wanted = new Map<Product, number>()
  for (const [index, { priceId, quantity }] of items.entries()) {
    const product = catalogue.find(candidate => candidate.priceId === priceId)
    if (!product) return { ok: false, reason: 'invalid-price-id', item: `item ${index + 1}` }
    if (!product.onSale || refusedPrices.has(priceId))
      return { ok: false, reason: 'unavailable', productId: product.id }
    wanted.set(product, (wanted.get(product) ?? 0) + quantity)
  }
  const lines = [...wanted].map(([product, quantity]) => lineOf(product, quantity))
  return { ok: true, lines: lines.sort((a, b) => (a.productId < b.productId ? -1 : 1)) }
}

function lineOf(product: Product, quantity: number): OrderLine {
  return {
    productId: product.id,
    priceId: product.priceId,
    name: product.name,
    quantity,
    unitPence: product.pricePence,
    discountPence: 0,
    vatRatePercent: product.vatRatePercent,
    vatPence: vatIncludedPence(product.pricePence * quantity, product.vatRatePercent),
  }
}

/** The same lines with a discount taken off, in their order, and the VAT that is in the rest. */
export function discounted(lines: readonly OrderLine[], ofLines: readonly number[]): OrderLine[] {
  return lines.map((line, index) => {
    const discountPence = ofLines[index] ?? 0
    const paid = linePence(line) - discountPence
    return { ...line, discountPence, vatPence: vatIncludedPence(paid, line.vatRatePercent) }
  })
}

type Priced = Pick<OrderLine, 'unitPence' | 'quantity' | 'discountPence' | 'vatRatePercent' | 'vatPence'>

export function linePence({ unitPence, quantity }: Pick<OrderLine, 'unitPence' | 'quantity'>): number {
  return unitPence * quantity
}

/** The same less what a code took off it. */
export function paidPence(line: Pick<OrderLine, 'unitPence' | 'quantity' | 'discountPence'>): number {
  return linePence(line) - line.discountPence
}

export function discountPence(lines: readonly Pick<OrderLine, 'discountPence'>[]): number {
  return lines.reduce((sum, line) => sum + line.discountPence, 0)
}

/** The goods without delivery, VAT included, before anything is taken off. */
export function subtotalPence(lines: readonly Pick<OrderLine, 'unitPence' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + linePence(line), 0)
}

/** One rate of VAT within an order: what was paid at it, and the VAT inside that. */
export interface VatShare {
  ratePercent: number
  grossPence: number
  vatPence: number
}

/**
 * Goods and delivery by rate, highest first. Delivery follows the goods it carries (VAT Notice 700/24), so its price
 * is split among the lines by their value; the last line takes what rounding leaves.
 */
export function vatShares(lines: readonly Priced[], deliveryPence: number): VatShare[] {
  const goods = subtotalPence(lines)
  const shares = new Map<number, VatShare>()
  let left = deliveryPence
  for (const [index, line] of lines.entries()) {
    const carried = index === lines.length - 1 ? left : Math.round((deliveryPence * linePence(line)) / goods)
    left -= carried
    const ratePercent = line.vatRatePercent
    const { grossPence, vatPence } = shares.get(ratePercent) ?? { grossPence: 0, vatPence: 0 }
    shares.set(ratePercent, {
      ratePercent,
      grossPence: grossPence + paidPence(line) + carried,
      vatPence: vatPence + line.vatPence + vatIncludedPence(carried, ratePercent),
    })
  }
  return [...shares.values()].sort((a, b) => b.ratePercent - a.ratePercent)
}

/** The VAT inside goods and delivery together. */
export function vatPence(lines: readonly Priced[], deliveryPence: number): number {
  return vatShares(lines, deliveryPence).reduce((sum, share) => sum + share.vatPence, 0)
}

/** The same text for the same goods in any order: tells a repeated checkout from a changed one. */
export function cartOf(items: readonly WantedItem[]): string {
  const counts = new Map<string, number>()
  for (const { priceId, quantity } of items) counts.set(priceId, (counts.get(priceId) ?? 0) + quantity)
  return [...counts]
    .map(([priceId, quantity]) => `${priceId}:${quantity}`)
    .sort()
    .join(' ')
}

/** The goods of a text that `cartOf` made. */
export function itemsOf(cart: string): WantedItem[] {
  // What came of a subscription was in no cart.
  if (cart === '') return []
  return cart.split(' ').map(item => {
    const mark = item.lastIndexOf(':')
    return { priceId: item.slice(0, mark), quantity: Number(item.slice(mark + 1)) }
  })
}
