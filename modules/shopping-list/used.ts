import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayText } from '#modules/calendar/words.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { foodAmountWords } from './amount-words.ts'
import { type CupboardItem, gramsThere, type Level, levelOf } from './cupboard.ts'
import type { UsedView } from './cupboard-view.ts'
import { demandsOf, foodKey } from './demands.ts'
import type { Need } from './needs.ts'

/** Older meals are not asked about: nobody remembers. */
const LOOKS_BACK_DAYS = 31

/** From which day on what was cooked is not taken off yet. */
const openFrom = ({ usedUntil, since }: CupboardItem): Day => usedUntil ?? since

/** The first of the past days that may have used something up; null where there is none. */
export function firstUnasked(cupboard: readonly CupboardItem[], today: Day): Day | null {
  const there = cupboard.filter(({ level, key }) => level !== 'none' && key.startsWith('food:'))
  const [first = today] = there.map(openFrom).toSorted()
  if (first >= today) return null
  const [, later = today] = [first, addDays(today, -LOOKS_BACK_DAYS)].toSorted()
  return later
}

/**
 * What planned meals of past days have taken of what is at home, for the cook to say. Nothing falls by itself: a plan is
 * not always cooked.
 *
 * @param past what the plan asked for on days before today
 */
export function usedViews(
  cupboard: readonly CupboardItem[],
  past: readonly Need[],
  foods: ReadonlyMap<string, Food>,
  today: Day,
): UsedView[] {
  const isPast = ({ from }: Need) => from.day < today && from.day >= addDays(today, -LOOKS_BACK_DAYS)
  const needs = past.filter(need => need.foodId !== null && isPast(need))
  return cupboard.flatMap(item => {
    const food = foods.get(item.key.replace(/^food:/, ''))
    if (!food || item.level === 'none') return []
    const taken = needs.filter(({ foodId, from }) => foodKey(foodId ?? '') === item.key && from.day >= openFrom(item))
    const usedG = demandsOf(taken, [], foods)[0]?.planG ?? 0
    return usedG > 0 ? [usedView(item, food, usedG, taken, today)] : []
  })
}

function usedView(item: CupboardItem, food: Food, usedG: number, taken: readonly Need[], today: Day): UsedView {
  const thereG = gramsThere(item, food)
  const left = leftOf(Math.max(0, thereG - usedG), food)
  return {
    key: item.key,
    name: item.name,
    takes: foodAmountWords(food, usedG),
    meals: [...new Set(taken.map(({ from }) => `${from.dish}, ${dayText(from.day, today)}`))],
    leaves: left.level === 'none' ? 'nothing left' : `about ${foodAmountWords(food, left.grams)} left`,
    ...left,
  }
}

/** A rest that nobody would weigh is nothing. */
function leftOf(grams: number, food: Food): { level: Level; grams: number } {
  const level = levelOf(grams, food)
  return { level, grams: level === 'none' ? 0 : Math.round(grams * 10) / 10 }
}
