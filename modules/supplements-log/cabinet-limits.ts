import { type Day, isDay, WEEKDAYS } from '#modules/calendar/day.ts'
import { type CabinetItem, type Dose, type DoseKey, keyOfDose, type Pack, type Supplement } from './cabinet.ts'

/** Beyond what anybody takes; it keeps one account from filling the database. */
export const MOST_ITEMS = 60
export const MOST_TIMES = 6
export const MOST_PACKS = 20
/** Of one press: a week of all that somebody takes. */
export const MOST_IN_A_CHANGE = 400
/** Ten doses on each day of thirty years. */
export const MOST_DOSES = 110_000
export const MOST_UNITS = 100
export const MOST_PACK_UNITS = 5_000
export const LONGEST_NAME = 100
export const LONGEST_UNIT = 20
/** Of a nutrient in one unit, whatever it is measured in: a gram of calcium is 1,000 mg, a scoop of protein 30 g. */
export const MOST_AMOUNT = 1_000_000
export const LONGEST_AWAY = 200
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const isLogDay = (text: string): text is Day => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY
/** A half of a tablet is the smallest that is counted. */
const isHalves = (units: number, most: number) => units >= 0.5 && units <= most && Number.isInteger(units * 2)
const isTime = (text: string) => TIME.test(text)

/** What is wrong with an item of the right shape, in words for whoever sent it; null where nothing is. */
export function itemProblem(item: CabinetItem): string | null {
  const { id, units, times, weekdays, packs, addedOn, pausedOn, what } = item
  if (!UUID.test(id)) return 'A supplement needs an id of its own.'
  if (!isHalves(units, MOST_UNITS)) return `A dose goes from a half to ${MOST_UNITS}, in halves.`
  if (times.length === 0 || times.length > MOST_TIMES) return `It is taken once to ${MOST_TIMES} times a day.`
  if (!times.every(isTime)) return 'There is no such time of day.'
  if (times.some((time, place) => place > 0 && time <= (times[place - 1] ?? '')))
    return 'Two doses at one time are one dose.'
  if (
    weekdays.length === 0 ||
    new Set(weekdays).size < weekdays.length ||
    !weekdays.every(day => WEEKDAYS.includes(day))
  )
    return 'Choose at least one day of the week.'
  if (!isLogDay(addedOn) || (pausedOn !== null && !isLogDay(pausedOn))) return 'There is no such day.'
  if (packs.length > MOST_PACKS || !packs.every(isPack))
    return `A pack holds up to ${MOST_PACK_UNITS.toLocaleString('en-GB')}.`
  return supplementProblem(what)
}

const isPack = ({ units, from }: Pack) =>
  isLogDay(from) && units >= 0 && units <= MOST_PACK_UNITS && Number.isInteger(units * 2)

function supplementProblem(what: Supplement): string | null {
  if (what.kind === 'product') return null
  if (what.name.trim() === '' || what.name.length > LONGEST_NAME)
    return `Give it the name on its label, up to ${LONGEST_NAME} characters.`
  if (what.unit.trim() === '' || what.unit.length > LONGEST_UNIT)
    return 'Say what it is counted in, such as tablet or drop.'
  return amountsProblem(what.amounts)
}

function amountsProblem(amounts: Dose['amounts']): string | null {
  const isFigure = (figure: number) => Number.isFinite(figure) && figure >= 0 && figure <= MOST_AMOUNT
  return Object.values(amounts).every(isFigure) ? null : 'No label states such an amount.'
}

function keyProblem({ item, day, slot }: DoseKey): string | null {
  if (!UUID.test(item)) return 'A dose is of something in the cabinet.'
  if (!isLogDay(day)) return 'There is no such day.'
  return Number.isInteger(slot) && slot >= 0 && slot < MOST_TIMES ? null : 'There is no such dose in a day.'
}

/** The same of a dose that was taken, or skipped. */
export function doseProblem(dose: Dose): string | null {
  const { time, units, name, unit, amounts } = dose
  if (!isTime(time)) return 'There is no such time of day.'
  if (units !== 0 && !isHalves(units, MOST_UNITS)) return `A dose goes from a half to ${MOST_UNITS}, in halves.`
  if (name.trim() === '' || name.length > LONGEST_NAME || unit.trim() === '' || unit.length > LONGEST_UNIT)
    return 'A dose keeps the name of what was taken.'
  return keyProblem(dose) ?? amountsProblem(amounts)
}

/** What is wrong with a whole edit of doses. */
export function doseEditProblem(put: readonly Dose[], removed: readonly DoseKey[]): string | null {
  for (const dose of put) {
    const problem = doseProblem(dose)
    if (problem !== null) return problem
  }
  for (const key of removed) {
    const problem = keyProblem(key)
    if (problem !== null) return problem
  }
  const keys = [...put, ...removed].map(keyOfDose)
  return new Set(keys).size < keys.length ? 'One change names a dose twice.' : null
}

/** What is wrong with a whole edit of a cabinet. */
export function cabinetEditProblem(
  put: readonly CabinetItem[],
  removed: readonly string[],
  away: readonly string[],
): string | null {
  for (const item of put) {
    const problem = itemProblem(item)
    if (problem !== null) return problem
  }
  if (away.some(name => name === '' || name.length > LONGEST_AWAY)) return 'There is no such notice.'
  const ids = [...put.map(({ id }) => id), ...removed]
  return new Set(ids).size < ids.length ? 'One change names a supplement twice.' : null
}
