import { type FormEvent, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { MealRow } from '../meals.ts'
import { usePlanner } from './plan-context.ts'

/** What a meal is called in a plan: letters and figures of its name. */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

/** Usual times of the meals, and meals of one's own. */
export function MealsForm() {
  const { plan, meals } = usePlanner()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const setTime = (meal: MealRow, place: number, time: string) =>
    plan.set(
      [{ name: 'meal', key: meal.key, value: { name: meal.name, time: time === '' ? null : time, place } }],
      time === '' ? `${meal.name} at no usual time` : `${meal.name} at ${time}`,
    )
  const add = (event: FormEvent) => {
    event.preventDefault()
    const key = keyOf(name)
    if (key === '') return setError('Give it a name.')
    if (meals.some(meal => meal.key === key)) return setError('There is a meal of that name already.')
    plan.set(
      [{ name: 'meal', key, value: { name: name.trim(), time: null, place: meals.length } }],
      `${name.trim()} added`,
    )
    setName('')
    setError(null)
  }
  return (
    <>
      <ul className="plan-menu">
        {meals.map((meal, place) => (
          <li key={meal.key} className="flex items-center gap-3 py-2">
            <TextField
              label={meal.name}
              type="time"
              className="grow"
              value={meal.time ?? ''}
              onChange={event => setTime(meal, place, event.target.value)}
            />
            {meal.isOwn ? (
              <button
                type="button"
                className="icon-button"
                aria-label={`Delete ${meal.name}`}
                onClick={() => plan.set([{ name: 'meal', key: meal.key, value: null }], `${meal.name} deleted`)}
              >
                <Icon name="trash" size={18} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <form className="mt-4 flex items-end gap-3" onSubmit={add} noValidate>
        <TextField
          label="A meal of your own"
          className="grow"
          maxLength={40}
          value={name}
          error={error}
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
    </>
  )
}
