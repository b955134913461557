import { addDays, type Day, weekdayOf } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { USUAL_FRIDGE_HOURS } from '#modules/nutrition/advice/keeping.ts'
import { type Baked, bakedAt, cookedQuarters, cookOf, dishKey, dishOn, leftoversOf, servedQuarters } from './cooked.ts'
import { fridgeHours, isKeptTooLong, type PlanWithDishes, thawDay } from './keeping.ts'
import { type Done, isDone, type PlannedDish, type PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import { servingsInWords, servingsText } from './portion-words.ts'
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

/** What is to be known beside it: 'Left from Monday', 'Cook 1¾, keep ¾', 'With friends', or a sentence; null where nothing is. */
export function entryRemark(plan: PlanWithDishes, entry: PlannedEntry): string | null {
  const { entries } = plan
  const { what } = entry
  if (what.kind === 'eating-out') return what.words || null
  if (what.kind === 'leftovers') {
    const cook = cookOf(entries, entry)
    if (!cook) return 'Nobody knows what of'
    const left = `Left from ${weekdayText(cook.day)}${thawDay(plan, entry) ? ', from the freezer' : ''}`
    return freshWords(plan, entry) ?? left
  }
  if (what.kind === 'note') return null
  const later = leftoversOf(entries, entry.id)
  const { wholeBake, freezes } = plan.dishes.get(dishKey(what)) ?? {}
  if (wholeBake !== undefined) return bakedWords(plan, later, bakedAt(entries, entry, wholeBake), freezes === true)
  if (later.length === 0) return null
  const fresh = later.filter(each => isKeptTooLong(plan, each))
  const kept = later.filter(each => !fresh.includes(each))
  const cooked = cookedQuarters(entries, entry) - quartersOf(fresh)
  return [`Cook ${servingsText(cooked)}`, ...keptWords(plan, kept), ...laterWords(fresh)].join(', ')
}

/**
 * What is said of leftovers that wait too long, wherever others are frozen or thawed; null of all that does not, and of
 * what is done.
 */
export function freshWords(plan: PlanWithDishes, left: PlannedEntry): string | null {
  const cook = cookOf(plan.entries, left)
  if (!cook || isDone(left) || !isKeptTooLong(plan, left)) return null
  const long = fridgeHours(plan, cook) < USUAL_FRIDGE_HOURS ? 'a day' : 'two days'
  return `It keeps for ${long} and is not known to freeze well: cook it fresh on ${weekdayText(left.day)}.`
}

const quartersOf = (some: readonly PlannedEntry[]) => some.reduce((all, each) => all + servedQuarters(each), 0)

/** '1 fresh on Thursday' */
const laterWords = (fresh: readonly PlannedEntry[]) =>
  fresh.map(each => `${servingsText(servedQuarters(each))} fresh on ${weekdayText(each.day)}`)

/** 'Bake all 8, keep 1, freeze 6', 'Baked on Monday' */
function bakedWords(
  plan: PlanWithDishes,
  later: readonly PlannedEntry[],
  { day, quarters, left }: Baked,
  freezes: boolean,
): string {
  if (quarters === 0) return `Baked on ${weekdayText(day)}`
  const rest = left > 0 && freezes ? [`freeze ${servingsText(left)}`] : []
  return [`Bake all ${servingsText(quarters)}`, ...keptWords(plan, later), ...rest].join(', ')
}

/** 'keep ¾', 'freeze 1, thaw on Wednesday' */
function keptWords(plan: PlanWithDishes, later: readonly PlannedEntry[]): string[] {
  const sum = (some: readonly PlannedEntry[]) => servingsText(quartersOf(some))
  const frozen = later.flatMap(each => {
    const day = thawDay(plan, each)
    return day ? [{ each, day }] : []
  })
  const chilled = later.filter(each => frozen.every(other => other.each !== each))
  const thaws = new Set(frozen.map(({ day }) => weekdayText(day)))
  return [
    ...(chilled.length > 0 ? [`keep ${sum(chilled)}`] : []),
    ...(frozen.length > 0
      ? [`freeze ${sum(frozen.map(({ each }) => each))}`, `thaw on ${[...thaws].join(' and ')}`]
      : []),
  ]
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

/** What must be done on a day for a meal to come. */
export interface AheadOn extends AheadHint {
  readonly entryId: string
  /** Of the meal. */
  readonly day: Day
  readonly name: string
}

type PlanToPrepare = Omit<PlanWithDishes, 'dishes'> & { readonly dishes: Dishes }

/** What is begun for the next day, and what of a pot goes to the freezer or comes out of it; nothing for what is done. */
export const aheadOn = (plan: PlanToPrepare, day: Day): AheadOn[] =>
  plan.entries.flatMap(entry => {
    const hint = isDone(entry) ? null : hintOn(plan, entry, day)
    if (!hint) return []
    return [{ ...hint, entryId: entry.id, day: entry.day, name: entryName(plan.entries, entry, plan.dishes) }]
  })

function hintOn(plan: PlanToPrepare, entry: PlannedEntry, day: Day): AheadHint | null {
  const { what } = entry
  if (what.kind === 'dish')
    return entry.day === addDays(day, 1) ? (plan.dishes.get(dishKey(what))?.ahead ?? null) : null
  const cook = cookOf(plan.entries, entry)
  const fresh = freshWords(plan, entry)
  if (fresh !== null) {
    const isTold = day === cook?.day || day === addDays(entry.day, -1)
    return isTold ? { words: fresh, minutes: null } : null
  }
  const thawsOn = thawDay(plan, entry)
  if (thawsOn === null) return null
  if (thawsOn === day) return { words: 'Move it from the freezer to the fridge to thaw.', minutes: null }
  return cook?.day === day ? { words: `Freeze ${servingsInWords(servedQuarters(entry))}.`, minutes: null } : null
}
