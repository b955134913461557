import type { Day } from '#modules/calendar/day.ts'
import { eatenOn } from '../../eaten.ts'
import { dinerOf, type PlanSetup } from '../../plan-setup.ts'
import { type VerdictRows, verdictRows } from '../../verdict-rows.ts'
import type { PlanHand } from '../use-plan.ts'

/** How a plan stands beside the member's goals, worked out in the browser. */
export const verdictOfPlan = (
  { entries, dishes }: Pick<PlanHand, 'entries' | 'dishes'>,
  days: readonly Day[],
  setup: PlanSetup,
): VerdictRows => verdictRows(eatenOn(days, entries, dishes), dinerOf(setup).goals)
