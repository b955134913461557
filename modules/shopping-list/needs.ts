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
  /** Names of planned dishes of which nobody knows any more what is in them. */
  readonly unknown: readonly string[]
}

/**
 * What planned meals of these days ask for. A dish is bought for when it is cooked, for everybody who eats of it then and
 * for its leftovers on whatever day; what was cooked earlier, is eaten out or is only a note asks for nothing.
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
  const needs = cooked.flatMap(entry => {
    const dish = dishes(entry)
    if (!dish) {
      if (entry.what.kind === 'dish') unknown.add(entry.what.name)
      return []
    }
    const servings = cookedServings(entries, entry, dish)
    const wanting = { entryId: entry.id, dish: dish.name, day: entry.day }
    return servings > 0 ? dish.lines.map(line => needOf(line, servings, wanting)) : []
  })
  return { needs, unknown: [...unknown] }
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
