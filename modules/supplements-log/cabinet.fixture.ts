import { type Day, dayOf, WEEKDAYS } from '#modules/calendar/day.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import type { CabinetItem, Dose, KnownItem, Supplement } from './cabinet.ts'
import { factsOf } from './facts.ts'

export const SUN: Day = dayOf('2026-11-22')

/** The same id for the same number, a UUID. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const ours = (id: ProductId): Supplement => ({ kind: 'product', id })

export const label = (name: string, figures: { readonly [key: string]: number }, unit = 'tablet'): Supplement => ({
  ...{ kind: 'label', name, unit },
  amounts: amountsOn('per serving', figures),
})

/** One unit at eight, every day, since the first of the month. */
export const item = (number: number, what: Supplement, change: Partial<CabinetItem> = {}): CabinetItem => ({
  id: idOf(number),
  what,
  units: 1,
  times: ['08:00'],
  weekdays: WEEKDAYS,
  packs: [],
  addedOn: dayOf('2026-11-01'),
  pausedOn: null,
  ...change,
})

export const known = (item: CabinetItem): KnownItem => ({ ...item, facts: factsOf(item.what) })

export const dose = (of: CabinetItem, day: Day, change: Partial<Dose> = {}): Dose => {
  const { name, unit, amounts } = factsOf(of.what)
  return { item: of.id, day, slot: 0, time: of.times[0] ?? '08:00', units: of.units, name, unit, amounts, ...change }
}
