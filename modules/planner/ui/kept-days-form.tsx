import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { TextField } from '#kit/text-field.tsx'
import { addDays, type Day, daysBetween, isDay } from '#modules/calendar/day.ts'
import { keptDays, laid } from '../kept-days.ts'
import { MOST_IN_A_CHANGE, MOST_KEPT_DAYS } from '../plan-limits.ts'
import { settingsOf } from '../plan-settings.ts'
import { DAYS_SHOWN, type PlannerPlace } from '../planner-address.ts'
import { weekText } from '../week-words.ts'
import { usePlanner } from './plan-context.ts'

interface KeptDaysProps {
  place: PlannerPlace
  onDone: () => void
}

/** This week under a name, and what was kept before, to be laid on a range of days. */
export function KeptDaysForm({ place, onDone }: KeptDaysProps) {
  const { plan } = usePlanner()
  const kept = [...settingsOf(plan.settings, 'kept-days')]
  const [chosen, setChosen] = useState<string | null>(null)
  const [from, setFrom] = useState<string>(place.from)
  const [to, setTo] = useState<string>(addDays(place.from, DAYS_SHOWN - 1))
  const value = kept.find(([key]) => key === chosen)?.[1]
  const problem = value ? rangeProblem(from, to) : null
  const lay = (event: FormEvent) => {
    event.preventDefault()
    if (!value || problem) return
    plan.edit(
      laid(plan.entries, value, from as Day, to as Day, randomId),
      `${value.name} laid on ${weekText(from as Day, to as Day)}`,
    )
    onDone()
  }
  return (
    <>
      <NameForm place={place} onDone={onDone} />
      {kept.length > 0 ? <h3 className="mt-6 text-h4">Saved days</h3> : null}
      <ul className="plan-menu">
        {kept.map(([key, { name, days }]) => (
          <li key={key} className="flex items-center">
            <button
              type="button"
              className="plan-menu-item"
              aria-expanded={chosen === key}
              onClick={() => setChosen(chosen === key ? null : key)}
            >
              {name} <span className="text-small text-ink-3">{days === 1 ? '1 day' : `${days} days`}</span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Delete ${name}`}
              onClick={() => plan.set([{ name: 'kept-days', key, value: null }], `${name} deleted`)}
            >
              <Icon name="trash" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {value ? (
        <form className="mt-4 grid gap-4" onSubmit={lay} noValidate>
          <TextField label="From" type="date" value={from} onChange={event => setFrom(event.target.value)} />
          <TextField label="To" type="date" value={to} error={problem} onChange={event => setTo(event.target.value)} />
          <Button type="submit">Use {value.name} here</Button>
        </form>
      ) : null}
    </>
  )
}

function NameForm({ place, onDone }: KeptDaysProps) {
  const { plan, days } = usePlanner()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const isEmpty = !plan.entries.some(({ day }) => days.includes(day))
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Give it a name.')
    const value = keptDays(name.trim(), plan.entries, place.from, DAYS_SHOWN)
    plan.set([{ name: 'kept-days', key: randomId(), value }], `Kept as ${value.name}`)
    onDone()
  }
  if (isEmpty) return null
  return (
    <form className="grid gap-4" onSubmit={keep} noValidate>
      <TextField
        label="Keep this week under a name"
        maxLength={200}
        value={name}
        error={error}
        onChange={event => setName(event.target.value)}
      />
      <Button type="submit">Keep</Button>
    </form>
  )
}

/** Four meals for each day of the longest range are less than one change may hold. */
function rangeProblem(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Please choose two dates.'
  if (to < from) return 'The range ends before it begins.'
  return daysBetween(from, to) >= Math.min(MOST_KEPT_DAYS, MOST_IN_A_CHANGE) ? 'Up to 31 days at a time.' : null
}
