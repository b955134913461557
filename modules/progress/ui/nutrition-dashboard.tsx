import { Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
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
          None of these days is complete yet, so there’s no average.{' '}
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
        title="Start with one meal"
        drawing={
          <LineDrawing path="M14 82h68M22 82V60h12v22M42 82V44h12v38M62 82V54h12v28M48 32c0-11 7-18 18-18 0 11-7 18-18 18Zm0 0c0-7-5-12-13-12 0 7 5 12 13 12Z" />
        }
        action={<ButtonLink to="/dashboard/daily-log">Open the daily log</ButtonLink>}
      >
        Log it, and see what it adds up to. What you plan shows here too. Fill in your{' '}
        <Link to="/dashboard/profile" className="link">
          profile
        </Link>{' '}
        to get targets of your own.
      </EmptyState>
    </Card>
  )
}
