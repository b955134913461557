import { ADULT_REFERENCE_INTAKES } from '#modules/nutrition/label/label-reference.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { calorieGoal, type HealthProfile } from '#modules/profile/health-profile.ts'
import type { DiarySetting } from './diary.ts'

/** A nutrient under the totals; null where there is no reference for it. */
export interface GoalLine {
  readonly key: NutrientKey
  readonly amount: number | null
  readonly sense: 'at least' | 'at most' | 'about'
}

/** What a day is held against. */
export interface LogGoals {
  readonly kcal: number
  readonly proteinG: number
  readonly carbohydrateG: number
  readonly fatG: number
  readonly waterMl: number
  readonly lines: readonly GoalLine[]
}

const USUAL_LINES: readonly NutrientKey[] = ['fibreG', 'sodiumMg', 'saturatesG', 'ironMg']
/** An adult woman's, whose iron and vitamins are the harder to meet, for who did not say. */
const USUAL_PERSON = { sex: 'female', ageYears: 30 } as const
/** Adequate intake of a man's day from food and drink (EFSA 2010), as a round figure to drink to. */
const WATER_ML = 2_500

/** The references of labels, as much as somebody's goal is of theirs; beneath them UK references for whoever it is. */
export function logGoals(profile: HealthProfile, settings: readonly DiarySetting[], year: number): LogGoals {
  const { kcal } = calorieGoal(profile, year)
  const share = kcal / ADULT_REFERENCE_INTAKES.energyKcal
  const { sex, birthYear } = profile
  const person =
    sex === null ? USUAL_PERSON : { sex, ageYears: birthYear === null ? USUAL_PERSON.ageYears : year - birthYear }
  const set = settings.find(({ name }) => name === 'first-nutrients')?.value
  const keys = set && 'keys' in set && set.keys.length > 0 ? set.keys : USUAL_LINES
  return {
    kcal,
    proteinG: ADULT_REFERENCE_INTAKES.proteinG * share,
    carbohydrateG: ADULT_REFERENCE_INTAKES.carbohydrateG * share,
    fatG: ADULT_REFERENCE_INTAKES.fatG * share,
    waterMl: WATER_ML,
    lines: keys.map(key => {
      const reference = ukReference(person, key)
      return { key, amount: reference?.amount ?? null, sense: reference?.sense ?? 'about' }
    }),
  }
}
