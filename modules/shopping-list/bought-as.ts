import { BOUGHT_AS, NEVER_BOUGHT, PACKS } from '#content/foods/packs.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'

/** What is bought for a food, and how much of it. */
export interface BoughtAs {
  readonly foodId: string
  /** Edible grams of it for one edible gram of the food. */
  readonly grams: number
  /** The part of it that the food is: two parts of one fruit are one fruit. */
  readonly part: string
}

/** Raw foods by what they become at home. What a shop sells cooked is not among them. */
const RAW_OF: ReadonlyMap<string, BoughtAs> = new Map(
  FOODS.toReversed().flatMap(({ id, cookedAs, yieldFactor }) =>
    cookedAs && yieldFactor && !PACKS.has(cookedAs)
      ? [[cookedAs, { foodId: id, grams: 1 / yieldFactor, part: '' }] as const]
      : [],
  ),
)

/** Lemons for lemon juice, raw rice for boiled rice; null for what nobody buys. */
export function boughtAs(foodId: string): BoughtAs | null {
  if (NEVER_BOUGHT.includes(foodId)) return null
  const [other, grams, part = ''] = BOUGHT_AS.get(foodId) ?? []
  if (other !== undefined && grams !== undefined) return { foodId: other, grams, part }
  return RAW_OF.get(foodId) ?? { foodId, grams: 1, part: '' }
}
