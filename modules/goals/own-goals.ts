import type { Day } from '#modules/calendar/day.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/** What somebody works towards, in figures that a diary can answer. Days are of seven. */
export type GoalAim =
  | { readonly kind: 'weight'; readonly startKg: number; readonly targetKg: number }
  | {
      readonly kind: 'nutrient'
      readonly key: NutrientKey
      readonly sense: 'at least' | 'at most'
      /** A day, in the nutrient's unit. */
      readonly amount: number
      readonly days: number
    }
  /** Portions a day of fruit and vegetables. */
  | { readonly kind: 'five-a-day'; readonly portions: number; readonly days: number }
  /** Portions in seven days. */
  | { readonly kind: 'oily-fish'; readonly portions: number }
  | { readonly kind: 'water'; readonly ml: number; readonly days: number }
  /** Days that are logged in full. */
  | { readonly kind: 'logging'; readonly days: number }

export type GoalKind = GoalAim['kind']

export const GOAL_STATES = ['open', 'resting', 'finished'] as const
export type GoalState = (typeof GOAL_STATES)[number]

/** A goal of one's own. Plain data: what is taken back and edited keeps it. */
export interface OwnGoal {
  /** A UUID, made in the browser. */
  readonly id: string
  readonly aim: GoalAim
  readonly fromDay: Day
  /** By when; null where nobody hurries. */
  readonly untilDay: Day | null
  readonly state: GoalState
  /** Since when it is so. */
  readonly stateFrom: Day
}

/** What a change does to them. */
export interface OwnGoalsEdit {
  readonly put: readonly OwnGoal[]
  readonly removed: readonly string[]
}
