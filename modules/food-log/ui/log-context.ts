import { createContext, useContext } from 'react'
import type { Day } from '#modules/calendar/day.ts'
import type { MealRow } from '#modules/planner/meals.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import type { DishLook } from '#modules/planner/plan-dish.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import type { SaidById } from '#modules/planner/said-words.ts'
import type { Units } from '#modules/profile/units.ts'
import type { DiaryEntry } from '../diary.ts'
import type { Dishes } from '../from-plan.ts'
import type { LogGoals } from '../log-goals.ts'
import type { Done } from './closed-day.tsx'
import type { DiaryHand } from './use-diary.ts'

/** What is asked for and opens above the page. */
export type Opened =
  | { readonly kind: 'add'; readonly meal: string | null }
  | { readonly kind: 'entry'; readonly id: string }
  | { readonly kind: 'planned'; readonly id: string }
  | { readonly kind: 'copy'; readonly entries: readonly DiaryEntry[]; readonly title: string }
  | { readonly kind: 'meal'; readonly meal: string }
  | { readonly kind: 'weight' }
  | { readonly kind: 'activity'; readonly id: string | null }
  | { readonly kind: 'nutrients' }
  | { readonly kind: 'evening' }
  | { readonly kind: 'closed'; readonly done: readonly Done[] }
  | { readonly kind: 'settings' }
  | { readonly kind: 'notes' }

/** What every part of the log needs. */
export interface LogContext {
  readonly diary: DiaryHand
  readonly day: Day
  readonly today: Day
  readonly meals: readonly MealRow[]
  readonly planSettings: readonly PlanSetting[]
  readonly dishes: Dishes
  /** Pictures of our own recipes, by `own/` and their id. */
  readonly looks: { readonly [key: string]: DishLook }
  readonly goals: LogGoals
  readonly units: Units
  /** Planned on the day and still open. */
  readonly open: readonly PlannedEntry[]
  /** Why something is not for whoever logs it, and what they are advised of it. */
  readonly said: SaidById
  show(what: Opened): void
  /** Opens what adds to a meal. */
  add(meal: string | null): void
}

export const LogContextProvider = createContext<LogContext | null>(null)

/** Throws outside the log's page. */
export function useLog(): LogContext {
  const log = useContext(LogContextProvider)
  if (!log) throw new Error('A part of the log needs its page around it')
  return log
}
