import { addDays, type Day, weekdayOf } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { cookOf, dishKey, dishOn, keptQuarters, servedQuarters } from './cooked.ts'
import type { Done, PlannedDish, PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import { servingsText } from './portion-words.ts'
import type { AheadHint } from './prepare-ahead.ts'

type Dishes = ReadonlyMap<string, PlanDish>

const OF_PROVIDER = 'A recipe of our recipe provider'

/** What a dish is called: today, else when it was planned. */
export const dishName = (dish: PlannedDish, dishes: Dishes): string =>
  dishes.get(dishKey(dish))?.name || dish.name || OF_PROVIDER

/** What an entry is called in a plan. */
export function entryName(entries: readonly PlannedEntry[], entry: PlannedEntry, dishes: Dishes): string {
  const { what } = entry
  if (what.kind === 'eating-out') return 'Eating out'
  if (what.kind === 'note') return what.words
  const dish = dishOn(entries, entry)
  return dish ? dishName(dish, dishes) : 'Leftovers'
}

/** What is to be known beside it: 'Left from Monday', 'Cook 1¾, keep ¾', 'With friends'; null where nothing is. */
export function entryRemark(entries: readonly PlannedEntry[], entry: PlannedEntry): string | null {
  const { what } = entry
  if (what.kind === 'eating-out') return what.words || null
  if (what.kind === 'leftovers') {
    const cook = cookOf(entries, entry)
    return cook ? `Left from ${weekdayName(weekdayOf(cook.day))}` : 'Nobody knows what of'
  }
  if (what.kind === 'note') return null
  const kept = keptQuarters(entries, entry)
  if (kept === 0) return null
  return `Cook ${servingsText(kept + servedQuarters(entry))}, keep ${servingsText(kept)}`
}

/** 'Cooked', 'Eaten', 'Skipped'. */
export const doneWord = (done: Done): string => done.charAt(0).toUpperCase() + done.slice(1)

/** The same; null where it is still to come. */
export const doneText = ({ done }: Pick<PlannedEntry, 'done'>): string | null => (done ? doneWord(done) : null)

/** 'for 3', '2 guests', 'for 3, 1 guest'; null where the member eats alone. */
export function alongText({ guestQuarters, portions = {} }: PlannedEntry): string | null {
  const along = Object.values(portions).filter(each => each > 0).length
  return [along > 0 && `for ${along + 1}`, guestsText(guestQuarters)].filter(Boolean).join(', ') || null
}

/** '2 guests', '½ for guests'; null where there are none. */
export function guestsText(guestQuarters: number): string | null {
  if (guestQuarters === 0) return null
  const count = guestQuarters / 4
  if (!Number.isInteger(count)) return `${servingsText(guestQuarters)} for guests`
  return count === 1 ? '1 guest' : `${count} guests`
}

/** 'Tuesday' */
export const weekdayText = (day: Day): string => weekdayName(weekdayOf(day))

/** Where the recipe of a dish is read; null for a single food. */
export function recipePath({ ref: { kind, id } }: PlannedDish): string | null {
  if (kind === 'food') return null
  return kind === 'imported' ? `/recipes/private/${id}` : `/recipes/${id}`
}

/** What must be begun on a day for a meal of the next. */
export interface AheadOn extends AheadHint {
  readonly entryId: string
  /** Of the meal: the day after. */
  readonly day: Day
  readonly name: string
}

export const aheadOn = (entries: readonly PlannedEntry[], dishes: Dishes, day: Day): AheadOn[] =>
  entries.flatMap(entry => {
    if (entry.day !== addDays(day, 1) || entry.what.kind !== 'dish') return []
    const ahead = dishes.get(dishKey(entry.what))?.ahead
    return ahead ? [{ ...ahead, entryId: entry.id, day: entry.day, name: dishName(entry.what, dishes) }] : []
  })
