import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { leftoversOf, servedQuarters } from '../cooked.ts'
import { entryName, weekdayText } from '../entry-words.ts'
import { isKeptInFridge, MOST_FROZEN_DAYS, mayBeKept } from '../keeping.ts'
import { newEntry } from '../new-entry.ts'
import type { PlannedEntry } from '../plan.ts'
import type { Cell } from '../plan-edits.ts'
import { servingsInWords } from '../portion-words.ts'
import { CellFields } from './cell-fields.tsx'
import { usePlanner } from './plan-context.ts'
import { PortionStepper } from './portion-stepper.tsx'

/** What is kept of a cook for a later meal. */
export function LeftoversForm({ entry, onDone }: { entry: PlannedEntry; onDone: () => void }) {
  const { plan, meals } = usePlanner()
  const keepsUntil = (day: Day) => meals.filter(({ key }) => mayBeKept(plan, entry, { day, meal: key }))
  const later = Array.from({ length: MOST_FROZEN_DAYS }, (_, index) => addDays(entry.day, index + 1)).filter(
    day => keepsUntil(day).length > 0,
  )
  const [chosen, setCell] = useState<Cell>({ day: later[0] ?? entry.day, meal: 'lunch' })
  const offered = keepsUntil(chosen.day)
  const meal = offered.find(({ key }) => key === chosen.meal) ?? offered[0]
  const cell = { ...chosen, meal: meal?.key ?? chosen.meal }
  const [quarters, setQuarters] = useState(4)
  const name = entryName(plan.entries, entry, plan.dishes)
  const kept = leftoversOf(plan.entries, entry.id)
  return (
    <>
      {kept.length > 0 ? (
        <ul className="mb-3 text-small">
          {kept.map(each => (
            <li key={each.id}>
              {servingsInWords(servedQuarters(each))} on {weekdayText(each.day)}
            </li>
          ))}
        </ul>
      ) : null}
      <CellFields
        label="Eaten on"
        days={later}
        dayText={day => `${weekdayText(day)} ${dateText(day)}`}
        meals={offered}
        cell={cell}
        onChange={setCell}
      />
      {isKeptInFridge(plan, entry, cell) ? null : (
        <p className="mt-2 text-small">
          The fridge keeps it for less: freeze it once it has cooled, and thaw it in time.
        </p>
      )}
      <PortionStepper label="Servings" quarters={quarters} least={1} most={40} by={1} onChange={setQuarters} />
      <Button
        className="mt-5"
        onClick={() => {
          const left = newEntry(plan.entries, cell, { kind: 'leftovers', of: entry.id }, randomId(), quarters)
          plan.edit({ put: [left], removed: [] }, `${name} kept for ${weekdayText(cell.day)}`)
          onDone()
        }}
      >
        Keep leftovers
      </Button>
    </>
  )
}
