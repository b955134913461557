import type { MealRow } from '#modules/planner/meals.ts'
import type { When } from './add-meal.tsx'

interface WhenFieldsProps {
  meals: readonly MealRow[]
  when: When
  onChange: (when: When) => void
}

/** Into which meal, and at what time. */
export function WhenFields({ meals, when, onChange }: WhenFieldsProps) {
  return (
    <div className="add-when">
      <select
        className="input"
        aria-label="Meal"
        value={when.meal}
        onChange={event => onChange({ ...when, meal: event.target.value })}
      >
        {meals.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <input
        type="time"
        className="input"
        aria-label="Time"
        value={when.time ?? ''}
        onChange={event => onChange({ ...when, time: event.target.value || null })}
      />
    </div>
  )
}
