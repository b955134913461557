import { ButtonLink } from '#kit/button.tsx'
import type { ForOpenDays } from '../today-view.ts'
import { OfferedDishes } from './offered-dishes.tsx'

/** Dinners for the days of the week that have none. */
export function ForOpenDaysPart({ forOpenDays: { words, dishes, plan, action } }: { forOpenDays: ForOpenDays }) {
  return (
    <section className="own-day-part" aria-labelledby="own-open-days">
      <div className="own-day-bar">
        <h2 id="own-open-days">For the days that are open</h2>
        <ButtonLink to={plan} variant="text" iconEnd="arrow-right">
          {action}
        </ButtonLink>
      </div>
      <p className="mt-2 text-ink-2">{words}</p>
      <OfferedDishes dishes={dishes} />
    </section>
  )
}
