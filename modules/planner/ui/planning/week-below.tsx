import { useState } from 'react'
import type { Day } from '#modules/calendar/day.ts'
import { householdOf } from '../../household.ts'
import { openDays, openMeals } from '../../open-meals.ts'
import type { PlanSetup } from '../../plan-setup.ts'
import type { PlanHand } from '../use-plan.ts'
import { PlanRules } from './plan-rules.tsx'
import { type GivenVerdict, useVerdict } from './use-verdict.ts'
import { VerdictFor } from './verdict-for.tsx'
import { WeekReasons } from './week-reasons.tsx'
import { WeekVerdict } from './week-verdict.tsx'

export interface Below {
  /** The id of the verdict in the page. */
  readonly detail: string
  readonly plan: PlanHand
  readonly days: readonly Day[]
  readonly today: Day
  /** 'HH:mm' on the same clock. */
  readonly time: string
  readonly setup: PlanSetup
  readonly given: GivenVerdict
  readonly profilePath: string
  /** What the address says beside the days: what somebody answered who has no plan yet. */
  readonly asked: string
}

/** The server plans for a page whose script does not run. */
function WithoutScript({ plan, days, today, time, asked }: Pick<Below, 'plan' | 'days' | 'today' | 'time' | 'asked'>) {
  const shown = { days, today, time, entries: plan.entries, settings: plan.settings }
  if (openDays(shown).length === 0) return null
  return (
    <noscript>
      <form method="post" action="/api/plan-week">
        <input type="hidden" name="from" value={days[0]} />
        <input type="hidden" name="answers" value={asked} />
        <button type="submit" className="button button-primary">
          {openMeals(shown).length > 0 ? 'Plan my week' : 'Plan again'}
        </button>
      </form>
    </noscript>
  )
}

/** What the week gives, what holds it back, and the rules that it keeps to. */
export function WeekBelow({ plan, days, today, time, setup, given, profilePath, detail, asked }: Below) {
  const [chosen, setChosen] = useState<string | null>(null)
  const household = householdOf(plan.settings)
  const person = household.find(({ id }) => id === chosen) ?? null
  const { rows, isOld } = useVerdict(plan, given, { days, today, time, setup, who: person?.id ?? null })
  return (
    <div className="plan-below">
      <WithoutScript plan={plan} days={days} today={today} time={time} asked={asked} />
      <WeekVerdict id={detail} verdict={rows} isOld={isOld}>
        {household.length > 0 ? (
          <VerdictFor household={household} person={person} today={today} onChange={setChosen} />
        ) : null}
      </WeekVerdict>
      <div className="plan-next">
        <WeekReasons plan={plan} days={days} today={today} time={time} setup={setup} />
        <PlanRules plan={plan} days={days} today={today} profilePath={profilePath} />
      </div>
    </div>
  )
}
