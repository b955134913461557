import { Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { weekdayOf } from '#modules/calendar/day.ts'
import { dateText, weekdayName } from '#modules/calendar/words.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { OVERVIEW_VIEWS, type OverviewView, overviewSearch } from '../overview-view.ts'
import type { ShownOverview } from '../shown-overview.ts'
import { CalorieCard } from './calorie-card.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { MacroSplit } from './macro-split.tsx'
import { NutrientGoals } from './nutrient-goals.tsx'
import { StatCards } from './stat-cards.tsx'
import { TodaysMeals } from './todays-meals-card.tsx'
import './dashboard.css'

interface NutritionDashboardProps {
  title: string
  overview: ShownOverview
  energyUnit: EnergyUnit
}

/** A day, a week or a month of somebody's food at a glance; each figure opens to where it comes from. */
export function NutritionDashboard({ title, overview, energyUnit }: NutritionDashboardProps) {
  const { today, place, isNew } = overview
  const views = (Object.keys(OVERVIEW_VIEWS) as OverviewView[]).map(view => ({
    to: overviewSearch({ ...place, view }),
    label: OVERVIEW_VIEWS[view],
    isChosen: view === place.view,
  }))
  return (
    <div className="overview">
      <header className="overview-head">
        <div>
          <p className="text-small text-ink-2">
            {weekdayName(weekdayOf(today))} {dateText(today)}
          </p>
          <h1 className="text-h1">{title}</h1>
        </div>
        {isNew ? null : <ChoiceLinks label="What is shown" choices={views} />}
      </header>
      {isNew ? <FirstSteps /> : <Figures overview={overview} energyUnit={energyUnit} />}
    </div>
  )
}

function Figures({ overview, energyUnit }: Omit<NutritionDashboardProps, 'title'>) {
  const { place, overview: told } = overview
  return (
    <>
      {place.view !== 'today' ? <Counted days={told.countedDays} /> : null}
      <StatCards overview={overview} energyUnit={energyUnit} />
      <div className="overview-wide">
        <CalorieCard overview={overview} energyUnit={energyUnit} />
        <MacroSplit overview={overview} energyUnit={energyUnit} />
      </div>
      <div className="overview-halves">
        <NutrientGoals overview={overview} />
        <TodaysMeals overview={overview} energyUnit={energyUnit} />
      </div>
    </>
  )
}

function Counted({ days }: { days: number }) {
  return (
    <p className="text-small text-ink-2">
      {days === 0 ? (
        <>
          No day of these is complete yet, so there is nothing to average.{' '}
          <Link to="/dashboard/daily-log" className="link">
            Close a day in the daily log
          </Link>{' '}
          and it counts.
        </>
      ) : (
        `A day on average, over ${days === 1 ? 'one complete day' : `${days} complete days`}.`
      )}
    </p>
  )
}

function FirstSteps() {
  return (
    <Card>
      <EmptyState
        title="Log what you eat, and this page tells you what it gives"
        action={<ButtonLink to="/dashboard/daily-log">Open the daily log</ButtonLink>}
      >
        One meal is enough to begin. What you plan is shown here too, and your{' '}
        <Link to="/dashboard/profile" className="link">
          profile
        </Link>{' '}
        turns it into goals of your own.
      </EmptyState>
    </Card>
  )
}
