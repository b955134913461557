import { type Day, daysBetween } from '#modules/calendar/day.ts'
import { type PlannedDish, type PlannedEntry, USUAL_MEALS } from './plan.ts'

/** What is read of an entry to know how much of it is eaten. */
type ServedEntry = Pick<PlannedEntry, 'id' | 'what' | 'quarters' | 'guestQuarters' | 'portions'>
type BakedEntry = ServedEntry & Pick<PlannedEntry, 'day' | 'meal' | 'done'>

/** What is eaten of it at its own meal by everybody at the table, in quarters of a serving. */
export const servedQuarters = ({
  quarters,
  guestQuarters,
  portions = {},
}: Pick<PlannedEntry, 'quarters' | 'guestQuarters' | 'portions'>): number =>
  Object.values(portions).reduce((sum, each) => sum + each, quarters + guestQuarters)

/** What is left over from an entry and planned for later, the earliest first. */
export const leftoversOf = (entries: readonly PlannedEntry[], id: string): PlannedEntry[] =>
  entries
    .filter(each => isLeftOverFrom(each, id))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.place - other.place))

const isLeftOverFrom = ({ what }: Pick<PlannedEntry, 'what'>, id: string) => what.kind === 'leftovers' && what.of === id

/** How much is cooked of an entry, in quarters of a serving: what is eaten then, by guests too, and what is kept for later. */
export const cookedQuarters = (entries: readonly ServedEntry[], entry: ServedEntry): number =>
  entries.reduce(
    (sum, each) => (isLeftOverFrom(each, entry.id) ? sum + servedQuarters(each) : sum),
    servedQuarters(entry),
  )

/** What is baked by the tin or tray is there for so many days: what is not eaten is frozen. */
export const TIN_DAYS = 7

/**
 * How much is baked at an entry of what is baked by the tin, in quarters of a serving: whole tins, and 0 while there is
 * enough in the one before.
 *
 * @param wholeBake servings in a tin
 */
export function bakedAt(entries: readonly BakedEntry[], entry: BakedEntry, wholeBake: number): Baked {
  const tin = wholeBake * 4
  let last = { day: entry.day, quarters: 0, left: 0 }
  for (const each of bakedBefore(entries, entry)) {
    const eaten = cookedQuarters(entries, each)
    const isThere = last.left >= eaten && daysBetween(last.day, each.day) <= TIN_DAYS
    const quarters = isThere ? 0 : Math.ceil(eaten / tin) * tin
    last = { day: isThere ? last.day : each.day, quarters, left: (isThere ? last.left : quarters) - eaten }
  }
  return last
}

export interface Baked {
  /** On which it was, or is, baked. */
  readonly day: Day
  readonly quarters: number
  /** When this entry and what is left over from it are eaten, in quarters. */
  readonly left: number
}

/** All entries that bake the same, up to this one; of what was skipped there is no tin. */
function bakedBefore(entries: readonly BakedEntry[], entry: BakedEntry): BakedEntry[] {
  const { what } = entry
  if (what.kind !== 'dish') return []
  const same = entries.filter(
    each =>
      each.what.kind === 'dish' &&
      dishKey(each.what) === dishKey(what) &&
      (each.done !== 'skipped' || each.id === entry.id),
  )
  const inOrder = same.toSorted(
    (one, other) => daysBetween(other.day, one.day) || nthMeal(one) - nthMeal(other) || (one.id < other.id ? -1 : 1),
  )
  return inOrder.slice(0, inOrder.findIndex(({ id }) => id === entry.id) + 1)
}

/** Meals of one's own come after the four. */
const nthMeal = ({ meal }: BakedEntry): number => [...USUAL_MEALS, meal].indexOf(meal)

/** How much of it is kept for later, in quarters. */
export const keptQuarters = (entries: readonly PlannedEntry[], entry: PlannedEntry): number =>
  cookedQuarters(entries, entry) - servedQuarters(entry)

/** What is cooked for an entry: the entry itself, or that of which it is left over; null where that is not known. */
export function cookOf(entries: readonly PlannedEntry[], entry: PlannedEntry): PlannedEntry | null {
  const { what } = entry
  if (what.kind === 'dish') return entry
  if (what.kind !== 'leftovers') return null
  return entries.find(({ id, what: cooked }) => id === what.of && cooked.kind === 'dish') ?? null
}

/** The dish that an entry puts on the plate; null for a note, eating out, and leftovers of what nobody knows. */
export function dishOn(entries: readonly PlannedEntry[], entry: PlannedEntry): PlannedDish | null {
  const cook = cookOf(entries, entry)
  return cook?.what.kind === 'dish' ? cook.what : null
}

/** By which a dish is known in a plan: a food by its weight too. */
export const dishKey = ({ ref, grams }: Pick<PlannedDish, 'ref' | 'grams'>): string =>
  [ref.kind, ref.id, ...(grams === null ? [] : [grams])].join('/')
