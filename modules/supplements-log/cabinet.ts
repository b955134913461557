import type { Day, Weekday } from '#modules/calendar/day.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { NutrientAmounts, PerServing } from '#modules/nutrition/amounts.ts'
import type { SupplementFacts } from './facts.ts'

/** One of ours, or another whose label somebody typed. Figures of a label are those of one unit: a tablet, a scoop. */
export type Supplement =
  | { readonly kind: 'product'; readonly id: ProductId }
  | {
      readonly kind: 'label'
      readonly name: string
      readonly unit: string
      readonly amounts: NutrientAmounts<PerServing>
    }

/** So many units that somebody has had since that day. */
export interface Pack {
  readonly units: number
  readonly from: Day
}

/** Something that somebody takes. */
export interface CabinetItem {
  /** A UUID made in the browser. */
  readonly id: string
  readonly what: Supplement
  /** Units at a time: '2 capsules'. */
  readonly units: number
  /** When, 'HH:mm', the earliest first. The place of each is the slot of its doses. */
  readonly times: readonly string[]
  readonly weekdays: readonly Weekday[]
  /** Empty where nobody counts what is left. */
  readonly packs: readonly Pack[]
  readonly addedOn: Day
  /** Since when it is not taken; null where it is. */
  readonly pausedOn: Day | null
}

/** An item with what is known of the thing itself. */
export interface KnownItem extends CabinetItem {
  readonly facts: SupplementFacts
}

/** What names a dose: one of an item, a day and a time of it. */
export interface DoseKey {
  readonly item: string
  readonly day: Day
  readonly slot: number
}

/**
 * A dose that was taken. It keeps what it was called and what a unit gave, so that history does not change when a label
 * does, nor when the item goes.
 */
export interface Dose extends DoseKey {
  /** 'HH:mm' on the clock of that day. */
  readonly time: string
  /** 0 where it was due and skipped: it is said of it that it was not taken, and it counts nowhere. */
  readonly units: number
  readonly name: string
  readonly unit: string
  /** What one unit gives. What is absent it does not hold: its label would have to say. */
  readonly amounts: NutrientAmounts<PerServing>
}

/** Not one that was skipped. */
export const isTaken = ({ units }: Pick<Dose, 'units'>): boolean => units > 0

export const keyOfDose = ({ item, day, slot }: DoseKey): string => `${item} ${day} ${slot}`

/** What one press does to a cabinet. What is put takes the place of an item of the same id. */
export interface CabinetEdit {
  readonly put: readonly CabinetItem[]
  readonly removed: readonly string[]
  /** Notices and questions that were put away, each by its name. */
  readonly away?: readonly string[]
}

/** What one press does to doses. */
export interface DoseEdit {
  readonly put: readonly Dose[]
  readonly removed: readonly DoseKey[]
}

/** The cabinet once this was done. Removing what is not there does nothing; what is changed keeps its place. */
export function withCabinetEdit<Item extends CabinetItem>(
  items: readonly Item[],
  { put, removed }: { readonly put: readonly Item[]; readonly removed: readonly string[] },
): Item[] {
  const changed = new Map(put.map(item => [item.id, item]))
  const kept = items.filter(({ id }) => !removed.includes(id))
  const known = new Set(kept.map(({ id }) => id))
  return [...kept.map(item => changed.get(item.id) ?? item), ...put.filter(({ id }) => !known.has(id))]
}

/** The doses once this was done. */
export function withDoseEdit(doses: readonly Dose[], { put, removed }: DoseEdit): Dose[] {
  const gone = new Set([...removed, ...put].map(keyOfDose))
  return [...doses.filter(dose => !gone.has(keyOfDose(dose))), ...put]
}

/** What takes an edit of doses back. */
export function undoDoses(before: readonly Dose[], { put, removed }: DoseEdit): DoseEdit {
  const touched = new Set([...removed, ...put].map(keyOfDose))
  const had = before.filter(dose => touched.has(keyOfDose(dose)))
  const known = new Set(had.map(keyOfDose))
  const isNew = (dose: Dose) => !known.has(keyOfDose(dose))
  return { put: had, removed: put.filter(isNew).map(({ item, day, slot }) => ({ item, day, slot })) }
}

/** What takes an edit of the cabinet back. What was put away stays so: it comes back when the cabinet changes. */
export function undoCabinet<Item extends CabinetItem>(
  before: readonly Item[],
  { put, removed }: { readonly put: readonly Item[]; readonly removed: readonly string[] },
): { put: Item[]; removed: string[] } {
  const touched = new Set([...removed, ...put.map(({ id }) => id)])
  const had = before.filter(({ id }) => touched.has(id))
  const known = new Set(had.map(({ id }) => id))
  return { put: had, removed: put.flatMap(({ id }) => (known.has(id) ? [] : [id])) }
}
