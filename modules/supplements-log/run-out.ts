import { addDays, type Day, daysBetween, weekdayOf } from '#modules/calendar/day.ts'
import { type CabinetItem, type Dose, isTaken } from './cabinet.ts'
import { isDueOn } from './due-doses.ts'

/** So many days before the last dose a new pack is offered, once. */
export const PROMPT_DAYS = 14
/** Nobody who has left this many days in a row out is asked to buy: they may have stopped. */
export const STOPPED_DAYS = 14
/** Farther ahead nothing is foretold. */
const FARTHEST_DAYS = 1_500

export interface RunOut {
  /** Units that are left of all packs; never below 0. */
  readonly left: number
  /** Units that all packs together held. */
  readonly of: number
  /** The last day with a whole dose, if none is left out from now on; null where nothing is counted or foretold. */
  readonly lastDay: Day | null
  /** Whether a new pack is offered today. */
  readonly isPrompted: boolean
}

/** What was taken of an item: the doses that are known one by one, and units taken before the first of them. */
export interface Taken {
  readonly doses: readonly Dose[]
  /** Units of the item's packs that were taken on earlier days. */
  readonly before: number
}

/**
 * When the packs of an item run out, by the doses that were ticked: what was left out is still there. Null where nobody
 * counts its packs.
 */
export function runOut(item: CabinetItem, { doses, before }: Taken, today: Day): RunOut | null {
  const packs = item.packs.filter(({ from }) => from <= today)
  const since = packs.map(({ from }) => from).toSorted()[0]
  if (since === undefined) return null
  const own = doses.filter(dose => dose.item === item.id && isTaken(dose))
  const taken = own.filter(({ day }) => day >= since).reduce((sum, { units }) => sum + units, before)
  const of = packs.reduce((sum, { units }) => sum + units, 0)
  const left = Math.max(0, of - taken)
  const lastDay = item.pausedOn === null ? lastDayOf(item, left, own, today) : null
  const isNear = lastDay !== null && daysBetween(today, lastDay) <= PROMPT_DAYS
  return { left, of, lastDay, isPrompted: isNear && !hasStopped(item, own, today) }
}

/** From today on no dose is left out; what was taken today already is not taken again. */
function lastDayOf(item: CabinetItem, left: number, own: readonly Dose[], today: Day): Day | null {
  let rest = left
  let last: Day | null = null
  for (let ahead = 0; ahead < FARTHEST_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const taken = own.filter(dose => dose.day === day).length
    if (taken > 0) last = day
    const doses = isDueOn(item, day) ? Math.max(0, item.times.length - taken) : 0
    for (let dose = 0; dose < doses; dose += 1) {
      if (rest < item.units) return last ?? lastTaken(own)
      rest -= item.units
      last = day
    }
  }
  return null
}

/** Where nothing is left for another dose, it was the last one that was taken. */
const lastTaken = (own: readonly Dose[]): Day | null =>
  own
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? null

/** Something was due in the last days, and none of it was taken. */
function hasStopped(item: CabinetItem, own: readonly Dose[], today: Day): boolean {
  const from = addDays(today, -STOPPED_DAYS)
  if (own.some(({ day }) => day >= from && day <= today)) return false
  return item.addedOn <= from && item.weekdays.some(weekday => daysFrom(from, today).includes(weekday))
}

const daysFrom = (from: Day, today: Day) =>
  Array.from({ length: daysBetween(from, today) }, (_, ahead) => weekdayOf(addDays(from, ahead)))
