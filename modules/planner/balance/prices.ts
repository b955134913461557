import type { Dish } from '#modules/recipes/dish.ts'
import { type PlanProblem, sameDish } from './problem.ts'

/**
 * What small things cost, in millionths of a goal that is missed altogether: whole numbers, so that sums are exact. All
 * of them together stay below what a few per cent of one nutrient weigh.
 */
export const PRICES = {
  /** A quarter of a serving more or less than one. */
  quarter: 2_000,
  /** Each quarter of a main dish beyond a serving and a half, and of a snack: two large snacks for one large dinner. */
  beyondEasy: 20_000,
  beyondEasySnack: 5_000,
  /** Each hundredth of a day's energy by which a meal is too small or too large. */
  offShare: 3_000,
  /** A whole tin of something baked, of which hardly anything is eaten. */
  tin: 15_000,
  /** A food that has to be bought. */
  food: 1_500,
  /** One of the cupboard that should be used, each time that it is until it is used up. */
  urgentFood: -30_000,
  /** A pot that serves two meals. */
  potForTwo: -4_000,
  /** What was eaten a week ago; half of it two weeks ago, a third three weeks ago. */
  lastWeek: 40_000,
  /** A slot that stays empty: more than any dish could cost. */
  empty: 1_000_000_000,
} as const

/** So many dishes use up what is there of a food. */
export const USED_UP_BY = 3
/** Less of it in a serving is a pinch, which every kitchen has. */
const PINCH_G = 5
const MOST_WEEKS = 4

/** The foods of each dish that somebody has to buy or to use up, flat: those of dish n from `from[n]` to `from[n + 1]`. */
export interface FoodPrices {
  readonly from: Int32Array
  readonly foods: Int32Array
  /** Of each food, for each of its first so many uses. */
  readonly price: Int32Array
  readonly uses: Int32Array
}

export function foodPrices(dishes: readonly Dish[], { cupboard }: Pick<PlanProblem, 'cupboard'>): FoodPrices {
  const numbers = new Map<string, number>()
  const price: number[] = []
  const there = new Map(cupboard.map(({ foodId, isUrgent }) => [foodId, isUrgent]))
  const lists = dishes.map(({ madeOf }) => {
    const bought = madeOf.flatMap(({ foodId, grams }) => (foodId === null || (grams ?? 0) < PINCH_G ? [] : [foodId]))
    return [...new Set(bought)].map(foodId => {
      const number = numbers.get(foodId) ?? numbers.size
      numbers.set(foodId, number)
      const isUrgent = there.get(foodId)
      price[number] = isUrgent === undefined ? PRICES.food : isUrgent ? PRICES.urgentFood : 0
      return number
    })
  })
  const from = new Int32Array(dishes.length + 1)
  for (const [number, list] of lists.entries()) from[number + 1] = (from[number] as number) + list.length
  const uses = price.map(each => (each === PRICES.urgentFood ? USED_UP_BY : 1))
  return { from, foods: Int32Array.from(lists.flat()), price: Int32Array.from(price), uses: Int32Array.from(uses) }
}

/** What each dish costs because it was eaten of late, and because of what stays in the tin. */
export function dishPrices(dishes: readonly Dish[], problem: Pick<PlanProblem, 'eatenBefore' | 'diners'>): Int32Array {
  const back = returnPrices(dishes, problem)
  return Int32Array.from(dishes, (dish, number) => (back[number] as number) + tinPrice(dish, problem.diners.length))
}

/** Less for many at the table: a serving each is eaten of it at once. */
const tinPrice = ({ wholeBake }: Pick<Dish, 'wholeBake'>, eaters: number): number =>
  wholeBake === undefined ? 0 : Math.floor(PRICES.tin * Math.max(0, 1 - eaters / wholeBake))

function returnPrices(dishes: readonly Dish[], { eatenBefore }: Pick<PlanProblem, 'eatenBefore'>): Int32Array {
  return Int32Array.from(dishes, ({ ref }) => {
    const weeks = eatenBefore.filter(eaten => sameDish(eaten.ref, ref)).map(({ weeksAgo }) => Math.max(1, weeksAgo))
    const last = Math.min(...weeks)
    return last > MOST_WEEKS ? 0 : Math.floor(PRICES.lastWeek / last)
  })
}
