import type { Day } from '#modules/calendar/day.ts'
import type { MealRow } from '../meals.ts'
import type { Cell } from '../plan-edits.ts'
import { ChoiceList } from './choice-list.tsx'

interface CellFieldsProps {
  /** What the day is for: 'Day', 'Eaten on'. */
  label: string
  days: readonly Day[]
  dayText: (day: Day) => string
  meals: readonly Pick<MealRow, 'key' | 'name'>[]
  cell: Cell
  onChange: (cell: Cell) => void
}

/** Which day and which meal of it. */
export function CellFields({ label, days, dayText, meals, cell, onChange }: CellFieldsProps) {
  return (
    <>
      <ChoiceList
        label={label}
        value={cell.day}
        choices={days.map(day => ({ value: day, label: dayText(day) }))}
        onChange={day => onChange({ ...cell, day })}
      />
      <ChoiceList
        label="Meal"
        value={cell.meal}
        choices={meals.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={meal => onChange({ ...cell, meal })}
      />
    </>
  )
}
