import { addDays } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { FREE_DELIVERY_FROM_PENCE } from '#modules/cart/delivery.ts'
import { formatPenceBriefly } from '#modules/cart/money.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { CodeRefusal, CodeTerms, Offer } from './code.ts'

/** '10 % off everything', '£5 off Biotin and Magnesium Complex' */
export function offerText(offer: Offer, nameOf: (id: ProductId) => string): string {
  const off = offer.percentOff === null ? formatPenceBriefly(offer.penceOff ?? 0) : `${offer.percentOff}\u00a0%`
  return `${off} off ${offer.products ? listed(offer.products.map(nameOf)) : 'everything in the shop'}`
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Everything that bounds a code, a sentence each: said where it is accepted, before anybody pays. */
export function termsText(code: CodeTerms, nameOf: (id: ProductId) => string): string[] {
  const { endsAt, leastPence, mostUses, mostUsesOfBuyer, firstOrderOnly } = code
  const times = mostUsesOfBuyer === 1 ? 'Once for each buyer.' : `At most ${mostUsesOfBuyer} orders of each buyer.`
  return [
    `${offerText(code, nameOf)}.`,
    ...(endsAt ? [`Until ${lastDayText(endsAt)}.`] : []),
    ...(leastPence ? [`For goods of ${formatPenceBriefly(leastPence)} or more.`] : []),
    ...(firstOrderOnly ? ['For a first order.'] : mostUsesOfBuyer ? [times] : []),
    ...(mostUses ? [`For the first ${mostUses} ${mostUses === 1 ? 'order' : 'orders'} with it.`] : []),
    `One code for each order. Delivery is free from ${formatPenceBriefly(FREE_DELIVERY_FROM_PENCE)} after the discount.`,
  ]
}

export const lastDayText = (endsAt: Date): string => dateText(addDays(dayIn(endsAt, LONDON), -1))

/** Why a code is not taken, in whole sentences. */
export const CODE_WORDS: Record<CodeRefusal, (name: string, code: CodeTerms | null) => string> = {
  unknown: name => `We know no code ${name}. Please look at its spelling.`,
  ended: (name, code) => `The code ${name} ended${code?.endsAt ? ` on ${lastDayText(code.endsAt)}` : ''}.`,
  'not-begun': (name, code) =>
    `The code ${name} begins on ${code ? dateText(dayIn(code.beginsAt, LONDON)) : 'a later day'}.`,
  'used-up': name => `The code ${name} was for a number of orders, and all of them are taken.`,
  'not-first': name => `The code ${name} is for a first order, and you have ordered before.`,
  'used-by-you': name => `You have used the code ${name} already.`,
  'held-by-you': name =>
    `The code ${name} is in an order of yours that is not paid yet. Pay for that one, or try again in half an hour.`,
  'not-taken': name => `The code ${name} cannot be used any more.`,
}

export const NO_CODE = 'A code has 3 to 20 letters and figures. Please look at its spelling.'
export const TOO_MANY_TRIES = 'Too many codes were tried from your connection. Please wait ten minutes.'
