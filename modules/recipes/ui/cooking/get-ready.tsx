import type { ReactNode } from 'react'
import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import type { CareId } from '#modules/nutrition/advice/care.ts'
import type { CookedDish } from '../../cooking/kitchen.ts'
import type { LineView } from '../../recipe-view.ts'
import { MOST_SERVINGS } from '../ingredient-list.tsx'
import { CareNotes } from './care-notes.tsx'
import { NeededLines } from './needed-lines.tsx'

interface GetReadyProps {
  dish: CookedDish
  lines: readonly LineView[]
  steps: number
  /** What is advised before anything else. */
  care: readonly CareId[]
  onTick: (line: number) => void
  onServings: (servings: number) => void
  /** What is asked once: sound, and whether it should listen. */
  children: ReactNode
}

/** Before the first step: for how many, and what must be at hand. */
export function GetReady({ dish, lines, steps, care, onTick, onServings, children }: GetReadyProps) {
  const { serves, servings, ticked, time } = dish
  return (
    <div className="cook-ready">
      <p className="cook-facts">
        {steps} {steps === 1 ? 'step' : 'steps'}
        {time ? `, ${time}` : ''}.
      </p>
      <CareNotes care={care} />
      <div className="cook-servings">
        <b>Cooking for</b>
        <QuantityStepper
          label="Servings"
          value={servings}
          max={Math.max(MOST_SERVINGS, serves)}
          onChange={onServings}
          size="small"
        />
      </div>
      {servings === serves ? null : (
        <p className="cook-hint">
          Written for {serves}. Every amount is scaled, in the steps as well; tins, trays and numbers of pieces are not,
          and a fuller pan may take a few minutes longer.
        </p>
      )}
      <div className="cook-settings-asked">{children}</div>
      <h3>
        Have it ready
        <span>
          {ticked.length} of {lines.length}
        </span>
      </h3>
      <NeededLines dish={dish} lines={lines} places={lines.map((_, place) => place)} onTick={onTick} />
    </div>
  )
}
