import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { weekdayText } from '#modules/planner/entry-words.ts'
import { nextPlace } from '#modules/planner/plan-edits.ts'
import { isPlanDay } from '#modules/planner/plan-limits.ts'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { DiaryEntry } from '../diary.ts'
import { copied, reordered, resized } from '../entry-acts.ts'
import { eatenName, eatenPath, gaveOf } from '../entry-look.ts'
import { removal } from '../from-plan.ts'
import { useLog } from './log-context.ts'

/** Up to the third decimal, without what is not there: '1.5', '64'. */
const typedAs = (value: number) => String(Math.round(value * 1000) / 1000)

/** How the amount of an entry is typed: as it was said, else in grams, else as how often. */
function amountOf({ amount: { times, grams, measure } }: DiaryEntry): {
  readonly value: number
  readonly unit: string
} {
  if (measure) return { value: measure.count, unit: measure.unit }
  return grams === null ? { value: times, unit: 'times' } : { value: grams, unit: 'g' }
}

const typedNumber = (text: string) => Number(text.trim().replace(',', '.'))

/** All that can be done with something that was eaten. Opening it changes nothing. */
export function EntrySheet({ entry, onClose }: { entry: DiaryEntry; onClose: () => void }) {
  const { diary, show } = useLog()
  const name = eatenName(entry)
  const path = eatenPath(entry)
  const does = (act: () => void) => () => {
    act()
    onClose()
  }
  const copy = copied(diary.entries, [entry], { days: [entry.day] }, randomId)
  return (
    <Dialog open onClose={onClose} title={name}>
      <ChangeForm entry={entry} name={name} onDone={onClose} />
      <div className="log-sheet-more">
        {path ? (
          <Link to={path} className="button button-text button-small">
            Open recipe
          </Link>
        ) : null}
        <Button
          variant="text"
          size="small"
          onClick={() => show({ kind: 'copy', entries: [entry], title: `Copy ${name}` })}
        >
          Copy to other days
        </Button>
        <Button variant="text" size="small" onClick={does(() => diary.act(copy, `${name} is there twice`))}>
          Duplicate
        </Button>
        <Button
          variant="text"
          size="small"
          onClick={() => diary.act(reordered(diary.entries, entry, -1), `${name} moved up`)}
        >
          Move up
        </Button>
        <Button
          variant="text"
          size="small"
          onClick={() => diary.act(reordered(diary.entries, entry, 1), `${name} moved down`)}
        >
          Move down
        </Button>
        <Button
          variant="text"
          size="small"
          icon="trash"
          onClick={does(() => diary.act(removal(diary, [entry.id]), `${name} removed`))}
        >
          Remove
        </Button>
      </div>
    </Dialog>
  )
}

function ChangeForm({ entry, name, onDone }: { entry: DiaryEntry; name: string; onDone: () => void }) {
  const { diary, meals } = useLog()
  const { value, unit } = amountOf(entry)
  const [amount, setAmount] = useState(typedAs(value))
  const [error, setError] = useState<string | null>(null)
  const mealId = useId()
  const typed = typedNumber(amount)
  const kcal = gaveOf(entry, 'energyKcal')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const of = (field: string) => String(form.get(field) ?? '')
    if (!(typed > 0)) return setError('More than nothing, please.')
    const day = isPlanDay(of('day')) ? (of('day') as Day) : entry.day
    const cell = { day, meal: of('meal') }
    const isMoved = cell.day !== entry.day || cell.meal !== entry.meal
    const times = typed === Number(typedAs(value)) ? entry.amount.times : (entry.amount.times * typed) / value
    const next = {
      ...resized(entry, times),
      ...cell,
      time: of('time') || null,
      place: isMoved ? nextPlace(diary.entries, cell) : entry.place,
    }
    const mealName = meals.find(({ key }) => key === cell.meal)?.name.toLowerCase() ?? cell.meal
    const where = cell.day === entry.day ? mealName : `${weekdayText(cell.day)}’s ${mealName}`
    diary.act({ diary: { put: [next], removed: [] } }, isMoved ? `${name} moved to ${where}` : `${name} changed`)
    onDone()
  }
  return (
    <form className="log-form" onSubmit={save} noValidate>
      <TextField
        label={`Amount (${unit === 'g' ? 'grams' : unit === 'serving' ? 'servings' : unit})`}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={error}
        hint={kcal !== null && typed > 0 ? <Energy kcal={Math.round((kcal * typed) / value)} /> : undefined}
        onChange={event => {
          setAmount(event.currentTarget.value)
          setError(null)
        }}
      />
      <TextField label="Time" type="time" name="time" optional defaultValue={entry.time ?? ''} />
      <div className="field">
        <label className="field-label" htmlFor={mealId}>
          Meal
        </label>
        <select id={mealId} name="meal" className="input" defaultValue={entry.meal}>
          {meals.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <TextField label="Day" type="date" name="day" required defaultValue={entry.day} />
      <Button type="submit">Save</Button>
    </form>
  )
}
