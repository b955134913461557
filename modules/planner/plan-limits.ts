import { isRecordDay } from '#modules/calendar/day.ts'
import type { Planned, PlannedEntry } from './plan.ts'
import type { PlanSettingName } from './plan-settings.ts'

/** Beyond what anybody eats on a day; it keeps one account from filling the database. */
export const MOST_ON_A_DAY = 40
/** Some twenty years of four meals a day. */
export const MOST_ENTRIES = 30_000
/** A week of forty entries, and a day beside it. */
export const MOST_IN_A_CHANGE = 400
/** Ten servings of one thing, for oneself. */
export const MOST_QUARTERS = 40
/** A hundred portions for others. */
export const MOST_GUEST_QUARTERS = 400
const MOST_GRAMS = 5_000
const MOST_KCAL = 5_000
export const LONGEST_WORDS = 300
/** Of one name; it keeps one account from filling the database. */
export const MOST_OF_A_NAME: { readonly [Name in PlanSettingName]: number } = {
  'locked-day': 5_000,
  meal: 12,
  minutes: 7,
  'meal-sizes': 1,
  'not-again': 2_000,
  person: 12,
  'kept-days': 100,
}
export const MOST_KEPT_DAYS = 31
export const LONGEST_NAME = 200

const MEAL = /^[a-z0-9-]{1,40}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An id that a browser may have made. */
export const isEntryId = (text: string): boolean => UUID.test(text)

/** A day that a plan may have. */
export const isPlanDay = isRecordDay

const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** What is wrong with an entry of the right shape, in words for whoever sent it; null where nothing is. */
export function entryProblem(entry: PlannedEntry): string | null {
  const { id, day, meal, place, quarters, guestQuarters, portions = {}, time, what, done } = entry
  if (!isEntryId(id)) return 'An entry of a plan needs an id of its own.'
  if (!isPlanDay(day)) return 'There is no such day, or no plan goes so far.'
  if (!MEAL.test(meal)) return 'There is no such meal.'
  if (!within(place, 0, MOST_ENTRIES)) return 'There is no such place in a meal.'
  if (!within(quarters, 1, MOST_QUARTERS)) return 'Please choose from a quarter to 10 servings.'
  if (!within(guestQuarters, 0, MOST_GUEST_QUARTERS)) return 'Portions for guests go from none to 100.'
  if (!Object.entries(portions).every(([person, each]) => isEntryId(person) && within(each, 0, MOST_QUARTERS)))
    return 'Portions of those who eat along go from none to 10.'
  if (time !== null && !TIME.test(time)) return 'There is no such time of day.'
  if (done && what.kind === 'note') return 'A note is neither cooked nor eaten nor skipped.'
  if (done === 'cooked' && what.kind !== 'dish') return 'Only a dish is cooked.'
  return problemOf(what, id)
}

function problemOf(what: Planned, id: string): string | null {
  if (what.kind === 'leftovers')
    return isEntryId(what.of) && what.of !== id ? null : 'Leftovers are of another entry of the plan.'
  if (what.kind === 'dish') return dishProblem(what)
  if (what.words.length > LONGEST_WORDS) return `Up to ${LONGEST_WORDS} characters, please.`
  if (what.kind === 'note') return what.words.trim() === '' ? 'A note needs words.' : null
  const keeps = what.keptKcal === null || within(what.keptKcal, 0, MOST_KCAL)
  return keeps ? null : `A day can keep up to ${MOST_KCAL.toLocaleString('en-GB')} kcal free.`
}

function dishProblem({ ref, name, grams }: Extract<Planned, { kind: 'dish' }>): string | null {
  if (name.length > LONGEST_NAME) return `A name can have up to ${LONGEST_NAME} characters.`
  if (ref.kind !== 'food') return grams === null ? null : 'Only a single food has a weight of its own.'
  return grams !== null && within(grams, 1, MOST_GRAMS) ? null : 'A food weighs from 1 g to 5 kg.'
}
