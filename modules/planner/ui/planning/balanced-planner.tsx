import type { PlanSetup } from '../../plan-setup.ts'
import type { VerdictRows } from '../../verdict-rows.ts'
import { MealPlanner, type MealPlannerProps } from '../meal-planner.tsx'
import type { PlanHand } from '../use-plan.ts'
import { PlanRules } from './plan-rules.tsx'
import { PlanWeekButton } from './plan-week-button.tsx'
import { PlanningBand } from './planning-band.tsx'
import { type PlanningHand, usePlanning, written } from './use-planning.ts'
import { useVerdict } from './use-verdict.ts'
import { WeekVerdict } from './week-verdict.tsx'
import './planning.css'

interface BalancedPlannerProps extends Omit<MealPlannerProps, 'slots'> {
  readonly setup: PlanSetup
  readonly verdict: VerdictRows
  readonly profilePath: string
}

const DETAIL = 'what-the-week-gives'

/** The planner, with what plans the week and what says how it stands. */
export function BalancedPlanner({ setup, verdict, profilePath, ...page }: BalancedPlannerProps) {
  const { days, today } = page
  const planning = usePlanning({ days, today, setup })
  const around = { planning, setup, given: { of: written(page.plan), rows: verdict }, days, profilePath }
  return (
    <MealPlanner
      {...page}
      slots={{
        actions: plan => <PlanWeekButton plan={plan} planning={planning} days={days} today={today} />,
        band: plan => <Band plan={plan} {...around} />,
        verdict: plan => <Verdict plan={plan} {...around} />,
      }}
    />
  )
}

interface AroundProps {
  readonly plan: PlanHand
  readonly planning: PlanningHand
  readonly setup: PlanSetup
  readonly given: { readonly of: string; readonly rows: VerdictRows }
  readonly days: MealPlannerProps['days']
  readonly profilePath: string
}

function Band({ plan, planning, setup, given, days }: AroundProps) {
  const { rows, isOld } = useVerdict(plan, given, days, setup)
  return <PlanningBand plan={plan} planning={planning} verdict={isOld ? null : rows} detail={DETAIL} />
}

function Verdict({ plan, setup, given, days, profilePath }: AroundProps) {
  const { rows, isOld } = useVerdict(plan, given, days, setup)
  return (
    <div className="plan-below">
      <WeekVerdict id={DETAIL} verdict={rows} isOld={isOld} />
      <PlanRules plan={plan} days={days} profilePath={profilePath} />
    </div>
  )
}
