import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import { entryName, weekdayText } from '../entry-words.ts'
import { isKeptInFridge, mayBeKept } from '../keeping.ts'
import { newEntry } from '../new-entry.ts'
import type { Planned } from '../plan.ts'
import type { AddPanelProps } from './add-sheet.tsx'
import { usePlanner } from './plan-context.ts'

function useAdding({ cell, onDone }: AddPanelProps) {
  const { plan } = usePlanner()
  return (what: Planned, words: string) => {
    plan.edit({ put: [newEntry(plan.entries, cell, what, randomId())], removed: [] }, words)
    onDone()
  }
}

/** What is cooked on the days before, of which something may be kept. */
export function LeftoverChoices(props: AddPanelProps) {
  const { plan } = usePlanner()
  const add = useAdding(props)
  const { day } = props.cell
  const cooks = plan.entries
    .filter(cook => cook.what.kind === 'dish' && cook.what.grams === null && mayBeKept(plan, cook, props.cell))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
  if (cooks.length === 0) return <p className="mt-4">Nothing that is cooked before this would keep until then.</p>
  return (
    <ul className="plan-found">
      {cooks.map(cook => {
        const name = entryName(plan.entries, cook, plan.dishes)
        return (
          <li key={cook.id}>
            <button
              type="button"
              className="plan-found-item"
              onClick={() => add({ kind: 'leftovers', of: cook.id }, `${name} kept for ${weekdayText(day)}`)}
            >
              <span className="plan-found-words">
                <span className="plan-found-name">{name}</span>{' '}
                <span className="text-small text-ink-3">
                  Cooked on {weekdayText(cook.day)}
                  {isKeptInFridge(plan, cook, props.cell) ? '' : ', from the freezer'}
                </span>
              </span>
              <Icon name="plus" className="text-leaf" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A meal that somebody else cooks, and the energy that the day keeps free for it. */
export function EatingOutForm(props: AddPanelProps) {
  const add = useAdding(props)
  const [words, setWords] = useState('')
  const [kept, setKept] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const keptKcal = kept.trim() === '' ? null : Number(kept)
    if (keptKcal !== null && !(Number.isInteger(keptKcal) && keptKcal >= 0 && keptKcal <= 5000))
      return setError('A whole number up to 5,000, or nothing.')
    add({ kind: 'eating-out', words: words.trim(), keptKcal }, `Eating out on ${weekdayText(props.cell.day)}`)
  }
  return (
    <form className="mt-4 grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label="Where, or with whom"
        optional
        maxLength={300}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <TextField
        label="Keep free, in kcal"
        optional
        inputMode="numeric"
        hint="Leave room in the day for it. What you eat out isn’t counted."
        value={kept}
        error={error}
        onChange={event => setKept(event.target.value)}
      />
      <Button type="submit">Add</Button>
    </form>
  )
}

export function NoteForm(props: AddPanelProps) {
  const add = useAdding(props)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return setError('A note needs words.')
    add({ kind: 'note', words: words.trim() }, 'Note added')
  }
  return (
    <form className="mt-4 grid gap-4" onSubmit={submit} noValidate>
      <TextArea
        label="Note"
        maxLength={300}
        value={words}
        error={error}
        onChange={event => setWords(event.target.value)}
      />
      <Button type="submit">Add</Button>
    </form>
  )
}
