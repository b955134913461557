import { createContext, useContext } from 'react'
import type { Day } from '#modules/calendar/day.ts'
import type { MacroTargets } from '#modules/nutrition/needs/goals.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import type { MealRow } from '../meals.ts'
import type { Cell } from '../plan-edits.ts'
import type { PlanQuestion } from './plan-hands.ts'
import type { PlanHand } from './use-plan.ts'

/** What is asked for and opens in a dialog. */
export type Opened =
  | { readonly kind: 'add'; readonly cell: Cell }
  /** What may be done with an entry, or at once what may take its place. */
  | { readonly kind: 'entry'; readonly id: string; readonly swaps?: true }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'tools' }
  /** What becomes of leftovers that would be eaten before they are cooked, if this were done; or a consent. */
  | PlanQuestion

/** What every part of the planner needs: the plan, the days and meals that are shown, and how something is opened. */
export interface PlannerContext {
  readonly plan: PlanHand
  readonly days: readonly Day[]
  readonly today: Day
  readonly goalKcal: number
  readonly macros: MacroTargets
  /** By which the one whose plan it is eats. */
  readonly rules: EatingRules
  readonly meals: readonly MealRow[]
  open(what: Opened): void
}

export const PlannerContextProvider = createContext<PlannerContext | null>(null)

/** Throws outside the planner's page. */
export function usePlanner(): PlannerContext {
  const planner = useContext(PlannerContextProvider)
  if (!planner) throw new Error('A part of the planner needs its page around it')
  return planner
}
