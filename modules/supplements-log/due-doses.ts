import { type Day, weekdayOf } from '#modules/calendar/day.ts'
import type { Dose as EatenDose, OnDay } from '#modules/nutrition/intake/day-intake.ts'
import { type CabinetItem, type Dose, type DoseKey, type KnownItem, keyOfDose } from './cabinet.ts'

/** A dose of a day as it is shown: taken, or meant to be. */
export interface ShownDose extends DoseKey {
  readonly name: string
  /** When it is meant to be; of something that is not in the cabinet any more, when it was taken. */
  readonly dueAt: string
  readonly units: number
  readonly unit: string
  /** As it is kept; null while it is not taken. */
  readonly taken: Dose | null
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
  const taken = new Map(doses.flatMap(dose => (dose.day === day ? [[keyOfDose(dose), dose] as const] : [])))
  const due = items.flatMap(item =>
    isDueOn(item, day) ? item.times.map((time, slot) => shown(item, { item: item.id, day, slot }, time, taken)) : [],
  )
  const known = new Set(due.map(keyOfDose))
  const others = [...taken.values()].filter(dose => !known.has(keyOfDose(dose))).map(alone)
  return [...due, ...others].toSorted(byTime)
}

const byTime = (one: ShownDose, other: ShownDose) =>
  one.dueAt === other.dueAt ? (one.name < other.name ? -1 : 1) : one.dueAt < other.dueAt ? -1 : 1

function shown(item: KnownItem, key: DoseKey, dueAt: string, taken: ReadonlyMap<string, Dose>): ShownDose {
  const { name, unit, amounts } = item.facts
  const ifTaken = { ...key, units: item.units, name, unit, amounts }
  const dose = taken.get(keyOfDose(key)) ?? null
  // History keeps the name and the amount that it had.
  const { units, name: called, unit: counted } = dose ?? ifTaken
  return { ...key, name: called, dueAt, units, unit: counted, taken: dose, ifTaken }
}

function alone(dose: Dose): ShownDose {
  const { time, ...ifTaken } = dose
  const { item, day, slot, name, units, unit } = ifTaken
  return { item, day, slot, name, dueAt: time, units, unit, taken: dose, ifTaken }
}

/** The doses that were taken as a day's totals count them: supplements, apart from food. */
export const countedDoses = (doses: readonly Dose[]): (EatenDose & OnDay<Day>)[] =>
  doses.map(({ day, amounts, units }) => ({ day, amounts, doses: units }))
