import { Link } from 'react-router'
import { Card } from '#kit/card.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { NOT_KNOWN } from '#modules/nutrition/intake/known-text.ts'
import { isUnknown, type NutrientTold, REACHED_PERCENT } from '../overview.ts'
import type { ShownOverview } from '../shown-overview.ts'
import { SourcesList } from './sources-list.tsx'

const TREND = {
  more: { sign: '↗', words: 'more than the week before' },
  less: { sign: '↘', words: 'less than the week before' },
  'as before': { sign: '→', words: 'as in the week before' },
} as const

/** Nutrients beside what is advised; a bar is green from nine tenths on, and the words say the rest. */
export function NutrientGoals({ overview }: { overview: ShownOverview }) {
  const { nutrients } = overview.overview
  return (
    <Card className="overview-card" aria-labelledby="nutrient-goals">
      <div className="overview-card-head">
        <h2 id="nutrient-goals" className="text-h3">
          Nutrient goals
        </h2>
        <Link to="/dashboard/targets" className="button button-text button-small">
          Your targets
        </Link>
      </div>
      {nutrients.length === 0 ? (
        <p className="mt-3 text-small text-ink-2">
          Appears with your first meal in{' '}
          <Link to="/dashboard/daily-log" className="link">
            the daily log
          </Link>
          .
        </p>
      ) : (
        <ul className="goal-rows">
          {nutrients.map(nutrient => (
            <GoalRow key={nutrient.key} nutrient={nutrient} />
          ))}
        </ul>
      )}
      <p className="goal-foot">
        UK reference intakes.{' '}
        <Link to="/dashboard/nutrients" className="link">
          Your week in nutrients
        </Link>
      </p>
    </Card>
  )
}

function GoalRow({ nutrient }: { nutrient: NutrientTold }) {
  const { name, amount, isPart, target, unit, decimals, percent, trend, sources } = nutrient
  const figure = shortFigure(amount, decimals)
  const isNotKnown = isUnknown(nutrient, decimals)
  return (
    <li>
      <details className="goal-row">
        <summary>
          <span className="goal-name">{name}</span>{' '}
          <span className="goal-bar" data-reached={percent >= REACHED_PERCENT || undefined}>
            <progress value={Math.min(amount, target)} max={target} aria-label={name} />
          </span>{' '}
          <span className="goal-figure">
            <b>{isNotKnown ? NOT_KNOWN : figure}</b>
            {isPart && !isNotKnown ? '+' : ''} / {shortFigure(target, decimals)} {unit}
            {isPart ? <span className="sr-only">, {isNotKnown ? 'not known' : 'at least'}</span> : null}
          </span>{' '}
          <span className="goal-percent">
            {trend ? (
              <>
                <span aria-hidden="true">{TREND[trend].sign}</span>{' '}
                <span className="sr-only">{TREND[trend].words},</span>{' '}
              </>
            ) : null}
            {isNotKnown ? '' : `${shortFigure(percent, 0)} %`}
          </span>
        </summary>
        <SourcesList of={name.toLowerCase()} sources={sources} unit={unit} decimals={Math.max(decimals, 1)} />
      </details>
    </li>
  )
}
