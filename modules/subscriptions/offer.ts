import { deliveryChoice, vatIncludedPence } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'
import { daysInPack, type Product } from '#modules/catalogue/product.ts'
import type { OrderLine } from '#modules/orders/order.ts'

/** How much less each pack costs in a subscription than once, in per cent. The one place where that is decided. */
export const PERCENT_OFF = 10

/** Packs at a time, and packs' time between two deliveries. */
export const MOST_PACKS = 3

/**
 * Under a year: a renewal of twelve months would bring duties of its own, and nobody should be charged for what they
 * have forgotten.
 */
export const LONGEST_DAYS = 364

/** How much, and how often. */
export interface Rhythm {
  packs: number
  everyDays: number
}

/** What one delivery of a subscription costs, VAT included; every one of them the same. */
export interface Terms extends Rhythm {
  unitPence: number
  goodsPence: number
  deliveryPence: number
  totalPence: number
}

type Packed = Pick<Product, 'pack' | 'dose'>

/**
 * What can be chosen: as many packs as last until the next ones come, at the dose of the label, or fewer for whoever
 * takes less. More would leave somebody with more than they may take, so it is not offered.
 */
export function rhythms(product: Packed): Rhythm[] {
  const days = daysInPack(product)
  const times = Array.from({ length: MOST_PACKS }, (_, index) => index + 1)
  const daily = times.map(packs => ({ packs, everyDays: packs * days }))
  const slower = times.flatMap(time =>
    times.filter(packs => packs < time).map(packs => ({ packs, everyDays: time * days })),
  )
  return [...daily, ...slower].filter(({ everyDays }) => everyDays >= 1 && everyDays <= LONGEST_DAYS)
}

export const sameRhythm = (one: Rhythm, other: Rhythm): boolean =>
  one.packs === other.packs && one.everyDays === other.everyDays

/** Null where it is not offered. */
export function rhythmOf(product: Packed, wanted: Rhythm): Rhythm | null {
  return rhythms(product).find(rhythm => sameRhythm(rhythm, wanted)) ?? null
}

/** In the buyer's favour to the penny. */
export const subscriberPence = (pricePence: number): number => Math.floor((pricePence * (100 - PERCENT_OFF)) / 100)

/** Today's terms: the price less its part, and standard delivery by the rule of the cart. */
export function termsFor({ pricePence }: Pick<Product, 'pricePence'>, rhythm: Rhythm): Terms {
  return termsAt(subscriberPence(pricePence), rhythm)
}

/** The same at a price that was agreed before. */
export function termsAt(unitPence: number, rhythm: Rhythm): Terms {
  const goodsPence = unitPence * rhythm.packs
  const deliveryPence = deliveryChoice('standard', goodsPence).pricePence
  return { ...rhythm, unitPence, goodsPence, deliveryPence, totalPence: goodsPence + deliveryPence }
}

/** One delivery as the lines of an order. */
export function deliveryLines(
  product: Pick<Product, 'id' | 'priceId' | 'name' | 'vatRatePercent'>,
  { packs, unitPence }: Pick<Terms, 'packs' | 'unitPence'>,
): OrderLine[] {
  const { id: productId, priceId, name, vatRatePercent } = product
  const vatPence = vatIncludedPence(unitPence * packs, vatRatePercent)
  return [{ productId, priceId, name, quantity: packs, unitPence, discountPence: 0, vatRatePercent, vatPence }]
}

/** '2 packs every 180 days'. */
export const rhythmText = ({ packs, everyDays }: Rhythm): string =>
  `${packs} pack${packs === 1 ? '' : 's'} every ${everyDays} days`

/** '£10.60 with delivery', '£26.10, delivery free'. */
export const totalText = ({ totalPence, deliveryPence }: Pick<Terms, 'totalPence' | 'deliveryPence'>): string =>
  deliveryPence === 0 ? `${formatPence(totalPence)}, delivery free` : `${formatPence(totalPence)} with delivery`
