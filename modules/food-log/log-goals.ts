import type { Goal } from '#modules/nutrition/needs/goals.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
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
/** What a day is held against, of what somebody chose (`targetsOn` of the module of goals, which a log does not know). */
export interface DayTargets {
  readonly energyKcal: number
  readonly proteinG: number
  readonly carbohydrateG: number
  readonly fatG: number
  readonly waterMl: number
  readonly goals: readonly Goal[]
}

/** With the nutrients that somebody put first, each beside the goal that every other page holds it beside. */
export function logGoals(targets: DayTargets, settings: readonly DiarySetting[]): LogGoals {
  const { energyKcal, proteinG, carbohydrateG, fatG, waterMl, goals } = targets
  const set = settings.find(({ name }) => name === 'first-nutrients')?.value
  const keys = set && 'keys' in set && set.keys.length > 0 ? set.keys : USUAL_LINES
  const lineOf = (key: NutrientKey): GoalLine => {
    const { least = null, most = null } = goals.find(goal => goal.key === key) ?? {}
    if (least !== null && most !== null) return { key, amount: (least + most) / 2, sense: 'about' }
    return { key, amount: least ?? most, sense: least !== null ? 'at least' : most !== null ? 'at most' : 'about' }
  }
  return { kcal: energyKcal, proteinG, carbohydrateG, fatG, waterMl, lines: keys.map(lineOf) }
}
