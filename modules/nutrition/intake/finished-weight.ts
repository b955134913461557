/**
 * What a dish weighs when it is done, estimated where nobody weighed it. Steam is the only thing that leaves; what is
 * boiled apart and drained takes water up that no list of ingredients names.
 *
 * Sources. Dough: USDA FNDDS 2.0, moisture change of cakes, breads, pies and biscuits, 3 to 18 %, median 10. Pan: the same,
 * soups, stews and curries, 0 to 17 %, those that lose any 13. Fried in pieces: the same, pancakes and fish patties, 16 to
 * 25 %, median 20, and mince of USDA SR28, 23 to 33; what lies beside them loses nothing. Oven: raw and cooked pairs of SR28,
 * on solids or protein: chicken breast 27 %, cod 22, salmon 8 to 22, potato 17, sweet potato 6. By the minute: fitted to the
 * dishes of our own whose weight is stated. Of 20 more of ours whose namesakes CoFID 2021 has as homemade, looked at too when
 * the rates were chosen, the weight that its water content gives is 8 % off in the middle, 17 of them within 15 %.
 */
export const COOKING_WAYS = {
  'not cooked': { lossPerMinute: 0, mostLost: 0 },
  'in a pan': { lossPerMinute: 0.01, mostLost: 0.16 },
  'fried in pieces': { lossPerMinute: 0.012, mostLost: 0.18 },
  'in the oven': { lossPerMinute: 0.005, mostLost: 0.2 },
  'as dough': { lossPerMinute: 0.007, mostLost: 0.11 },
} as const

export type CookingWay = keyof typeof COOKING_WAYS

export interface DishPart {
  /** Grams that are eaten of it, as it goes in. */
  readonly grams: number
  /** Cooked weight / dry weight where it is boiled apart and drained; null for all else. */
  readonly drainedYield: number | null
}

/** Estimated grams of the finished dish that was cooked this way for so many minutes, 0 or more. */
export function estimatedWeightG(parts: readonly DishPart[], way: CookingWay, minutes: number): number {
  const { lossPerMinute, mostLost } = COOKING_WAYS[way]
  const kept = 1 - Math.min(mostLost, lossPerMinute * minutes)
  return parts.reduce((sum, { grams, drainedYield }) => sum + grams * (drainedYield ?? kept), 0)
}
