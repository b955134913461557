import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { OwnMeal } from '../../adding/own-thing.ts'
import type { DiarySetting } from '../../diary.ts'
import { LONGEST_NAME, MOST_IN_A_MEAL } from '../../diary-limits.ts'
import type { Given } from './rows.ts'

interface SaveMealProps {
  given: readonly Given[]
  label: string
  onSave: (setting: DiarySetting<'own-meal'>, thing: OwnMeal) => void
}

/** Keeps several foods under a name. */
export function SaveMeal({ given, label, onSave }: SaveMealProps) {
  const [name, setName] = useState<string | null>(null)
  if (given.length > MOST_IN_A_MEAL) return null
  if (name === null)
    return (
      <Button variant="text" onClick={() => setName('')}>
        {label}
      </Button>
    )
  const save = () => {
    const called = name.trim()
    if (called === '') return
    const [id, value] = [randomId(), { name: called, entries: given }]
    onSave({ name: 'own-meal', key: id, value }, { kind: 'own-meal', id, value })
    setName(null)
  }
  return (
    <div className="add-save">
      <TextField
        label="What is this meal called?"
        maxLength={LONGEST_NAME}
        autoFocus
        value={name}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <Button variant="secondary" size="small" disabled={name.trim() === ''} onClick={save}>
        Save
      </Button>
    </div>
  )
}
