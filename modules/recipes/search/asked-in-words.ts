import type { Tag } from '#content/recipes/recipe-content.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { knownNames } from '../known-foods.ts'
import { typedKcal } from './typed-kcal.ts'
import { typedMinutes } from './typed-minutes.ts'
import { type AskedNutrient, typedNutrients } from './typed-nutrient.ts'
import { withoutSigns } from './typed-signs.ts'
import { typedWithout } from './typed-without.ts'

/** What somebody typed, with what is no word to look for taken out of it. */
export interface AskedInWords {
  readonly words: string
  readonly minutes: number | null
  readonly kcal: number | null
  readonly nutrient: AskedNutrient | null
  /** Those that were asked for beside it: 'high protein and low salt'. */
  readonly otherNutrients: readonly AskedNutrient[]
  /** What is not to be in it. */
  readonly allergens: readonly Allergen[]
  readonly foods: readonly string[]
  readonly tags: readonly Tag[]
}

/** 'Quick dairy-free pudding under 300 calories': a pudding, and three things that hold of it. */
export function askedInWords(typed: string): AskedInWords {
  const timed = typedMinutes(withoutSigns(typed))
  const counted = typedKcal(timed.words)
  const { words, nutrients } = typedNutrients(counted.words)
  const [nutrient = null, ...otherNutrients] = nutrients
  return { ...typedWithout(knownNames(), words), nutrient, otherNutrients, minutes: timed.minutes, kcal: counted.kcal }
}
