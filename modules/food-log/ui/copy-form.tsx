import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayText } from '#modules/calendar/words.ts'
import type { DiaryEntry } from '../diary.ts'
import { copied } from '../entry-acts.ts'
import { useLog } from './log-context.ts'

interface CopyFormProps {
  readonly entries: readonly DiaryEntry[]
  readonly title: string
  readonly onClose: () => void
}

const DAYS_OFFERED = 14

/** One entry, a meal or a day, to as many days as are ticked, to the same meal or another. */
export function CopyForm({ entries, title, onClose }: CopyFormProps) {
  const { diary, day, today, meals } = useLog()
  const [error, setError] = useState(false)
  const from = entries[0]?.day ?? day
  const [latest = day] = [day, today].toSorted().reverse()
  const first = addDays(latest, -DAYS_OFFERED / 2)
  const isOneMeal = new Set(entries.map(({ meal }) => meal)).size === 1
  // A whole day is not wanted twice on that day; one meal of it may be another meal too.
  const offered = Array.from({ length: DAYS_OFFERED + 1 }, (_, nth) => addDays(first, nth)).filter(
    each => isOneMeal || each !== from,
  )
  const copy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const days = form.getAll('day').map(each => String(each) as Day)
    if (days.length === 0) return setError(true)
    const meal = String(form.get('meal') ?? '')
    const to = days.length === 1 && days[0] ? dayText(days[0], today) : `${days.length} days`
    diary.act(copied(diary.entries, entries, { days, ...(meal && { meal }) }, randomId), `Copied to ${to}`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="log-form" onSubmit={copy}>
        <fieldset className="log-days">
          <legend className="field-label">To which days?</legend>
          {offered.map(each => (
            <label key={each}>
              <input type="checkbox" name="day" value={each} onChange={() => setError(false)} />
              <span>{dayText(each, today)}</span>
            </label>
          ))}
        </fieldset>
        {error ? (
          <p className="field-error" role="alert">
            Choose a day.
          </p>
        ) : null}
        {isOneMeal ? (
          <label className="field">
            <span className="field-label">Meal</span>
            <select name="meal" className="input" defaultValue={entries[0]?.meal}>
              {meals.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Button type="submit">Copy</Button>
      </form>
    </Dialog>
  )
}
