import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { type Eater, goalsOf } from '#modules/nutrition/needs/goals.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import type { Diner } from './balance/problem.ts'

/** What somebody answered before they had a plan; null where they skipped it. */
export interface PlanAnswers {
  /** At the table, the member among them. */
  readonly people: number | null
  /** From the first move to the table, of a dinner. */
  readonly dinnerMinutes: number | null
}

/** For whom is planned: what they told, and the rules they eat by. */
export interface PlanSetup {
  readonly eater: Eater
  readonly rules: EatingRules
  readonly answers?: PlanAnswers
}

/** The member at their own table. */
export const dinerOf = ({ eater, rules }: PlanSetup): Diner => ({
  ...{ rules, goals: goalsOf(eater) },
  advice: adviceFor(eater),
})
