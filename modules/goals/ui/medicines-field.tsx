import { useId, useMemo, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { TextField } from '#kit/text-field.tsx'
import { dateText } from '#modules/calendar/words.ts'
import {
  LONGEST_MEDICINE,
  medicineKey,
  medicineNames,
  medicinesProblem,
} from '#modules/nutrition/advice/medicine-names.ts'
import type { MedicineNotesShown } from '../targets-page.ts'

interface MedicinesFieldProps {
  readonly notes: MedicineNotesShown
  readonly medicines: readonly string[]
  /** What was typed and not added yet: saving adds it. */
  readonly typed: string
  readonly onChange: (medicines: readonly string[], typed: string) => void
}

/** The medicines that somebody takes, by name, with what is said of each. */
export function MedicinesField({ notes, medicines, typed, onChange }: MedicinesFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const list = useId()
  const wordsOf = useMemo(() => new Map(notes.known.map(({ name, words }) => [medicineKey(name), words])), [notes])

  function add() {
    const more = medicineNames([...medicines, typed])
    const wrong = medicinesProblem(more)
    setProblem(wrong)
    if (wrong === null) onChange(more, '')
  }

  function remove(name: string) {
    onChange(
      medicines.filter(each => each !== name),
      typed,
    )
    setProblem(null)
    // The button that was pressed is gone.
    box.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={box} className="grid gap-3">
      <p className="text-small text-ink-2">
        Name them as their packs do. We then say where food may matter, and leave your plans as they are.
      </p>
      <div className="medicines-add">
        <TextField
          label="Name of a medicine"
          value={typed}
          maxLength={LONGEST_MEDICINE}
          list={list}
          autoComplete="off"
          error={problem}
          onChange={event => onChange(medicines, event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="secondary" icon="plus" className="needs-script" onClick={add}>
          Add
        </Button>
        <datalist id={list}>
          {notes.known.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {medicines.length > 0 ? (
        <ul aria-label="Your medicines" className="medicines-list">
          {medicines.map(name => (
            <li key={name}>
              <div>
                <b dir="auto">{name}</b>
                {(wordsOf.get(medicineKey(name)) ?? [notes.unchecked]).map(words => (
                  <p key={words} className="text-small text-ink-2">
                    {words}
                  </p>
                ))}
              </div>
              <IconButton icon="close" quiet label={`Remove ${name}`} onClick={() => remove(name)} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-small text-ink-3">
        Notes reviewed by {notes.reviewedBy} on {dateText(notes.reviewedOn)}. They are no advice: your pharmacist knows
        your medicines.
      </p>
    </div>
  )
}
