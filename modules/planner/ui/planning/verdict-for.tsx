import { FieldFrame } from '#kit/field-frame.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { HouseholdPerson } from '../../household.ts'
import { goalWords } from '../../person-words.ts'

interface VerdictForProps {
  household: readonly HouseholdPerson[]
  /** Null is the member. */
  person: HouseholdPerson | null
  today: Day
  onChange: (id: string | null) => void
}

/** Whose food is held beside whose goals. */
export function VerdictFor({ household, person, today, onChange }: VerdictForProps) {
  return (
    <FieldFrame label="For" hint={person ? goalWords(person, today) : undefined} className="verdict-for">
      {links => (
        <select
          {...links}
          className="input"
          value={person?.id ?? ''}
          onChange={event => onChange(event.target.value || null)}
        >
          <option value="">You</option>
          {household.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
