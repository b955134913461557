import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { FieldFrame } from '#kit/field-frame.tsx'
import { Segments } from '#kit/segments.tsx'
import { TextField } from '#kit/text-field.tsx'
import {
  OLDEST,
  type OwnReader,
  READER_STATES,
  type ReaderState,
  readReader,
  YOUNGEST,
} from '#modules/nutrition/ranking/own-reader.ts'
import type { OwnReference } from './use-own-reader.ts'

const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const

/** What is below the switch while a reader's own reference is asked for, or cannot be told. */
export function OwnReaderPanel({ own }: { own: OwnReference }) {
  if (own.state === 'asking') return <OwnReaderForm tell={own.tell} />
  if (own.state === 'untold')
    return (
      <p role="status" className="mt-3 text-small">
        Your profile does not say your sex and year of birth, which the references are by.{' '}
        <Link to={href('/dashboard/profile')} className="link inline-flex min-h-11 items-center">
          Add them to your profile
        </Link>
      </p>
    )
  if (own.state === 'away')
    return (
      <p role="status" className="mt-3 text-small">
        Your own reference could not be fetched. The page shows the UK reference as before; please try again.
      </p>
    )
  return null
}

/** Asked of a guest, and kept in this browser alone. */
function OwnReaderForm({ tell }: { tell: (reader: OwnReader) => void }) {
  const [sex, setSex] = useState<OwnReader['sex']>('female')
  const [age, setAge] = useState('')
  const [state, setState] = useState<ReaderState>('neither')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reader = /^\d{1,3}$/.test(age.trim()) ? readReader({ sex, ageYears: Number(age), state }) : null
    if (reader) tell(reader)
    else setError(`Write an age from ${YOUNGEST} to ${OLDEST} in whole years.`)
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Your own reference" className="mt-4 rounded-l bg-sunken p-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Segments label="Sex, which the references are by" choices={SEXES} value={sex} onChange={setSex} />
        <TextField
          label="Age"
          inputMode="numeric"
          autoComplete="off"
          className="w-28"
          value={age}
          error={error}
          onChange={event => setAge(event.target.value)}
        />
        {sex === 'female' ? (
          <FieldFrame label="Pregnant or breastfeeding">
            {links => (
              <select
                {...links}
                className="input"
                value={state}
                onChange={event => setState(event.target.value as ReaderState)}
              >
                {Object.entries(READER_STATES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ) : null}
        <Button type="submit" size="small">
          Show mine
        </Button>
      </div>
      <p className="mt-3 text-small text-ink-2">It stays in this browser; nothing of it is sent to us.</p>
    </form>
  )
}
