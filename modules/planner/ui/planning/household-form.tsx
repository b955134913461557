import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { tableEdit } from '../../at-the-table.ts'
import { dishKey } from '../../cooked.ts'
import { type HouseholdPerson, householdOf } from '../../household.ts'
import type { Person } from '../../person.ts'
import { personWords } from '../../person-words.ts'
import type { PlannedDish } from '../../plan.ts'
import { MOST_OF_A_NAME } from '../../plan-limits.ts'
import type { PlanHand } from '../use-plan.ts'
import { PersonForm } from './person-form.tsx'

interface HouseholdFormProps {
  plan: PlanHand
  today: Day
}

/** Who eats with the member: each is added, changed and taken away here. */
export function HouseholdForm({ plan, today }: HouseholdFormProps) {
  const [told, setTold] = useState<HouseholdPerson | 'new' | null>(null)
  const household = householdOf(plan.settings)
  const edibleOf = (dish: PlannedDish) => plan.dishes.get(dishKey(dish)) ?? null
  const keep = (id: string, value: Person | null, words: string) =>
    plan.edit(
      tableEdit(plan.entries, today, id, value && { ...value, id }, edibleOf),
      words,
      [],
      [{ name: 'person', key: id, value }],
    )
  if (told !== null) {
    const person = told === 'new' ? null : told
    return (
      <PersonForm
        person={person}
        today={today}
        onCancel={() => setTold(null)}
        onKeep={value => {
          keep(person?.id ?? randomId(), value, person ? `${value.name} changed` : `${value.name} eats with you`)
          setTold(null)
        }}
      />
    )
  }
  return (
    <>
      <p className="text-ink-2">
        You cook one dish for everyone, with a portion to suit each person. Nobody is given what they mustn’t eat.
      </p>
      {household.length > 0 ? (
        <ul className="plan-menu mt-3">
          {household.map(person => (
            <li key={person.id} className="household-person">
              <div>
                <b className="text-ink">
                  <bdi>{person.name}</bdi>
                </b>
                <p className="text-small text-ink-3">{personWords(person, today)}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Change ${person.name}`}
                onClick={() => setTold(person)}
              >
                Change
              </Button>
              <Button
                variant="text"
                size="small"
                aria-label={`Remove ${person.name}`}
                onClick={() => keep(person.id, null, `${person.name} no longer eats with you`)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {household.length < MOST_OF_A_NAME.person ? (
        <Button
          className="mt-4"
          icon="plus"
          variant={household.length > 0 ? 'secondary' : 'primary'}
          onClick={() => setTold('new')}
        >
          Add somebody
        </Button>
      ) : null}
    </>
  )
}
