import { useEffect, useRef } from 'react'
import { ButtonLink } from '#kit/button.tsx'
import { KEEPING } from '#modules/nutrition/advice/keeping.ts'
import type { CookedDish } from '../../cooking/kitchen.ts'
import { isOwnId } from '../../saved/recipe-marks.ts'
import { RatingStars } from '../saved/rate-recipe.tsx'
import { SaveButton } from '../saved/recipe-actions.tsx'
import { afterCooking } from './after-cooking.ts'

/** After the last step: what somebody who has cooked may want to do while it is on the table. */
export function CookedPage({ dish: { path, name, servings, notes } }: { dish: CookedDish }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const id = path.slice(path.lastIndexOf('/') + 1)
  return (
    <div className="cook-ready cook-done">
      <h3 ref={title} tabIndex={-1}>
        Cooked
      </h3>
      <p className="cook-facts">
        {name}, for {servings}. Clocks that still run go on, wherever you look next.
      </p>
      <div className="cook-done-acts">
        {afterCooking(path) ?? (
          // Its page has not been open since this tab was loaded.
          <ButtonLink to={path} variant="secondary">
            Log it from its recipe
          </ButtonLink>
        )}
        {isOwnId(id) ? <SaveButton id={id} /> : null}
      </div>
      {notes ? (
        <section aria-labelledby="cooked-left" className="cook-left">
          <h4 id="cooked-left">What is left</h4>
          <ul>
            {notes.keeping.map(each => (
              <li key={each}>{KEEPING[each].sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {isOwnId(id) ? (
        <div className="cook-done-stars">
          <b id="cooked-rate">How was it?</b>
          <RatingStars id={id} labelledBy="cooked-rate" />
        </div>
      ) : null}
    </div>
  )
}
