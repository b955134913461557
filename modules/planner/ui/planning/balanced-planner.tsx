import { ButtonLink } from '#kit/button.tsx'
import type { PlanSetup } from '../../plan-setup.ts'
import { DAYS_SHOWN } from '../../planner-address.ts'
import type { VerdictRows } from '../../verdict-rows.ts'
import { MealPlanner, type MealPlannerProps } from '../meal-planner.tsx'
import type { PlanHand } from '../use-plan.ts'
import { PlanRules } from './plan-rules.tsx'
import { PlanWeekButton } from './plan-week-button.tsx'
import { PlanningBand } from './planning-band.tsx'
import { type PlanningHand, usePlanning, written } from './use-planning.ts'
import { useVerdict } from './use-verdict.ts'
import { WeekReasons } from './week-reasons.tsx'
import { WeekVerdict } from './week-verdict.tsx'
import './planning.css'

interface BalancedPlannerProps extends Omit<MealPlannerProps, 'slots'> {
  readonly setup: PlanSetup
  readonly verdict: VerdictRows
  readonly profilePath: string
  readonly listPath: string
}

const DETAIL = 'what-the-week-gives'

/** The planner, with what plans the week and what says how it stands. */
export function BalancedPlanner({ setup, verdict, profilePath, listPath, ...page }: BalancedPlannerProps) {
  const { days, today } = page
  const planning = usePlanning({ days, today, setup })
  const around = { planning, setup, given: { of: written(page.plan), rows: verdict }, days, today, profilePath }
  return (
    <MealPlanner
      {...page}
      slots={
        // A month is looked at; a week is planned and judged.
        days.length > DAYS_SHOWN
          ? {}
          : {
              actions: plan => (
                <>
                  <ButtonLink to={listPath} variant="soft">
                    Shopping list
                  </ButtonLink>
                  <PlanWeekButton plan={plan} planning={planning} days={days} today={today} />
                </>
              ),
              band: plan => <Band plan={plan} {...around} />,
              verdict: plan => <Verdict plan={plan} {...around} />,
            }
      }
    />
  )
}

interface AroundProps {
  readonly plan: PlanHand
  readonly planning: PlanningHand
  readonly setup: PlanSetup
  readonly given: { readonly of: string; readonly rows: VerdictRows }
  readonly days: MealPlannerProps['days']
  readonly today: MealPlannerProps['today']
  readonly profilePath: string
}

function Band({ plan, planning, setup, given, days }: AroundProps) {
  const { rows, isOld } = useVerdict(plan, given, days, setup)
  return <PlanningBand plan={plan} planning={planning} verdict={isOld ? null : rows} detail={DETAIL} />
}

function Verdict({ plan, setup, given, days, today, profilePath }: AroundProps) {
  const { rows, isOld } = useVerdict(plan, given, days, setup)
  return (
    <div className="plan-below">
      <WeekVerdict id={DETAIL} verdict={rows} isOld={isOld} />
      <div className="plan-aside">
        <WeekReasons plan={plan} days={days} today={today} setup={setup} />
        <PlanRules plan={plan} days={days} profilePath={profilePath} />
      </div>
    </div>
  )
}
