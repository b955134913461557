import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/text-field.tsx'
import { type Day, WEEKDAYS } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import { AllergyChips } from '#modules/profile/ui/allergy-chips.tsx'
import { ChoiceChips } from '#modules/profile/ui/choice-chips.tsx'
import { OilyFishField } from '#modules/profile/ui/oily-fish-field.tsx'
import { SexField } from '#modules/profile/ui/sex-field.tsx'
import type { Person } from '../../person.ts'
import { LONGEST_PERSON_NAME } from '../../person.ts'
import { type PersonProblems, readPerson } from '../../person-typed.ts'

interface PersonFormProps {
  /** Null is somebody new. */
  person: Person | null
  today: Day
  onKeep: (person: Person) => void
  onCancel: () => void
}

const DAY_NAMES = Object.fromEntries(
  [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)].map(day => [day, weekdayName(day)]),
)

/** Whether something is told of them that lies in the part that is folded away. */
const isAdvised = (person: Person | null) => Boolean(person?.dueDay || person?.bornDay || person?.oilyFishPortions)

/** What is told of somebody who eats along. All but the name may be left open. */
export function PersonForm({ person, today, onKeep, onCancel }: PersonFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<PersonProblems>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readPerson(new FormData(event.currentTarget), today)
    if (read.ok) return onKeep(read.person)
    setProblems(read.problems)
    const [first] = Object.keys(read.problems)
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form ref={form} className="grid gap-5" onSubmit={submit} noValidate>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        hint="What you call them. Nobody else sees it."
        maxLength={LONGEST_PERSON_NAME}
        defaultValue={person?.name}
        error={problems.name}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Year of birth"
          optional
          name="birthYear"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          hint="What they need depends on their age."
          defaultValue={person?.birthYear ?? ''}
          error={problems.birthYear}
        />
        <SexField hint="References for women and men differ." value={person?.sex} />
        <TextField
          label="Weight in kg"
          optional
          name="weightKg"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          hint="An adult’s protein depends on it."
          defaultValue={person?.weightKg ?? ''}
          error={problems.weightKg}
        />
        <TextField
          label="Calorie goal in kcal"
          optional
          name="calorieGoalKcal"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          hint="Otherwise the average for their age and sex."
          defaultValue={person?.calorieGoalKcal ?? ''}
          error={problems.calorieGoalKcal}
        />
      </div>
      <ChoiceChips
        legend="Diet"
        hint="Every dish they eat fits it."
        name="diets"
        of={OWN_DIETS}
        chosen={person?.diets ?? []}
      />
      <AllergyChips hint="Nothing that contains it, or might, is planned for them." avoided={person?.allergies ?? []} />
      <details open={problems.dueDay !== undefined || problems.bornDay !== undefined || isAdvised(person) || undefined}>
        <summary className="cursor-pointer py-3 font-semibold text-leaf">A baby, and oily fish</summary>
        <div className="mt-2 grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label="Baby due on"
            optional
            type="date"
            name="dueDay"
            hint="What they need changes month by month, and stops by itself."
            defaultValue={person?.dueDay ?? ''}
            error={problems.dueDay}
          />
          <TextField
            label="Breastfeeding a baby born on"
            optional
            type="date"
            name="bornDay"
            defaultValue={person?.bornDay ?? ''}
            error={problems.bornDay}
          />
          <OilyFishField value={person?.oilyFishPortions ?? ''} className="sm:col-span-2" />
        </div>
      </details>
      <ChoiceChips
        legend="Eats elsewhere on"
        hint="On these days nothing is cooked for them."
        name="awayOn"
        of={DAY_NAMES}
        chosen={person?.awayOn ?? []}
      />
      <div>
        <label className="consent-box">
          <input
            type="checkbox"
            name="agreed"
            defaultChecked={person !== null}
            aria-invalid={problems.agreed ? true : undefined}
            aria-describedby={problems.agreed ? 'agreed-error' : undefined}
          />
          <span>
            I may tell Thymewell this: they agree, or they are a child in my care. It is kept with my plan, to plan for
            them, until I remove it.
          </span>
        </label>
        {problems.agreed ? (
          <p id="agreed-error" className="field-error">
            {problems.agreed}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{person ? 'Save' : 'Add'}</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
