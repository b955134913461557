import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#kit/card.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { NOT_KNOWN } from '#modules/nutrition/intake/known-text.ts'
import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import { ACTIVITY_LEVELS } from '#modules/profile/health-profile.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { targetWords } from '../calorie-chart.ts'
import { energyFigure, energyWords, litres } from '../figure-words.ts'
import { isUnknown, type MacroTold } from '../overview.ts'
import type { ShownOverview } from '../shown-overview.ts'
import { Opens } from './opens.tsx'
import { SourcesList } from './sources-list.tsx'

interface StatCardsProps {
  overview: ShownOverview
  energyUnit: EnergyUnit
}

/** The four figures of the day, or of the average day. */
export function StatCards(props: StatCardsProps) {
  return (
    <div className="stat-cards">
      <DailyCalories {...props} />
      <Macronutrients {...props} />
      <WaterIntake {...props} />
      <Activity {...props} />
    </div>
  )
}

function Stat({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card className="stat" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}

function DailyCalories({ overview, energyUnit }: StatCardsProps) {
  const { overview: told, goalKcal, plannedKcal, place } = overview
  const kcal = told.energy?.amount ?? 0
  const percent = Math.round((kcal / goalKcal) * 100)
  const left = goalKcal - Math.round(kcal)
  const ofToday = left >= 0 ? `${energyWords(left, energyUnit)} left` : `${energyWords(-left, energyUnit)} over`
  const rest = place.view === 'today' ? ofToday : targetWords(kcal, goalKcal, off => energyWords(off, energyUnit))
  const planned = place.view === 'today' && plannedKcal > 0 ? `, ${energyWords(plannedKcal, energyUnit)} planned` : ''
  return (
    <Stat id="daily-calories" title="Daily Calories">
      <p className="stat-figure">
        <b>{energyFigure(kcal, energyUnit)}</b> of {energyWords(goalKcal, energyUnit)}
        {told.energy?.isPart ? ' or more' : ''}
      </p>
      <progress aria-label="Calories" value={Math.min(kcal, goalKcal)} max={goalKcal} />
      <p className="stat-words">
        Goal progress {shortFigure(percent, 0)} %: {rest}
        {planned}.
      </p>
      <Opens label="Where the calories come from">
        <SourcesList
          of="energy"
          sources={told.energy?.sources ?? []}
          unit={energyUnit}
          decimals={0}
          times={energyUnit === 'kJ' ? KJ_PER_KCAL : 1}
        />
      </Opens>
    </Stat>
  )
}

function MacroFigure({ amount, isPart }: Pick<MacroTold, 'amount' | 'isPart'>) {
  if (isUnknown({ amount, isPart })) {
    return (
      <>
        <span aria-hidden="true">{NOT_KNOWN}</span> <span className="sr-only">not known</span>
      </>
    )
  }
  return (
    <>
      {shortFigure(amount, 0)} g{isPart ? <span className="sr-only"> or more</span> : null}
      {isPart ? <span aria-hidden="true">+</span> : null}
    </>
  )
}

function Macronutrients({ overview: { overview: told } }: StatCardsProps) {
  return (
    <Stat id="macronutrients" title="Macronutrients">
      {told.macros.length === 0 ? <p className="stat-words">Nothing logged yet.</p> : null}
      <dl className="stat-macros">
        {told.macros.map(({ look, name, amount, isPart }) => (
          <div key={look}>
            <dd>
              <MacroFigure amount={amount} isPart={isPart} />
            </dd>
            <dt>
              <i className={`swatch swatch-${look}`} aria-hidden="true" /> {name}
            </dt>
          </div>
        ))}
      </dl>
      <svg className="stat-split" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {splitOf(told.macros).map(({ look, x, width }) => (
          <rect key={look} x={x} width={width} height="4" className={`split-${look}`} />
        ))}
      </svg>
    </Stat>
  )
}

/** Between two parts, in per cent. */
const GAP = 0.8

function splitOf(macros: readonly MacroTold[]) {
  let from = 0
  return macros.map(({ look, percent }) => {
    const x = from
    from += percent
    return { look, x, width: Math.max(0, percent - GAP) }
  })
}

/** Where each of the ten glasses is drawn. */
const GLASSES = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180]

function WaterIntake({ overview: { overview: told, waterTargetMl } }: StatCardsProps) {
  const full = Math.round((told.waterMl / waterTargetMl) * GLASSES.length)
  return (
    <Stat id="water-intake" title="Water Intake">
      <p className="stat-figure">
        <b>{litres(told.waterMl)}</b> of {litres(waterTargetMl)} L
      </p>
      <svg className="stat-glasses" viewBox="0 0 200 24" aria-hidden="true">
        {GLASSES.map((x, nth) => (
          <path
            key={x}
            data-full={nth < full || undefined}
            transform={`translate(${x} 0)`}
            d="M2 2h16v13a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7Z"
          />
        ))}
      </svg>
      <p className="stat-words">
        {told.waterMl >= waterTargetMl
          ? 'You’ve had as much as is advised.'
          : `${litres(waterTargetMl - told.waterMl)} L to go.`}{' '}
        <Link to="/dashboard/daily-log" className="link">
          Add a glass
        </Link>
      </p>
    </Stat>
  )
}

const LEVELS = Object.keys(ACTIVITY_LEVELS)

function Activity({ overview: { overview: told, activity, activityLevel, place } }: StatCardsProps) {
  const level = LEVELS.indexOf(activityLevel)
  const minutes = told.activeMinutes
  const when = place.view === 'today' ? 'today' : 'a day'
  return (
    <Stat id="activity-level" title="Activity Level">
      <p className="stat-figure">
        <b>{activity.name}</b>
      </p>
      <svg className="stat-levels" viewBox="0 0 200 24" aria-hidden="true">
        {LEVELS.map((name, nth) => (
          <rect
            key={name}
            data-full={nth <= level || undefined}
            x={nth * 41}
            y={16 - nth * 4}
            width={36}
            height={8 + nth * 4}
            rx={3}
          />
        ))}
      </svg>
      <p className="stat-words">
        {minutes === 0 ? `No activity logged ${when}.` : `${minutes} active minutes ${when}.`}{' '}
        <Link to="/dashboard/daily-log" className="link">
          Add activity
        </Link>
      </p>
    </Stat>
  )
}
