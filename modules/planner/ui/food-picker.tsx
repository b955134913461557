import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { TextField } from '#kit/text-field.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { weekdayText } from '../entry-words.ts'
import { newDishEntry } from '../new-entry.ts'
import { foodOfWeight } from '../packed-dish.ts'
import type { PlanDish } from '../plan-dish.ts'
import { NOTHING_SAID } from '../said-words.ts'
import type { AddPanelProps } from './add-sheet.tsx'
import { AdviceOfDish, DishMarks } from './dish-marks.tsx'
import { usePlanner } from './plan-context.ts'
import { AWAY, useChoices } from './use-choices.ts'

const MOST_G = 5_000

/** A single food with its weight: an apple, a slice of bread. */
export function FoodPicker({ cell, onDone }: AddPanelProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<PlanDish | null>(null)
  const asked = words.trim() === '' ? '' : `?${new URLSearchParams({ of: 'foods', day: cell.day, q: words })}`
  const { found, state } = useChoices(asked)
  if (chosen) return <WeightForm cell={cell} dish={chosen} onDone={onDone} onBack={() => setChosen(null)} />
  return (
    <>
      <SearchField
        label="Search foods"
        placeholder="Apple, bread, yogurt"
        className="mt-4"
        value={words}
        onChange={event => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <ul className="plan-found">
        {found.map(dish => (
          <li key={dish.ref.id}>
            <button type="button" className="plan-found-item" onClick={() => setChosen(dish)}>
              <span className="plan-found-words">
                <span className="plan-found-name">{dish.name}</span>{' '}
                <span className="text-small text-ink-3">
                  {dish.kcal === null ? 'Energy unknown' : <Energy kcal={dish.kcal} />} in 100 g
                </span>
                <DishMarks said={{ ...NOTHING_SAID, advised: dish.advised ?? [] }} inline />
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
      {state === 'away' ? <p className="mt-3 text-small">{AWAY}</p> : null}
      {state === 'there' && asked !== '' && found.length === 0 ? (
        <p className="mt-3">We know no food of that name.</p>
      ) : null}
    </>
  )
}

function WeightForm({ cell, dish, onDone, onBack }: AddPanelProps & { dish: PlanDish; onBack: () => void }) {
  const { plan } = usePlanner()
  const [typed, setTyped] = useState('100')
  const [error, setError] = useState<string | null>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const grams = Number(typed)
    if (!(Number.isInteger(grams) && grams >= 1 && grams <= MOST_G))
      return setError('From 1 g to 5,000 g, in whole grams.')
    const weighed = foodOfWeight(dish, grams)
    const entry = newDishEntry(plan.entries, cell, weighed, randomId())
    plan.edit({ put: [entry], removed: [] }, `${dish.name} added to ${weekdayText(cell.day)}`, [weighed])
    onDone()
  }
  return (
    <form className="mt-4 grid gap-4" onSubmit={add} noValidate>
      <TextField
        label={`How much ${dish.name.toLowerCase()}, in g`}
        inputMode="numeric"
        value={typed}
        error={error}
        onChange={event => setTyped(event.target.value)}
      />
      <AdviceOfDish advised={dish.advised ?? []} />
      <div className="flex gap-3">
        <Button type="submit">Add</Button>
        <Button variant="text" onClick={onBack}>
          Another food
        </Button>
      </div>
    </form>
  )
}
