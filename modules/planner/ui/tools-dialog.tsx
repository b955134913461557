import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Icon } from '#kit/icon.tsx'
import { TextField } from '#kit/text-field.tsx'
import { addDays } from '#modules/calendar/day.ts'
import { copied, removed } from '../plan-edits.ts'
import { DAYS_SHOWN, type PlannerPlace, placeSearch } from '../planner-address.ts'
import { type Opened, usePlanner } from './plan-context.ts'
import { PlanIcon } from './plan-icon.tsx'

interface ToolsDialogProps {
  place: PlannerPlace
  onOpen: (what: Opened | null) => void
  onClose: () => void
}

/** What is done with a whole week. */
export function ToolsDialog({ place, onClose }: ToolsDialogProps) {
  const { plan, days } = usePlanner()
  const week = plan.entries.filter(({ day }) => days.includes(day))
  const does = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="This week">
      <ul className="plan-menu">
        <li>
          <button
            type="button"
            className="plan-menu-item"
            disabled={week.length === 0}
            onClick={does(() => {
              const copies = week.map(entry => ({ entry, day: addDays(entry.day, DAYS_SHOWN) }))
              plan.edit(copied(plan.entries, copies, randomId), 'Copied to the week after')
            })}
          >
            <PlanIcon name="copy" /> Copy to the week after
          </button>
        </li>
        <li>
          <button type="button" className="plan-menu-item" onClick={does(() => window.print())}>
            <Icon name="printer" /> Print this week
          </button>
        </li>
        <li>
          <button
            type="button"
            className="plan-menu-item text-tomato"
            disabled={week.length === 0}
            onClick={does(() =>
              plan.edit(
                removed(
                  plan.entries,
                  week.map(({ id }) => id),
                ),
                'The week is empty',
              ),
            )}
          >
            <Icon name="trash" /> Empty this week
          </button>
        </li>
      </ul>
      <StartForm place={place} onDone={onClose} />
    </Dialog>
  )
}

/** Seven days from any date. */
function StartForm({ place, onDone }: { place: PlannerPlace; onDone: () => void }) {
  const navigate = useNavigate()
  const [from, setFrom] = useState<string>(place.from)
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (from === '') return
    const search = placeSearch({ from: from as PlannerPlace['from'], ...(place.view && { view: place.view }) })
    void navigate({ search }, { preventScrollReset: true })
    onDone()
  }
  return (
    <form className="mt-5 flex items-end gap-3" onSubmit={go}>
      <TextField
        label="Show seven days from"
        type="date"
        value={from}
        onChange={event => setFrom(event.target.value)}
        className="grow"
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
