import type { Day } from '#modules/calendar/day.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { type Dose, isTaken, type KnownItem, keyOfDose } from './cabinet.ts'
import { MOST_TIMES } from './cabinet-limits.ts'
import { dosesOfDay } from './due-doses.ts'
import type { SupplementFacts } from './facts.ts'

/** A daily dose of one of our products, as it may be logged beside what was eaten. */
export type ProductDose = Pick<Dose, 'units' | 'name' | 'unit' | 'amounts'> & {
  readonly product: ProductId
  /** The item of a dose that has none in the cabinet: the same for everybody, so that two devices mean one dose. */
  readonly loose: string
}

/** What the label of one of ours says of a day; null of what is none of ours. */
export function productDose({ name, unit, amounts, product }: SupplementFacts): ProductDose | null {
  return product && { product: product.id, loose: product.loose, units: product.dose, name, unit, amounts }
}

/**
 * The dose that a product is which was stirred into porridge: the first of the day that is not taken yet, as it stands
 * in the cabinet, else one by its label. Null where all of the day are taken already: it is counted once.
 */
export function doseToTake(
  { items, doses }: { readonly items: readonly KnownItem[]; readonly doses: readonly Dose[] },
  { product, loose, ...given }: ProductDose,
  day: Day,
  time: string,
): Dose | null {
  const own = items.find(({ facts, pausedOn }) => facts.product?.id === product && pausedOn === null)
  const due = own ? dosesOfDay([own], doses, day) : []
  const open = due.find(({ taken }) => taken === null)
  if (open) return { ...open.ifTaken, time }
  if (due.length > 0) return null
  const item = own?.id ?? loose
  const taken = new Set(doses.filter(isTaken).map(keyOfDose))
  const slot = Array.from({ length: MOST_TIMES }, (_, nth) => nth).find(
    nth => !taken.has(keyOfDose({ item, day, slot: nth })),
  )
  return slot === undefined ? null : { ...given, units: own?.units ?? given.units, item, day, slot, time }
}
