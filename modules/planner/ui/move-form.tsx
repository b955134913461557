import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { dateText } from '#modules/calendar/words.ts'
import { entryName, weekdayText } from '../entry-words.ts'
import type { PlannedEntry } from '../plan.ts'
import { moved, swapped } from '../plan-acts.ts'
import { type Cell, entriesOf, type PlanEdit } from '../plan-edits.ts'
import { CellFields } from './cell-fields.tsx'
import { usePlanner } from './plan-context.ts'

/** Where to: a day and a meal. What is there already may change places with it. */
export function MoveForm({ entry, onDone }: { entry: PlannedEntry; onDone: () => void }) {
  const { plan, days, meals } = usePlanner()
  const [cell, setCell] = useState<Cell>(entry)
  const { day, meal } = cell
  const there = entriesOf(plan.entries, cell).filter(({ id }) => id !== entry.id)
  const isHere = day === entry.day && meal === entry.meal
  const [other] = there
  const name = entryName(plan.entries, entry, plan.dishes)
  const mealName = meals.find(({ key }) => key === meal)?.name.toLowerCase() ?? meal
  const where = `${weekdayText(day)} ${mealName}`
  const does = (edit: PlanEdit, words: string) => {
    plan.edit(edit, words)
    onDone()
  }
  return (
    <>
      <CellFields
        label="Day"
        days={days}
        dayText={day => `${weekdayText(day)} ${dateText(day)}`}
        meals={meals}
        cell={cell}
        onChange={setCell}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          disabled={isHere}
          onClick={() => does(moved(plan.entries, entry.id, { day, meal }), `${name} moved to ${where}`)}
        >
          Move here
        </Button>
        {other && !isHere ? (
          <Button
            variant="secondary"
            onClick={() =>
              does(
                swapped(plan.entries, entry.id, other.id),
                `${name} and ${entryName(plan.entries, other, plan.dishes)} swapped`,
              )
            }
          >
            Swap with {entryName(plan.entries, other, plan.dishes)}
          </Button>
        ) : null}
      </div>
    </>
  )
}
