import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { useToast } from '#kit/toast.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { dayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON, zoneNamed } from '#modules/calendar/zone.ts'
import type { DishRef } from '#modules/recipes/dish.ts'
import { guestsText } from '../entry-words.ts'
import { guestQuartersFor } from '../guest-quarters.ts'
import { mealsOf } from '../meals.ts'
import { newEntry } from '../new-entry.ts'
import type { Cell } from '../plan-edits.ts'
import { MOST_QUARTERS } from '../plan-limits.ts'
import { placeSearch } from '../planner-address.ts'
import { CellFields } from './cell-fields.tsx'
import { keepPlan } from './keep-plan.ts'
import { PortionStepper } from './portion-stepper.tsx'

export interface AddToPlanDialogProps {
  kind: DishRef['kind']
  id: string
  name: string
  people?: number | null
  answers?: string
  onClose: () => void
}

const DAYS_OFFERED = 14
/** Behind what is planned already, which this page does not know. */
const LAST_PLACE = 1_000
const NOT_ADDED = 'It could not be added. Please try again.'

/** Which day, which meal and how much of it. */
export default function AddToPlanDialog({ kind, id, name, people, answers, onClose }: AddToPlanDialogProps) {
  const { show } = useToast()
  const navigate = useNavigate()
  const [today] = useState(() =>
    dayIn(new Date(), zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? LONDON),
  )
  const [cell, setCell] = useState<Cell>({ day: today, meal: 'dinner' })
  const [quarters, setQuarters] = useState(4)
  const guestQuarters = guestQuartersFor(people, 0)
  const days = Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(today, index))

  async function add() {
    onClose()
    const what = { kind: 'dish', ref: { kind, id }, name, grams: null } as const
    const entry = { ...newEntry([], cell, what, randomId(), quarters), guestQuarters, place: LAST_PLACE }
    const waits = () => show({ message: 'It is kept here and added once there is a connection', tone: 'warning' })
    const settled = await keepPlan({ 'plan-changed': { put: [entry], removed: [] } }, [], waits)
    if (!settled.ok) return show({ message: settled.error ?? NOT_ADDED, tone: 'error', durationMs: 10_000 })
    const toPlan = () => void navigate(`/dashboard/meal-planner${placeSearch({ day: cell.day, answers })}`)
    show({
      message: `${name} added to ${dayText(cell.day, today)}`,
      action: { label: 'See the plan', onAction: toPlan },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to plan"
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void add()}>Add</Button>
        </>
      }
    >
      <p>{name}</p>
      <CellFields
        label="Day"
        days={days}
        dayText={day => capitalised(dayText(day, today))}
        meals={mealsOf([], [])}
        cell={cell}
        onChange={setCell}
      />
      <PortionStepper
        label="Servings"
        quarters={quarters}
        least={1}
        most={MOST_QUARTERS}
        by={1}
        onChange={setQuarters}
      />
      {guestQuarters > 0 ? (
        <p className="mt-2 text-small text-ink-2">
          And a serving each for {guestsText(guestQuarters)}, as you answered.
        </p>
      ) : null}
    </Dialog>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
