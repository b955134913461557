import type { Day } from '#modules/calendar/day.ts'
import { bakedAt, cookedQuarters } from '#modules/planner/cooked.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import type { ShoppingDish } from './dish-lines.ts'

/** What this reads of a planned entry. */
export type CookedEntry = Pick<
  PlannedEntry,
  'id' | 'day' | 'meal' | 'what' | 'quarters' | 'guestQuarters' | 'portions' | 'done'
>

/** Which meal asks for it. */
export interface Wanting {
  readonly entryId: string
  readonly dish: string
  readonly day: Day
}

/** One line of one planned dish, for as many as eat of it. */
export interface Need {
  /** Null where no food of our list is meant. */
  readonly foodId: string | null
  /** Edible grams in all; null where nobody can tell. */
  readonly grams: number | null
  readonly words: string
  readonly from: Wanting
}

export interface Needs {
  readonly needs: readonly Need[]
  /** Names of planned dishes of which the list does not know what is in them. */
  readonly unknown: readonly string[]
  /** Names of planned dishes for which one list has no room. */
  readonly noRoom: readonly string[]
}

/** Far more than a household cooks from in two months; a plan has room for hundreds of recipes of two hundred lines. */
export const MOST_NEEDS = 20_000
/**
 * Different things that a plan may ask for: a row each, so the page would be as long as somebody likes. Two months of
 * dishes that never come twice ask for some 250.
 */
export const MOST_THINGS = 400

/** Whether the lines of one more dish still fit: each time it is cooked, and what is new of them as rows. */
function roomFor(): (dish: ShoppingDish) => boolean {
  let lines = 0
  const things = new Set<string>()
  return dish => {
    const fresh = dish.lines.map(thingOf).filter(thing => !things.has(thing))
    if (lines + dish.lines.length > MOST_NEEDS || things.size + new Set(fresh).size > MOST_THINGS) return false
    lines += dish.lines.length
    for (const thing of fresh) things.add(thing)
    return true
  }
}

const thingOf = ({ foodId, words }: ShoppingDish['lines'][number]) => foodId ?? `words ${words}`

/**
 * What planned meals of these days ask for. A dish is bought for when it is cooked, for everybody who eats of it then and
 * for its leftovers on whatever day; what was cooked earlier, is eaten out or is only a note asks for nothing.
 * Dishes for which there is no room are named, and so are those that nobody knows.
 *
 * @param entries of these days, with all leftovers of what is cooked on them
 * @param dishes null for a dish that nobody knows any more
 */
export function needsOf<Entry extends CookedEntry>(
  entries: readonly Entry[],
  { from, to }: { readonly from: Day; readonly to: Day },
  dishes: (entry: Entry) => ShoppingDish | null,
): Needs {
  const cooked = entries.filter(({ day, what }) => what.kind === 'dish' && day >= from && day <= to)
  const unknown = new Set<string>()
  const noRoom = new Set<string>()
  const fits = roomFor()
  const needs = cooked.flatMap(entry => {
    const dish = dishes(entry)
    if (!dish || !fits(dish)) {
      if (entry.what.kind === 'dish') (dish ? noRoom : unknown).add(entry.what.name)
      return []
    }
    const servings = cookedServings(entries, entry, dish)
    const wanting = { entryId: entry.id, dish: dish.name, day: entry.day }
    return servings > 0 ? dish.lines.map(line => needOf(line, servings, wanting)) : []
  })
  return { needs, unknown: [...unknown], noRoom: [...noRoom] }
}

const needOf = ({ foodId, grams, words }: ShoppingDish['lines'][number], servings: number, from: Wanting): Need => ({
  foodId,
  grams: grams === null ? null : grams * servings,
  words,
  from,
})

/** What is baked is baked by the whole tin, also where only a piece of it is planned. */
const cookedServings = (entries: readonly CookedEntry[], entry: CookedEntry, { wholeBake }: ShoppingDish): number =>
  (wholeBake === undefined ? cookedQuarters(entries, entry) : bakedAt(entries, entry, wholeBake).quarters) / 4
