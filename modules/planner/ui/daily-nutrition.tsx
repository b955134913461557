import { Card } from '#kit/card.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { shortFigure, targetFigure } from '#modules/nutrition/figure-text.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { weekdayText } from '../entry-words.ts'
import { totalsOf } from '../totals.ts'
import { usePlanner } from './plan-context.ts'

const MACROS = [
  { key: 'proteinG', name: 'Protein', look: 'protein' },
  { key: 'carbohydrateG', name: 'Carbohydrate', look: 'carbohydrate' },
  { key: 'fatG', name: 'Fat', look: 'fat' },
] as const

/** What the plan of a day gives, beside the targets that every other page holds a day beside. */
export function DailyNutrition({ day }: { day: Day }) {
  const { plan, goalKcal, macros } = usePlanner()
  const totals = totalsOf(plan.entries, day, plan.figures)
  const intake = wholeDay(totals.intake)
  const kcal = Math.round(figureOf(intake, 'energyKcal').amount)
  const left = Math.max(0, goalKcal - totals.keptKcal)
  const isPart = totals.unknown.length > 0 || knowledgeOf(figureOf(intake, 'energyKcal')) !== 'known'
  return (
    <Card className="plan-nutrition" aria-labelledby="daily-nutrition">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="daily-nutrition" className="text-h3">
          Daily Nutrition
        </h2>
        <span className="text-small text-ink-3">{weekdayText(day)}</span>
      </div>
      <p className="plan-nutrition-sum">
        <b>{kcal.toLocaleString('en-GB')}</b> of {left.toLocaleString('en-GB')} kcal
      </p>
      <progress
        className="plan-bar"
        aria-label="Calories"
        value={Math.min(kcal, Math.max(left, 1))}
        max={Math.max(left, 1)}
        aria-valuetext={`${shortFigure(kcal, 0)} of ${shortFigure(left, 0)} kcal`}
      />
      {MACROS.map(({ key, name, look }) => {
        const grams = Math.round(figureOf(intake, key).amount)
        const goal = macros[key]
        return (
          <div key={key} className="plan-macro">
            <p>
              <span>
                <i className={`plan-swatch plan-${look}`} aria-hidden="true" /> {name}
              </span>{' '}
              <span>
                <b>{shortFigure(grams, 0)} g</b> of {targetFigure(goal)} g
              </span>
            </p>
            <progress
              className={`plan-bar plan-bar-${look}`}
              aria-label={name}
              value={Math.min(grams, goal)}
              max={goal}
              aria-valuetext={`${shortFigure(grams, 0)} of ${targetFigure(goal)} g`}
            />
          </div>
        )
      })}
      {isPart ? (
        <p className="mt-3 text-small text-ink-3">
          At least: {totals.unknown.length === 0 ? 'not every figure is known' : unknownText(totals.unknown.length)}.
        </p>
      ) : null}
    </Card>
  )
}

const unknownText = (count: number) =>
  count === 1 ? 'nobody knows what one of the meals gives' : `nobody knows what ${count} of the meals give`
