import type { ProductId } from '#modules/catalogue/product.ts'

/** What a code takes off, and of what: all that is needed to compute with it. */
export interface Offer {
  name: string
  /** Whole per cent; null where it is an amount. */
  percentOff: number | null
  penceOff: number | null
  /** Null: for everything. */
  products: readonly ProductId[] | null
  /** What the goods of an order must cost before anything is taken off. */
  leastPence: number | null
}

/** What the shop promises to whoever types the code. Never changed once it is made. */
export interface CodeTerms extends Offer {
  beginsAt: Date
  /** The moment after its last day. */
  endsAt: Date | null
  mostUses: number | null
  mostUsesOfBuyer: number | null
  firstOrderOnly: boolean
}

export interface DiscountCode extends CodeTerms {
  /** What the payment service calls it; null until it was made there. */
  promotionId: string | null
  /** By an operator, before its last day. */
  endedAt: Date | null
}

/** ' spring-10 ' -> 'SPRING10'; null for what cannot be a code. */
export function codeName(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 60) return null
  const name = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  return /^[A-Z0-9]{3,20}$/.test(name) ? name : null
}

/** Whether it matters who buys: then an e-mail address is asked for before anything is paid. */
export const asksWho = ({ firstOrderOnly, mostUsesOfBuyer }: CodeTerms): boolean =>
  firstOrderOnly || mostUsesOfBuyer !== null

export interface PricedLine {
  productId: string
  /** The whole line, VAT included. */
  pence: number
}

export type Discount =
  /** `ofLines`: what is taken off each line, in their order. */
  | { ok: true; pence: number; ofLines: readonly number[] }
  | { ok: false; reason: 'nothing-for-it' }
  | { ok: false; reason: 'too-little'; missingPence: number }

/** What an offer takes off these goods. Never more than they cost. */
export function discountOf(offer: Offer, lines: readonly PricedLine[]): Discount {
  const values = valuesFor(offer, lines)
  const forIt = sum(values)
  if (forIt === 0) return { ok: false, reason: 'nothing-for-it' }
  const missingPence = (offer.leastPence ?? 0) - sum(lines.map(({ pence }) => pence))
  if (missingPence > 0) return { ok: false, reason: 'too-little', missingPence }
  const wanted = offer.percentOff === null ? (offer.penceOff ?? 0) : Math.round((forIt * offer.percentOff) / 100)
  const pence = Math.min(forIt, Math.max(1, wanted))
  return { ok: true, pence, ofLines: allotted(pence, values) }
}

/** What each line counts for: nothing where the offer is for other products. */
export function valuesFor({ products }: Pick<Offer, 'products'>, lines: readonly PricedLine[]): number[] {
  return lines.map(({ productId, pence }) => (products?.some(id => id === productId) === false ? 0 : pence))
}

/**
 * An amount split by values in whole pence, by the largest remainder: the parts add up to it, and none is more than its
 * value as long as the amount is not more than all of them.
 */
export function allotted(pence: number, values: readonly number[]): number[] {
  const whole = sum(values)
  const parts = values.map(value => Math.floor((pence * value) / whole))
  const remainder = (index: number) => (pence * (values[index] ?? 0)) % whole
  const next = [...values.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b)
  for (const index of next.slice(0, pence - sum(parts))) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** How often a code was used, or is held by an order that waits for its payment. */
export interface CodeUses {
  inAll: number
  /** By the one who wants to use it now. */
  paidByBuyer: number
  heldByBuyer: number
  /** Whether they have paid for anything before, with or without a code. */
  hasOrdered: boolean
}

export type CodeRefusal =
  | 'unknown'
  | 'ended'
  | 'not-begun'
  | 'used-up'
  | 'not-first'
  | 'used-by-you'
  | 'held-by-you'
  /** The payment service will not have it. */
  | 'not-taken'

/** Why a code cannot be used at all, whatever is in the cart; null when it can. */
export function refusalOf(
  code: DiscountCode | null,
  { inAll }: Pick<CodeUses, 'inAll'>,
  now: Date,
): CodeRefusal | null {
  if (!code?.promotionId) return 'unknown'
  if (code.endedAt || (code.endsAt && code.endsAt <= now)) return 'ended'
  if (code.beginsAt > now) return 'not-begun'
  return code.mostUses !== null && inAll >= code.mostUses ? 'used-up' : null
}

/** Why this buyer cannot use it, once it is known who they are; null when they can. */
export function refusalOfBuyer(
  { firstOrderOnly, mostUsesOfBuyer }: CodeTerms,
  { paidByBuyer, heldByBuyer, hasOrdered }: Omit<CodeUses, 'inAll'>,
): CodeRefusal | null {
  if (firstOrderOnly && hasOrdered) return 'not-first'
  const most = firstOrderOnly ? 1 : mostUsesOfBuyer
  if (most === null || paidByBuyer + heldByBuyer < most) return null
  return paidByBuyer >= most ? 'used-by-you' : 'held-by-you'
}

/** Whether two codes promise the same. */
export function isSameOffer(one: CodeTerms, other: CodeTerms): boolean {
  const text = (terms: CodeTerms) =>
    JSON.stringify([
      ...[terms.name, terms.percentOff, terms.penceOff, terms.products?.toSorted() ?? null, terms.leastPence],
      ...[terms.beginsAt, terms.endsAt, terms.mostUses, terms.mostUsesOfBuyer, terms.firstOrderOnly],
    ])
  return text(one) === text(other)
}

/** A code as the payment service has it. */
export interface MadeCode {
  promotionId: string
  active: boolean
  /** All that it redeems there is what was asked for. */
  agrees: boolean
}
