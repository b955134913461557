import { type FormEvent, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { isEntryId } from '#modules/planner/plan-limits.ts'
import { UnitBoxes } from '#modules/profile/ui/unit-boxes.tsx'
import { weightBoxes, weightText, weightTyped } from '#modules/profile/units.ts'
import type { Measure } from '../diary.ts'
import { measureProblem } from '../diary-limits.ts'
import { lastWeight } from '../weight-trend.ts'
import { clockNow } from './clock-now.ts'
import { useLog } from './log-context.ts'

/** Weighing in, or putting right what was measured on this day. */
export function WeightForm({ onClose }: { onClose: () => void }) {
  const { diary, day, units } = useLog()
  const last = lastWeight(diary.measures, day)
  // What a device measured stays; what is typed counts instead of it.
  const ofDay = last?.day === day && !diary.isSample && isEntryId(last.id) ? last : null
  const [error, setError] = useState<string | undefined>()
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = weightTyped(name => String(form.get(name) ?? ''), units.weight)
    if (typed === null || typed === 'no-number') return setError('Please enter a weight as a number.')
    const put: Measure = {
      ...{ id: ofDay?.id ?? randomId(), day, kind: 'weight', value: typed, words: '' },
      time: String(form.get('time') ?? '') || null,
    }
    const problem = measureProblem(put)
    if (problem !== null) return setError(problem)
    diary.act({ measured: { put: [put], removed: [] } }, `Weight: ${weightText(typed, units.weight)}`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Weight">
      <form className="log-form" onSubmit={keep} noValidate>
        <UnitBoxes label="Weight" boxes={weightBoxes(ofDay?.value ?? null, units.weight)} hint="" error={error} />
        <TimeAndSave known={ofDay} />
      </form>
      {ofDay ? <RemoveMeasure id={ofDay.id} name="Weight" onClose={onClose} /> : null}
    </Dialog>
  )
}

/** Activity by hand. */
export function ActivityForm({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { diary, day } = useLog()
  const known = diary.measures.find(each => each.id === id) ?? null
  const [error, setError] = useState<string | null>(null)
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const of = (name: string) => String(form.get(name) ?? '').trim()
    const put: Measure = {
      ...{ id: known?.id ?? randomId(), day, kind: 'activity', words: of('words'), time: of('time') || null },
      value: Number(of('minutes').replace(',', '.')),
    }
    const problem = of('minutes') === '' ? 'How many minutes?' : measureProblem(put)
    if (problem !== null) return setError(problem)
    diary.act({ measured: { put: [put], removed: [] } }, `${put.words || 'Activity'}: ${Math.round(put.value)} min`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Activity">
      <form className="log-form" onSubmit={keep} noValidate>
        <TextField
          label="Minutes"
          name="minutes"
          inputMode="decimal"
          autoComplete="off"
          error={error}
          defaultValue={known ? String(known.value) : ''}
          onChange={() => setError(null)}
        />
        <TextField label="What you did" name="words" optional maxLength={200} defaultValue={known?.words ?? ''} />
        <TimeAndSave known={known} />
      </form>
      {known ? <RemoveMeasure id={known.id} name={known.words || 'Activity'} onClose={onClose} /> : null}
    </Dialog>
  )
}

/** The foot of each form; today's time is filled in. */
function TimeAndSave({ known }: { known: Measure | null }) {
  const { day, today } = useLog()
  return (
    <>
      <TextField
        label="Time"
        type="time"
        name="time"
        optional
        defaultValue={known ? (known.time ?? '') : day === today ? clockNow() : ''}
      />
      <Button type="submit">Save</Button>
    </>
  )
}

function RemoveMeasure({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { diary } = useLog()
  const remove = () => {
    diary.act({ measured: { put: [], removed: [id] } }, `${name} removed`)
    onClose()
  }
  return (
    <div className="log-sheet-more">
      <Button variant="text" size="small" icon="trash" onClick={remove}>
        Remove
      </Button>
    </div>
  )
}
