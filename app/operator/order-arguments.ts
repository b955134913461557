import { InvalidArgumentError } from 'commander'
import { type Day, isDay } from '#modules/calendar/day.ts'
import { isProductId, PRODUCT_IDS, type ProductId } from '#modules/catalogue/product.ts'
import { codeName } from '#modules/discounts/code.ts'
import { CARRIER_IDS, type CarrierId, isCarrierId, trackingNumberOf } from '#modules/orders/carriers.ts'
import type { LineUnits, PackedLine } from '#modules/orders/goods-life.ts'

/** 'tw7kq2m0xa', 'TW-7KQ2-M0XA' -> 'TW-7KQ2-M0XA'. */
export function numberOf(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  if (!/^TW[0-9A-HJKMNP-TV-Z]{8}$/.test(letters))
    throw new InvalidArgumentError('An order number looks like TW-7KQ2-M0XA.')
  return `TW-${letters.slice(2, 6)}-${letters.slice(6)}`
}

export function carrierOf(typed: string): CarrierId {
  if (!isCarrierId(typed)) throw new InvalidArgumentError(`Carriers are ${CARRIER_IDS.join(', ')}.`)
  return typed
}

export function trackingOf(typed: string): string {
  const number = trackingNumberOf(typed)
  if (number === null) throw new InvalidArgumentError('A tracking number has 6 to 40 letters and figures.')
  return number
}

export function linkOf(typed: string): string {
  if (!URL.canParse(typed) || new URL(typed).protocol !== 'https:') {
    throw new InvalidArgumentError('A link begins with https://.')
  }
  return typed
}

export function countOf(typed: string): number {
  if (!/^[1-9][0-9]{0,3}$/.test(typed)) throw new InvalidArgumentError('That must be a whole number from 1.')
  return Number(typed)
}

/** '5', '5.00', '£5.00' -> 500. */
export function penceOf(typed: string): number {
  const match = /^£?([0-9]{1,6})(?:\.([0-9]{2}))?$/.exec(typed.trim())
  const pence = match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : 0
  if (pence === 0) throw new InvalidArgumentError('An amount is written like 5 or 5.00, in pounds.')
  return pence
}

/** An amount, or all that is left of a payment. */
export const amountOf = (typed: string): number | 'all' => (typed === 'all' ? typed : penceOf(typed))

export interface NamedUnits {
  productId: ProductId
  /** Null: all that waits. */
  quantity: number | null
}

/** 'spring 10' -> 'SPRING10' */
export function codeNamed(typed: string): string {
  const name = codeName(typed)
  if (name === null) throw new InvalidArgumentError('A code has 3 to 20 letters and figures.')
  return name
}

export function percentOf(typed: string): number {
  if (!/^(100|[1-9][0-9]?)%?$/.test(typed)) throw new InvalidArgumentError('Per cent are a whole number from 1 to 100.')
  return Number(typed.replace('%', ''))
}

/** 'biotin', as often as wanted; the same twice is one. */
export const productsNamed = (typed: string, before: readonly ProductId[] = []): ProductId[] => [
  ...new Set([...before, productOf(typed)]),
]

/** 'biotin' */
export function productOf(typed: string): ProductId {
  if (!isProductId(typed))
    throw new InvalidArgumentError(`There is no product ${typed}: products are ${PRODUCT_IDS.join(', ')}.`)
  return typed
}

/** Of a count: nothing left is an answer too. */
export function countedOf(typed: string): number {
  if (!/^[0-9]{1,6}$/.test(typed)) throw new InvalidArgumentError('That must be a whole number from 0.')
  return Number(typed)
}

/** 'l26-0402' -> 'L26-0402' */
export function lotOf(typed: string): string {
  if (!LOT.test(typed)) throw new InvalidArgumentError(LOT_WORDS)
  return typed.toUpperCase()
}

/** '2028-04-30' */
export function dayOf(typed: string): Day {
  if (!isDay(typed)) throw new InvalidArgumentError('A day is written like 2028-04-30.')
  return typed
}

const LOT = /^[A-Z0-9][A-Z0-9./-]{1,30}$/i
const LOT_WORDS = 'A lot has 2 to 31 letters, figures, dots, dashes or slashes.'

/** 'biotin' or 'biotin=2', as often as wanted. */
export function unitsNamed(typed: string, before: readonly NamedUnits[] = []): NamedUnits[] {
  const [productId = '', quantity] = typed.split('=')
  return [...before, { productId: productOf(productId), quantity: quantity === undefined ? null : countOf(quantity) }]
}

export interface NamedLot {
  productId: ProductId
  lot: string
}

/** 'biotin=26-0402', as often as wanted. */
export function lotsNamed(typed: string, before: readonly NamedLot[] = []): NamedLot[] {
  const [productId = '', lot = ''] = typed.split('=')
  return [...before, { productId: productOf(productId), lot: lotOf(lot) }]
}

/** What is to be packed: what was named, or all that waits; each with the lot that was noted for it. */
export function packedLines(
  units: readonly LineUnits[],
  only: readonly NamedUnits[] | undefined,
  lots: readonly NamedLot[] = [],
): PackedLine[] {
  const wanted = only ?? units.map(({ productId }) => ({ productId, quantity: null }))
  return wanted.flatMap(({ productId, quantity }) => {
    const packs = quantity ?? units.find(line => line.productId === productId)?.waiting ?? 0
    const lot = lots.find(named => named.productId === productId)?.lot ?? ''
    return packs > 0 ? [{ productId, quantity: packs, lot }] : []
  })
}
