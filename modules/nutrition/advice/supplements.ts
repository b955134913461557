import type { Eater } from '../needs/goals.ts'
import type { NutrientKey } from '../nutrients.ts'
import { WHO, type Who } from './who.ts'

/** What somebody is advised of supplements, by what they hold. */
export interface SupplementAdvice {
  readonly id: 'vitamin-a-in-pregnancy' | 'vitamin-a'
  readonly who: Who
  readonly nutrient: NutrientKey
  /** A day of it above this, in the nutrient's unit, is told. */
  readonly most: number
  readonly sentence: string
  /** Who helps somebody to decide: 'midwife or pharmacist'. */
  readonly asked: string
  readonly source: string
}

export const ON_SUPPLEMENTS: readonly SupplementAdvice[] = [
  {
    id: 'vitamin-a-in-pregnancy',
    who: 'pregnant or trying',
    nutrient: 'vitaminAUg',
    most: 0,
    sentence:
      'Leave out supplements with vitamin A (retinol) or fish liver oil in pregnancy and while trying for a baby.',
    asked: 'midwife or pharmacist',
    source: 'NHS, Vitamin A; SACN 2005, Review of dietary advice on vitamin A',
  },
  {
    id: 'vitamin-a',
    who: 'adult, neither pregnant nor trying',
    nutrient: 'vitaminAUg',
    most: 1500,
    sentence:
      'Stay at or below 1.5 mg of vitamin A a day from food and supplements; over the years more may weaken bones.',
    asked: 'pharmacist or doctor',
    source: 'NHS, Vitamin A; SACN 2005, Review of dietary advice on vitamin A',
  },
]

/** What is told of supplements that together give so much on a day, a sentence each. */
export const supplementAdvice = (eater: Eater, amounts: { readonly [K in NutrientKey]?: number }): SupplementAdvice[] =>
  ON_SUPPLEMENTS.filter(({ who, nutrient, most }) => WHO[who](eater) && (amounts[nutrient] ?? 0) > most)
