import { NOT_KNOWN } from '#modules/nutrition/intake/known-text.ts'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { DayFigure, DayFigures } from '../today-view.ts'

/** What was eaten, and what the day gives with all that is planned. */
export function DayFiguresCard({ figures }: { figures: DayFigures }) {
  const { eatenKcal, plannedKcal, goalKcal, nutrients } = figures
  const all = eatenKcal + plannedKcal
  const most = Math.max(goalKcal, all, 1)
  return (
    <section className="own-day-figures" aria-labelledby="own-figures">
      <h2 id="own-figures" className="text-small text-ink-2">
        Eaten so far
      </h2>
      <p className="own-day-sum">
        <b>
          <Energy kcal={eatenKcal} />
        </b>{' '}
        of <Energy kcal={goalKcal} />
        {plannedKcal > 0 ? (
          <>
            , <Energy kcal={all} /> with what is planned
          </>
        ) : null}
      </p>
      <svg className="own-day-energy" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="own-day-planned" width={(100 * all) / most} height="4" />
        <rect className="own-day-eaten" width={(100 * eatenKcal) / most} height="4" />
      </svg>
      <h3 className="mt-5 text-small font-normal text-ink-2">Today, planned included</h3>
      <ul>
        {nutrients.map(each => (
          <Nutrient key={each.name} of={each} />
        ))}
      </ul>
    </section>
  )
}

function Nutrient({ of: { name, amount, of, unit, percent, isMet } }: { of: DayFigure }) {
  return (
    <li>
      <span>{name}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="own-day-eaten" width={percent} height="4" />
      </svg>
      <span>
        <b>{amount}</b> / {of} {unit}
        {amount === NOT_KNOWN ? <span className="sr-only">, not known</span> : null}
      </span>{' '}
      <span data-met={isMet}>{isMet ? 'met' : 'to come'}</span>
    </li>
  )
}
