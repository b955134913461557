import { useState } from 'react'
import { Chip, ChipGroup } from '#kit/chip.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { servingsInWords, servingsText } from '#modules/planner/portion-words.ts'
import { saidOfId } from '#modules/planner/said-words.ts'
import { DishMarks } from '#modules/planner/ui/dish-marks.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { AddToLog } from './add-to-log.tsx'
import { useLog } from './log-context.ts'
import { portionsFor } from './planned-sheet.tsx'
import { litresOf, useWater } from './use-water.ts'

/** What somebody says of something planned. */
export interface Said {
  readonly isTicked: boolean
  readonly quarters: number
}

interface PlannedLineProps {
  readonly planned: PlannedEntry
  readonly name: string
  readonly time: string
  readonly said: Said
  readonly kcal: number | null
  readonly onSay: (change: Partial<Said>) => void
}

export function PlannedLine({ planned, name, time, said, kcal, onSay }: PlannedLineProps) {
  const { meals, said: all } = useLog()
  const meal = meals.find(({ key }) => key === planned.meal)?.name ?? planned.meal
  return (
    <li className="log-evening-item" data-ticked={said.isTicked || undefined}>
      <label>
        <input
          type="checkbox"
          checked={said.isTicked}
          onChange={event => onSay({ isTicked: event.currentTarget.checked })}
        />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <small>
            {meal}, {said.isTicked ? time : 'skipped'}
          </small>{' '}
          <DishMarks said={saidOfId(all, planned.id)} inline />
        </span>
        {kcal === null ? null : (
          <span className="log-figure">
            <Energy kcal={Math.round(kcal)} />
          </span>
        )}
      </label>
      {said.isTicked ? (
        <ChipGroup label={`How much of ${name}`}>
          {portionsFor(planned.quarters).map(each => (
            <Chip key={each} pressed={each === said.quarters} onPress={() => onSay({ quarters: each })}>
              <span aria-hidden="true">{servingsText(each)}</span>{' '}
              <span className="sr-only">{servingsInWords(each)}</span>
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
    </li>
  )
}

/** What was had besides is logged at once, each with an Undo of its own. */
export function AnythingElse() {
  const { goals } = useLog()
  const { drunkMl, glass, drink } = useWater()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <h3 className="mt-5 text-h4">Anything else?</h3>
      <div className="log-evening-more">
        <span>Water</span> <span>{litresOf(drunkMl, goals.waterMl)}</span>
        <IconButton icon="plus" quiet label={`Add ${glass} ml of water`} onClick={() => drink(glass)} />
      </div>
      <div className="log-evening-more">
        <span>Something not planned</span>
        <IconButton icon="plus" quiet label="Add something not planned" onClick={() => setAdding(true)} />
      </div>
      {isAdding ? <AddToLog meal={null} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
