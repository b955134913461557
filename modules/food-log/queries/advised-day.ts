import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { saidOfAllMedicines } from '#modules/nutrition/advice/medicine-words.ts'
import { type Dish, dishOfFood } from '#modules/recipes/dish.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import { ADVISED_DAYS, dayAdvice } from '../day-advice.ts'
import type { DiaryEntry } from '../diary.ts'
import { FOOD_G, foodOf, type Told } from './offers.ts'

const QUARTERS = 4

/** What was eaten as dishes, by `refKey`; of what is gone nobody knows anything now. */
export type EatenDishes = ReadonlyMap<string, Dish>

/**
 * The dishes of a diary from one day to another, both included. Two statements, where there are recipes of theirs or of a
 * provider.
 */
export async function eatenDishes(
  deps: DishDeps,
  memberId: MemberId,
  entries: readonly DiaryEntry[],
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<EatenDishes> {
  const refs = entries.flatMap(({ day, what }) => (day >= from && day <= to && what.kind === 'dish' ? [what.ref] : []))
  const recipes = await recipeDishes(
    deps,
    refs.filter(({ kind }) => kind !== 'food'),
    memberId,
  )
  const foods = refs.flatMap(ref => {
    const food = ref.kind === 'food' ? foodOf(ref.id) : null
    return food ? [[refKey(ref), dishOfFood(food, FOOD_G)] as const] : []
  })
  return new Map([...recipes, ...foods])
}

/** From this day on what was eaten counts on a day. */
export const advisedFrom = (day: Day): Day => addDays(day, 1 - ADVISED_DAYS)

/**
 * What a day of a diary has beyond what its eater is advised, and what of it is said beside their medicines. What was typed
 * as figures, and a label, say nothing of what is in them.
 *
 * @param entries of the day and of those before it, at least the six
 */
export function advisedDay(
  { entries, day }: { readonly entries: readonly DiaryEntry[]; readonly day: Day },
  known: EatenDishes,
  { advice, medicines }: Told,
): string[] {
  const week = entries.flatMap(entry =>
    entry.day >= advisedFrom(day) && entry.day <= day && entry.what.kind === 'dish'
      ? [{ ...entry, ref: entry.what.ref }]
      : [],
  )
  const eaten = week.map(each => ({
    day: each.day,
    dish: known.get(refKey(each.ref)) ?? null,
    quarters: each.amount.times * QUARTERS,
  }))
  const dishes = eaten.flatMap(each => (each.day === day && each.dish ? [each.dish.madeOf] : []))
  return [...dayAdvice(advice, eaten, day), ...saidOfAllMedicines(medicines, dishes)]
}
