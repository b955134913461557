import { type FormEvent, useId, useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { type Day, isDay } from '#modules/calendar/day.ts'
import type { Units } from '#modules/profile/units.ts'
import { ownGoalProblem } from '../own-goal-limits.ts'
import type { GoalKind, OwnGoal } from '../own-goals.ts'
import type { ReferenceRow } from '../targets-page.ts'
import { AimFields } from './aim-fields.tsx'
import { aimTyped, referenceTyped, type Typing, typingOf, usualAmount } from './aim-typed.ts'

export interface GoalFormProps {
  /** Null for a new one. */
  readonly goal: OwnGoal | null
  readonly today: Day
  readonly units: Units
  readonly weightKg: number | null
  readonly references: readonly ReferenceRow[]
  readonly onKeep: (goal: OwnGoal) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const KINDS: { readonly [K in GoalKind]: string } = {
  nutrient: 'A nutrient: fibre, iron, salt …',
  'five-a-day': 'Five a day',
  'oily-fish': 'Oily fish',
  weight: 'Weight',
  water: 'Water',
  logging: 'Days logged in full',
}

/** What somebody works towards: chosen from what a diary can answer. */
export default function GoalForm(props: GoalFormProps) {
  const { goal, today, units, onKeep, onClose } = props
  const [typing, setTyping] = useState<Typing>(() => typingOf(goal?.aim ?? null, props))
  const [until, setUntil] = useState<string>(goal?.untilDay ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useId()
  const change = (part: Partial<Typing>) => setTyping(all => ({ ...all, ...part }))

  function keep(event: FormEvent) {
    event.preventDefault()
    const aim = aimTyped(typing, goal, props)
    if (typeof aim === 'string') return setProblem(aim)
    if (until !== '' && !isDay(until)) return setProblem('There is no such day.')
    const next: OwnGoal = {
      ...(goal ?? { id: randomId(), fromDay: today, state: 'open', stateFrom: today }),
      ...{ aim, untilDay: until === '' ? null : (until as Day) },
    }
    const wrong = ownGoalProblem(next)
    if (wrong !== null) return setProblem(wrong)
    onKeep(next)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={goal ? 'Your goal' : 'Add a goal'}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            {goal ? 'Keep changes' : 'Add goal'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={keep} noValidate className="grid gap-5">
        {goal ? null : (
          <label className="grid gap-1.5">
            <span className="field-label">What’s the goal?</span>
            <select
              className="input"
              value={typing.kind}
              onChange={event => {
                setProblem(null)
                const kind = event.target.value as GoalKind
                change({
                  kind,
                  ...(kind === 'nutrient'
                    ? referenceTyped(typing.key, props.references)
                    : { amount: usualAmount(kind) }),
                })
              }}
            >
              {Object.entries(KINDS).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <AimFields typing={typing} change={change} units={units} references={props.references} />
        <TextField
          label="By"
          optional
          type="date"
          min={today}
          value={until}
          onChange={event => setUntil(event.target.value)}
        />
        {problem === null ? null : (
          <p role="alert" className="text-tomato">
            {problem}
          </p>
        )}
        {goal ? <States {...props} goal={goal} /> : null}
      </form>
    </Dialog>
  )
}

/** A goal may rest and go on, be finished, or go. */
function States({ goal, today, onKeep, onRemove }: GoalFormProps & { goal: OwnGoal }) {
  const become = (state: OwnGoal['state']) => () => onKeep({ ...goal, state, stateFrom: today })
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {goal.state === 'open' ? (
        <>
          <Button variant="secondary" size="small" onClick={become('resting')}>
            Pause
          </Button>
          <Button variant="secondary" size="small" icon="check" onClick={become('finished')}>
            Finish
          </Button>
        </>
      ) : (
        <Button variant="secondary" size="small" onClick={become('open')}>
          Resume
        </Button>
      )}
      <Button variant="text" size="small" icon="trash" onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}
