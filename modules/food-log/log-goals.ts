import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
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
/** What a day is held against, of what somebody chose (`targetsOn` of the module of goals, which a log does not know). */
export interface DayTargets {
  readonly energyKcal: number
  readonly proteinG: number
  readonly carbohydrateG: number
  readonly fatG: number
  readonly waterMl: number
  readonly nutrients: {
    readonly [K in NutrientKey]?: { readonly least: number | null; readonly most: number | null }
  }
}

/** With the nutrients that somebody put first, beside bounds of their own, else UK references for whoever it is. */
export function logGoals(
  targets: DayTargets,
  { sex, birthYear }: Pick<HealthProfile, 'sex' | 'birthYear'>,
  settings: readonly DiarySetting[],
  year: number,
): LogGoals {
  const { energyKcal, proteinG, carbohydrateG, fatG, waterMl, nutrients } = targets
  const person =
    sex === null ? USUAL_PERSON : { sex, ageYears: birthYear === null ? USUAL_PERSON.ageYears : year - birthYear }
  const set = settings.find(({ name }) => name === 'first-nutrients')?.value
  const keys = set && 'keys' in set && set.keys.length > 0 ? set.keys : USUAL_LINES
  const lineOf = (key: NutrientKey): GoalLine => {
    const { least = null, most = null } = nutrients[key] ?? {}
    if (least !== null) return { key, amount: least, sense: 'at least' }
    if (most !== null) return { key, amount: most, sense: 'at most' }
    const reference = ukReference(person, key)
    return { key, amount: reference?.amount ?? null, sense: reference?.sense ?? 'about' }
  }
  return { kcal: energyKcal, proteinG, carbohydrateG, fatG, waterMl, lines: keys.map(lineOf) }
}
