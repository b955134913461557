import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { saidOfAllMedicines } from '#modules/nutrition/advice/medicine-words.ts'
import { type Dish, type DishRef, dishOfFood } from '#modules/recipes/dish.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import { ADVISED_DAYS, dayAdvice } from '../day-advice.ts'
import type { DiaryEntry } from '../diary.ts'
import { FOOD_G, foodOf, type Told } from './offers.ts'

const QUARTERS = 4

/**
 * What a day of a diary has beyond what its eater is advised, and what of it is said beside their medicines. What was typed
 * as figures, and a label, say nothing of what is in them. Two statements, where there are recipes of theirs or of a
 * provider.
 *
 * @param entries of the day and of those before it, at least the six
 */
export async function advisedDay(
  deps: DishDeps,
  memberId: MemberId,
  { entries, day }: { readonly entries: readonly DiaryEntry[]; readonly day: Day },
  { advice, medicines }: Told,
): Promise<string[]> {
  const from = addDays(day, 1 - ADVISED_DAYS)
  const week = entries.flatMap(entry =>
    entry.day >= from && entry.day <= day && entry.what.kind === 'dish' ? [{ ...entry, ref: entry.what.ref }] : [],
  )
  const recipes = await recipeDishes(
    deps,
    week.map(({ ref }) => ref).filter(({ kind }) => kind !== 'food'),
    memberId,
  )
  const eaten = week.map(each => ({
    day: each.day,
    dish: dishIn(each.ref, recipes),
    quarters: each.amount.times * QUARTERS,
  }))
  const dishes = eaten.flatMap(each => (each.day === day && each.dish ? [each.dish.madeOf] : []))
  return [...dayAdvice(advice, eaten, day), ...saidOfAllMedicines(medicines, dishes)]
}

function dishIn(ref: DishRef, recipes: ReadonlyMap<string, Dish>): Dish | null {
  const food = ref.kind === 'food' ? foodOf(ref.id) : null
  return food ? dishOfFood(food, FOOD_G) : (recipes.get(refKey(ref)) ?? null)
}
