import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { nextPlace } from '#modules/planner/plan-edits.ts'
import { quickEntry } from '../quick-entry.ts'
import { clockNow } from './clock-now.ts'
import { useLog } from './log-context.ts'

/** Something by its name and calories alone: all else of it is not known. */
export function AddQuick({ meal, onClose }: { meal: string | null; onClose: () => void }) {
  const { diary, day, today, meals } = useLog()
  const [error, setError] = useState<string | null>(null)
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const of = (name: string) => String(form.get(name) ?? '').trim()
    const kcal = Number(of('kcal').replace(',', '.'))
    if (!(kcal > 0 && kcal <= 10_000)) return setError('How many calories? From 1 to 10,000.')
    const cell = { day, meal: of('meal') }
    const name = of('name') || 'Quick add'
    const at = {
      id: randomId(),
      ...cell,
      place: nextPlace(diary.entries, cell),
      time: day === today ? clockNow() : null,
    }
    const entry = quickEntry(at, name, { energyKcal: kcal })
    diary.act({ diary: { put: [entry], removed: [] } }, `${name} added`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Add Meal">
      <form className="log-form" onSubmit={keep} noValidate>
        <TextField label="What it was" name="name" optional maxLength={200} autoComplete="off" />
        <TextField label="Calories (kcal)" name="kcal" inputMode="decimal" autoComplete="off" error={error} />
        <label className="field">
          <span className="field-label">Meal</span>
          <select name="meal" className="input" defaultValue={meal ?? 'snack'}>
            {meals.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">Add</Button>
      </form>
    </Dialog>
  )
}
