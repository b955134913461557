import type { Day } from '#modules/calendar/day.ts'
import { dateText, dayText } from '#modules/calendar/words.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { foodMarks } from '#modules/nutrition/foods/food-marks.ts'
import { foodAmountWords } from './amount-words.ts'
import { type CupboardItem, gramsThere, isUseSoon } from './cupboard.ts'
import type { CupboardRow, CupboardView } from './cupboard-view.ts'
import type { Demand } from './demands.ts'
import type { Need } from './needs.ts'
import { aisleOfFood, aisleOfWords, SHOP_AISLES, type ShopAisle, USUAL_ORDER } from './shop-aisles.ts'
import { shopName } from './shop-names.ts'
import { USUAL_STAPLES } from './staples.ts'
import { usedViews } from './used.ts'

export interface CupboardInput {
  readonly cupboard: readonly CupboardItem[]
  /** What the planned days ask for, by key. */
  readonly demands: ReadonlyMap<string, Demand>
  /** What it asked for on days before today, since when somebody last said what is there. */
  readonly past: readonly Need[]
  readonly foods: ReadonlyMap<string, Food>
  readonly today: Day
  /** The last of the planned days. */
  readonly until: Day
}

/** So many are named in a search with what there is. */
const MOST_SEARCHED = 8

/** A cupboard by aisle as its page shows it, and what wants to be used soon. */
export function viewedCupboard(input: CupboardInput): CupboardView {
  const { cupboard, past, foods, today } = input
  const seen = cupboard.map(item => ({ aisle: aisleOf(item, foods), row: viewedItem(item, input) }))
  const useSoon = seen.map(({ row }) => row).filter(row => row.isUseSoon)
  const there = new Set(cupboard.map(({ key }) => key))
  return {
    aisles: USUAL_ORDER.flatMap(aisle => {
      const rows = seen.filter(each => each.aisle === aisle).map(({ row }) => row)
      return rows.length > 0 ? [{ aisle, name: SHOP_AISLES[aisle], rows }] : []
    }),
    useSoon,
    have: searchWords(cupboard, useSoon),
    used: usedViews(cupboard, past, foods, today),
    count: cupboard.length,
    inPlan: seen.filter(({ row }) => row.takes !== '').length,
    today,
    staples: USUAL_STAPLES.flatMap(id => {
      const food = foods.get(id)
      return food && !there.has(`food:${id}`) ? [{ key: `food:${id}`, name: shopName(food) }] : []
    }),
  }
}

const foodOf = (key: string, foods: CupboardInput['foods']) => foods.get(key.replace(/^food:/, '')) ?? null

function aisleOf({ key, name }: CupboardItem, foods: CupboardInput['foods']): ShopAisle {
  const food = foodOf(key, foods)
  return food ? aisleOfFood(food) : aisleOfWords(name)
}

function viewedItem(item: CupboardItem, { demands, foods, today, until }: CupboardInput): CupboardRow {
  const { key, name, level, grams, since, useBy, usedUntil, isStaple } = item
  const food = foodOf(key, foods)
  const demand = demands.get(key)
  const takesG = demand?.planG ?? 0
  const leftG = food ? gramsThere(item, food) - takesG : 0
  return {
    ...{ key, name, level, grams, since, useBy, usedUntil, isStaple },
    exact: food && grams !== null && level !== 'none' ? foodAmountWords(food, grams) : '',
    sinceWords: sinceWords(since, today),
    useByWords: useBy ? dayText(useBy, today) : '',
    isUseSoon: isUseSoon(item, food, today),
    takes: food && takesG > 0 ? foodAmountWords(food, takesG) : '',
    meals: mealsOf(demand, foods),
    leftWords: food && takesG > 0 ? leftWords(food, leftG, dayText(until, today)) : '',
    aisleName: SHOP_AISLES[aisleOf(item, foods)],
    ...(food && { marks: foodMarks(food) }),
  }
}

function mealsOf(demand: Demand | undefined, foods: CupboardInput['foods']): CupboardRow['meals'] {
  return (demand?.sources ?? []).flatMap(({ meal, foodId, grams, words }, nth) => {
    const food = foods.get(foodId ?? '')
    if (!meal) return []
    return [
      {
        id: `${meal.entryId} ${nth}`,
        words: meal.dish,
        amount: food && grams !== null ? foodAmountWords(food, grams) : words,
      },
    ]
  })
}

/** '9 November', with its year where that is another than today's. */
const sinceWords = (since: Day, today: Day) => dateText(since).replace(` ${today.slice(0, 4)}`, '')

const leftWords = (food: Food, leftG: number, day: string) =>
  leftG > 0 ? `About ${foodAmountWords(food, leftG)} left on ${day}.` : `It may run out by ${day}.`

/** What wants to be used first, then what is fresh, as the recipe search reads it. */
function searchWords(cupboard: readonly CupboardItem[], useSoon: readonly CupboardRow[]): string {
  const soon = new Set(useSoon.map(({ key }) => key))
  const there = cupboard.filter(({ level, key, isStaple }) => level !== 'none' && key.startsWith('food:') && !isStaple)
  const inOrder = [...there.filter(({ key }) => soon.has(key)), ...there.filter(({ key }) => !soon.has(key))]
  return inOrder
    .slice(0, MOST_SEARCHED)
    .map(({ name }) => name.replaceAll(',', '').toLowerCase())
    .join(', ')
}
