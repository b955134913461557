import { type Day, weekdayOf } from '#modules/calendar/day.ts'
import type { Dose as EatenDose, OnDay } from '#modules/nutrition/intake/day-intake.ts'
import { type CabinetItem, type Dose, type DoseKey, isTaken, type KnownItem, keyOfDose } from './cabinet.ts'

/** A dose of a day as it is shown: taken, or meant to be. */
export interface ShownDose extends DoseKey {
  readonly name: string
  /** When it is meant to be; of something that is not in the cabinet any more, when it was taken. */
  readonly dueAt: string
  readonly units: number
  readonly unit: string
  /** As it is kept; null while it is not taken. */
  readonly taken: Dose | null
  /** Somebody said that it is not taken on this day. */
  readonly isSkipped: boolean
  /** What to keep when it is taken now. */
  readonly ifTaken: Omit<Dose, 'time'>
}

/** Whether something is to be taken on a day. A pause begins with its day. */
export const isDueOn = ({ weekdays, addedOn, pausedOn }: CabinetItem, day: Day): boolean =>
  day >= addedOn && (pausedOn === null || day < pausedOn) && weekdays.includes(weekdayOf(day))

/**
 * The doses of a day, the earliest first: what is to be taken, and what was taken although it was not, or is not in the
 * cabinet any more.
 */
export function dosesOfDay(items: readonly KnownItem[], doses: readonly Dose[], day: Day): ShownDose[] {
  const said = new Map(doses.flatMap(dose => (dose.day === day ? [[keyOfDose(dose), dose] as const] : [])))
  const due = items.flatMap(item => {
    if (!isDueOn(item, day)) return []
    // What was logged beside food before it came into the cabinet is the same dose.
    const loose = [...said.values()].filter(dose => isTaken(dose) && dose.item === item.facts.product?.loose)
    return item.times.map((time, slot) => {
      const own = { item: item.id, day, slot }
      return shown(item, (!said.has(keyOfDose(own)) && loose.shift()) || own, time, said)
    })
  })
  const known = new Set(due.map(keyOfDose))
  const others = [...said.values()].filter(dose => isTaken(dose) && !known.has(keyOfDose(dose))).map(alone)
  return [...due, ...others].toSorted(byTime)
}

const byTime = (one: ShownDose, other: ShownDose) =>
  one.dueAt === other.dueAt ? (one.name < other.name ? -1 : 1) : one.dueAt < other.dueAt ? -1 : 1

function shown(
  item: KnownItem,
  { item: id, day, slot }: DoseKey,
  dueAt: string,
  said: ReadonlyMap<string, Dose>,
): ShownDose {
  const key = { item: id, day, slot }
  const { name, unit, amounts } = item.facts
  const ifTaken = { ...key, units: item.units, name, unit, amounts }
  const kept = said.get(keyOfDose(key)) ?? null
  const dose = kept && isTaken(kept) ? kept : null
  // History keeps the name and the amount that it had.
  const { units, name: called, unit: counted } = dose ?? ifTaken
  const isSkipped = kept !== null && dose === null
  return { ...key, name: called, dueAt, units, unit: counted, taken: dose, isSkipped, ifTaken }
}

function alone(dose: Dose): ShownDose {
  const { time, ...ifTaken } = dose
  const { item, day, slot, name, units, unit } = ifTaken
  return { item, day, slot, name, dueAt: time, units, unit, taken: dose, isSkipped: false, ifTaken }
}

/** What is still due on a day, and nobody said anything of. */
export const openDoses = (items: readonly KnownItem[], doses: readonly Dose[], day: Day): ShownDose[] =>
  dosesOfDay(items, doses, day).filter(({ taken, isSkipped }) => taken === null && !isSkipped)

/** The doses that were taken as a day's totals count them: supplements, apart from food. */
export const countedDoses = (doses: readonly Dose[]): (EatenDose & OnDay<Day>)[] =>
  doses.filter(isTaken).map(({ day, amounts, units }) => ({ day, amounts, doses: units }))
