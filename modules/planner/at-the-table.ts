import { type Day, weekdayOf } from '#modules/calendar/day.ts'
import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { type Edible, NUT_LIKE, UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { type EatingRules, eatingRules, suitability } from '#modules/profile/eating-rules.ts'
import { dishOn } from './cooked.ts'
import type { HouseholdPerson } from './household.ts'
import type { PlannedDish, PlannedEntry, Portions } from './plan.ts'
import type { PlanEdit } from './plan-edits.ts'

const SERVING = 4

/** What is known of a dish as far as rules go; null where nobody knows anything. */
export type EdibleOf = (dish: PlannedDish) => Edible | null

/** Why somebody does not eat a dish, in words that go on 'Not for Sam:'; null where it suits them. */
export function unsuitedWords(rules: EatingRules, edible: Edible | null): string | null {
  const found = suitability(rules, edible ?? UNKNOWN_EDIBLE)
  if (found.kind === 'suits') return null
  if (found.kind === 'unknown') return 'nobody knows all that is in it'
  const held = [...found.allergens.map(each => ALLERGENS[each]), ...found.nutLike.map(each => NUT_LIKE[each])]
  return [
    ...(held.length > 0 ? [`contains ${held.join(', ').toLowerCase()}`] : []),
    ...found.diets.map(diet => `not ${DIETS[diet].toLowerCase()}`),
  ].join(', ')
}

/** Whether it holds what somebody must not eat, or may: no portion of it is theirs. */
export const isForbidden = ({ allergens }: EatingRules, edible: Edible | null): boolean =>
  suitability({ diets: [], allergens }, edible ?? UNKNOWN_EDIBLE).kind !== 'suits'

const isEaten = ({ what }: PlannedEntry) => what.kind !== 'note'
export const isHome = ({ awayOn }: HouseholdPerson, { day }: Pick<PlannedEntry, 'day'>): boolean =>
  !awayOn.includes(weekdayOf(day))

/** Why somebody does not eat what an entry puts on the table; null where it suits them, and where nothing is cooked. */
export function unsuitedAt(
  entries: readonly PlannedEntry[],
  entry: PlannedEntry,
  rules: EatingRules,
  edibleOf: EdibleOf,
): string | null {
  const dish = dishOn(entries, entry)
  // Leftovers of what nobody knows are something that nobody knows.
  return dish || entry.what.kind === 'leftovers' ? unsuitedWords(rules, dish && edibleOf(dish)) : null
}

/**
 * An entry with a serving for each of the household of whom it says nothing yet: none for who is away on that day, or
 * does not eat what it is.
 */
export function withPortions(
  entries: readonly PlannedEntry[],
  entry: PlannedEntry,
  household: readonly HouseholdPerson[],
  edibleOf: EdibleOf,
): PlannedEntry {
  if (household.length === 0 || !isEaten(entry)) return entry
  const eats = (person: HouseholdPerson) =>
    isHome(person, entry) && unsuitedAt(entries, entry, eatingRules(person), edibleOf) === null
  const given = household.map(person => [person.id, eats(person) ? SERVING : 0] as const)
  const portions: Portions = { ...Object.fromEntries(given), ...entry.portions }
  return { ...entry, portions }
}

/** Something on the table that somebody at it does not eat. */
export interface NotForThem {
  readonly entry: PlannedEntry
  /** Null is the member. */
  readonly person: HouseholdPerson | null
  /** 'contains peanuts' */
  readonly why: string
  /** It is planned for them all the same, in quarters. */
  readonly quarters: number
}

/** What of these entries somebody at the table does not eat, though they are there. */
export const notForThem = (
  entries: readonly PlannedEntry[],
  shown: readonly PlannedEntry[],
  { rules, household }: { readonly rules: EatingRules; readonly household: readonly HouseholdPerson[] },
  edibleOf: EdibleOf,
): NotForThem[] =>
  shown.flatMap(entry =>
    [null, ...household].flatMap((person): NotForThem[] => {
      const why = unsuitedAt(entries, entry, person ? eatingRules(person) : rules, edibleOf)
      if (why === null || (person && !isHome(person, entry))) return []
      return [{ entry, person, why, quarters: person ? (entry.portions?.[person.id] ?? 0) : entry.quarters }]
    }),
  )

/**
 * What changes on the table from a day on when somebody comes to it, or is told of anew: a serving of what suits them
 * where nothing was said, and nothing of what does not. Null leaves the table, and takes their portions away.
 */
export function tableEdit(
  entries: readonly PlannedEntry[],
  from: Day,
  id: string,
  person: HouseholdPerson | null,
  edibleOf: EdibleOf,
): PlanEdit {
  const put = entries.flatMap((entry): PlannedEntry[] => {
    if (entry.day < from || !isEaten(entry)) return []
    const { [id]: had, ...others } = entry.portions ?? {}
    if (!person) return had === undefined ? [] : [{ ...entry, portions: others }]
    const eats = isHome(person, entry) && unsuitedAt(entries, entry, eatingRules(person), edibleOf) === null
    const given = eats ? (had ?? SERVING) : 0
    return given === had ? [] : [{ ...entry, portions: { ...others, [id]: given } }]
  })
  return { put, removed: [] }
}
