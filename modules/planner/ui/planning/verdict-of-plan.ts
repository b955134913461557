import type { Day } from '#modules/calendar/day.ts'
import { eatenOn } from '../../eaten.ts'
import { dinerNamed, householdOf } from '../../household.ts'
import type { PlanSetup } from '../../plan-setup.ts'
import { type VerdictRows, verdictRows } from '../../verdict-rows.ts'
import type { PlanHand } from '../use-plan.ts'

export interface VerdictAround {
  readonly days: readonly Day[]
  readonly today: Day
  readonly setup: PlanSetup
  /** The id of one of the household; null is the member. */
  readonly who: string | null
}

/** How a plan stands beside somebody's goals, worked out in the browser. */
export const verdictOfPlan = (
  { entries, settings, dishes }: Pick<PlanHand, 'entries' | 'settings' | 'dishes'>,
  { days, today, setup, who }: VerdictAround,
): VerdictRows => verdictRows(eatenOn(days, entries, dishes, who), dinerNamed(setup, householdOf(settings), who, today))
