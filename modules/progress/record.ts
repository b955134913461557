import type { Day } from '#modules/calendar/day.ts'
import type { DayMark, DiaryEntry, DiarySetting, Measure, Water } from '#modules/food-log/diary.ts'
import type { DatedTargets } from '#modules/goals/targets.ts'
import type { NutrientAmounts, PerServing } from '#modules/nutrition/amounts.ts'
import type { NamedDose } from './counted-days.ts'

/** Everything that somebody logged and measured from one day to another, and what it is held against. */
export interface MemberRecord {
  readonly entries: readonly DiaryEntry[]
  /** Also where fewer days of entries were read. */
  readonly hasEntries: boolean
  readonly water: readonly Water[]
  /** By hand, and by devices. */
  readonly measures: readonly Measure[]
  readonly marks: readonly DayMark[]
  readonly doses: readonly NamedDose[]
  readonly targets: readonly DatedTargets[]
  readonly settings: readonly DiarySetting[]
}

/** A day of a connected device. */
interface Measured {
  readonly day: Day
  readonly weightKg: number | null
  readonly activeMinutes: number | null
}

/** A dose as it is kept. */
interface KeptDose {
  readonly day: Day
  readonly name: string
  readonly units: number
  readonly amounts: NutrientAmounts<PerServing>
}

export const namedDoses = (doses: readonly KeptDose[]): NamedDose[] =>
  doses.map(({ day, name, units, amounts }) => ({ day, name, amounts, doses: units }))

/**
 * What devices measured, beside what was put in by hand. A day has one weight of a device, and only where none was put
 * in; of minutes the higher count, since a walk that somebody notes is seen by their watch too.
 */
export function withDevices(byHand: readonly Measure[], days: readonly Measured[]): Measure[] {
  const minutes = (day: Day) =>
    byHand.reduce((sum, each) => sum + (each.day === day && each.kind === 'activity' ? each.value : 0), 0)
  const seen = new Map(days.map(each => [each.day, each.activeMinutes ?? 0]))
  const kept = byHand.filter(({ day, kind }) => kind !== 'activity' || minutes(day) >= (seen.get(day) ?? 0))
  const weighed = new Set(byHand.flatMap(({ day, kind }) => (kind === 'weight' ? [day] : [])))
  return [
    ...kept,
    ...days.flatMap(({ day, weightKg, activeMinutes }) => [
      ...(weightKg === null || weighed.has(day) ? [] : [ofDevice(day, 'weight', weightKg)]),
      ...(activeMinutes === null || activeMinutes <= minutes(day) ? [] : [ofDevice(day, 'activity', activeMinutes)]),
    ]),
  ]
}

const ofDevice = (day: Day, kind: string, value: number): Measure => ({
  ...{ id: `${kind} ${day}`, day, time: null, kind, value },
  words: 'From a device',
})
