import { lazy, Suspense, useMemo } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import type { KitchenDish } from '../../kitchen.ts'
import type { PlanSetup } from '../../plan-setup.ts'
import { AROUND, DAYS_SHOWN, type PlannerPlace, placeSearch } from '../../planner-address.ts'
import type { VerdictRows } from '../../verdict-rows.ts'
import { MealPlanner, type MealPlannerProps } from '../meal-planner.tsx'
import { BalanceRest } from './balance-rest.tsx'
import { PlanAround } from './plan-around.tsx'
import { PlanWeekButton } from './plan-week-button.tsx'
import { TableNotice } from './table-notice.tsx'
import { type PlanningHand, usePlanning } from './use-planning.ts'
import { type Below, WeekBelow } from './week-below.tsx'
import './planning.css'

interface BalancedPlannerProps extends Omit<MealPlannerProps, 'slots' | 'rules'> {
  /** 'HH:mm', of the day that is today. */
  readonly time: string
  readonly setup: PlanSetup
  readonly verdict: VerdictRows
  readonly profilePath: string
  /** What the address asks the week to be planned around. */
  readonly around: KitchenDish | null
}

const VERDICT = 'what-the-week-gives'
const PlanningBand = lazy(() => awaitPart(() => import('./planning-band.tsx')))

/** The planner, with what plans the week and what says how it stands. */
export function BalancedPlanner({ setup, verdict, profilePath, time, around: dish, ...page }: BalancedPlannerProps) {
  const { days, today } = page
  const planning = usePlanning({ days, today, time, setup })
  const given = useMemo(() => ({ entries: page.plan.entries, rows: verdict }), [page.plan, verdict])
  const around = {
    planning,
    setup,
    given,
    days,
    today,
    time,
    profilePath,
    detail: VERDICT,
    asked: askedIn(page.place, dish),
  }
  return (
    <MealPlanner
      {...page}
      rules={setup.rules}
      slots={
        // A month is looked at; a week is planned and judged.
        days.length > DAYS_SHOWN
          ? {}
          : {
              actions: plan => <PlanWeekButton plan={plan} planning={planning} days={days} today={today} time={time} />,
              band: plan => (
                <>
                  {dish ? (
                    <PlanAround key={dish.ref.id} dish={dish} place={page.place} plan={plan} {...around} />
                  ) : null}
                  <Band plan={plan} {...around} />
                  <TableNotice plan={plan} {...around} />
                </>
              ),
              verdict: plan => (
                <>
                  <BalanceRest plan={plan} planning={planning} days={days} today={today} time={time} />
                  <WeekBelow plan={plan} {...around} />
                </>
              ),
            }
      }
    />
  )
}

/** What a server is told beside the days. */
function askedIn({ answers, startsEmpty }: PlannerPlace, dish: KitchenDish | null): string {
  const search = new URLSearchParams(placeSearch({ ...(answers && { answers }), ...(startsEmpty && { startsEmpty }) }))
  if (dish) search.set(AROUND, dish.ref.id)
  return search.toString()
}

export interface AroundProps extends Below {
  readonly planning: PlanningHand
}

/** There is nothing to be said before somebody has planned. */
const Band = (around: AroundProps) =>
  around.planning.state.kind === 'idle' ? null : (
    <Suspense>
      <PlanningBand {...around} />
    </Suspense>
  )
