import type { Dish } from '#modules/recipes/dish.ts'

/** Two dishes of which so much of the weight is the same foods are near twins: nobody wants them on neighbouring days. */
export const TWIN_FROM = 0.4
/** Weighs much and tastes of nothing. */
const TASTELESS = new Set(['water', 'sparkling-water'])

/** The foods of a dish and their shares of its weight, in the order of their numbers. */
interface Shares {
  readonly foods: Int32Array
  readonly shares: Float64Array
}

/**
 * Which of these dishes are near twins, by what they are made of and not by their names: 1 at `one * dishes + other`.
 * The weight that two dishes share, each taken as 100, beside all that is in either. A dish is its own twin.
 */
export function nearTwins(dishes: readonly Pick<Dish, 'madeOf'>[]): Uint8Array {
  const numbers = new Map<string, number>()
  const made = dishes.map(dish => sharesOf(dish, numbers))
  const count = dishes.length
  const twins = new Uint8Array(count * count)
  for (let one = 0; one < count; one += 1) {
    twins[one * count + one] = 1
    for (let other = one + 1; other < count; other += 1) {
      if (likeness(made[one] as Shares, made[other] as Shares) < TWIN_FROM) continue
      twins[one * count + other] = 1
      twins[other * count + one] = 1
    }
  }
  return twins
}

function sharesOf({ madeOf }: Pick<Dish, 'madeOf'>, numbers: Map<string, number>): Shares {
  const grams = new Map<number, number>()
  let sum = 0
  for (const { foodId, grams: weight } of madeOf) {
    if (foodId === null || weight === null || TASTELESS.has(foodId)) continue
    const number = numbers.get(foodId) ?? numbers.size
    numbers.set(foodId, number)
    grams.set(number, (grams.get(number) ?? 0) + weight)
    sum += weight
  }
  const foods = Int32Array.from(grams.keys()).sort()
  return { foods, shares: Float64Array.from(foods, food => (grams.get(food) ?? 0) / sum) }
}

/** 0..1: what both hold beside what either holds. Nothing is like what nobody knows. */
function likeness(one: Shares, other: Shares): number {
  let both = 0
  let [at, to] = [0, 0]
  while (at < one.foods.length && to < other.foods.length) {
    const [left, right] = [one.foods[at] as number, other.foods[to] as number]
    if (left === right) both += Math.min(one.shares[at] as number, other.shares[to] as number)
    if (left <= right) at += 1
    if (right <= left) to += 1
  }
  return both / (2 - both)
}
