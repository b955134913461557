import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { Day, Weekday } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import type { CabinetItem, KnownItem } from '../cabinet.ts'
import { itemProblem, MOST_TIMES } from '../cabinet-limits.ts'
import { unitsWords, WEEK } from '../schedule-words.ts'

interface ItemFormProps {
  title: string
  /** As it is; what comes back has the same id. */
  item: KnownItem
  /** Units that are left now; null where nobody counts. */
  left: number | null
  today: Day
  /** Above the rest: what is on a label. Read when the form is sent; words where something is wrong with it. */
  label?: { readonly fields: ReactNode; read(): Pick<KnownItem, 'what' | 'facts'> | string }
  sendLabel: string
  onSend: (item: KnownItem, left: number | null) => void
  onBack?: () => void
  onClose: () => void
}

/** How something is taken: how much, when, on which days, and what is left of it. */
export function ItemForm(props: ItemFormProps) {
  const { title, item, left, label, sendLabel, onSend, onBack, onClose } = props
  const [units, setUnits] = useState(String(item.units))
  const [times, setTimes] = useState<readonly TypedTime[]>(() => item.times.map((time, key) => ({ key, time })))
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>(item.weekdays)
  const [counted, setCounted] = useState(left === null ? '' : String(left))
  const [problem, setProblem] = useState<string | null>(null)
  const form = useId()

  function send(event: FormEvent) {
    event.preventDefault()
    const read = label ? label.read() : item
    if (typeof read === 'string') return setProblem(read)
    const { what, facts } = read
    const leftNow = counted.trim() === '' ? null : Number(counted.replace(',', '.'))
    const changed: KnownItem = {
      ...item,
      ...{ what, facts, units: Number(units.replace(',', '.')), weekdays },
      times: [...new Set(times.flatMap(({ time }) => time || []))].toSorted(),
      packs: leftNow === null ? [] : [{ units: leftNow, from: props.today }],
    }
    const wrong = itemProblem(changed satisfies CabinetItem)
    if (wrong !== null) return setProblem(wrong)
    onSend(changed, leftNow)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          {onBack ? (
            <Button variant="secondary" onClick={onBack}>
              Back
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={form}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-5">
        {label?.fields}
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={`${
              label
                ? 'Units'
                : unitsWords(2, item.facts.unit)
                    .slice(2)
                    .replace(/^./, first => first.toUpperCase())
            } at a time`}
            inputMode="decimal"
            value={units}
            onChange={event => setUnits(event.target.value)}
          />
          <TextField
            label="Left in the pack"
            optional
            inputMode="decimal"
            value={counted}
            onChange={event => setCounted(event.target.value)}
          />
        </div>
        <Times times={times} onChange={setTimes} />
        <Weekdays chosen={weekdays} onChange={setWeekdays} />
        {problem ? (
          <p role="alert" className="text-tomato">
            {problem}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

/** A time as it is typed; the key is that of its box. */
interface TypedTime {
  readonly key: number
  readonly time: string
}

function Times({ times, onChange }: { times: readonly TypedTime[]; onChange: (times: readonly TypedTime[]) => void }) {
  const another = { key: Math.max(0, ...times.map(({ key }) => key)) + 1, time: '20:00' }
  return (
    <fieldset>
      <legend className="field-label">When</legend>
      <div className="flex flex-wrap items-center gap-2">
        {times.map(({ key, time }, place) => (
          <span key={key} className="inline-flex items-center">
            <input
              type="time"
              className="input w-auto"
              aria-label={`Time ${place + 1}`}
              value={time}
              onChange={({ target: { value } }) =>
                onChange(times.map(each => (each.key === key ? { key, time: value } : each)))
              }
            />
            {times.length > 1 ? (
              <IconButton
                icon="close"
                quiet
                label={`Remove time ${place + 1}`}
                onClick={() => onChange(times.filter(each => each.key !== key))}
              />
            ) : null}
          </span>
        ))}
        {times.length < MOST_TIMES ? (
          <Button variant="text" size="small" icon="plus" onClick={() => onChange([...times, another])}>
            Another time
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

function Weekdays({ chosen, onChange }: { chosen: readonly Weekday[]; onChange: (days: readonly Weekday[]) => void }) {
  return (
    <fieldset>
      <legend className="field-label">On which days</legend>
      <div className="weekday-choice">
        {WEEK.map(day => (
          <label key={day}>
            <input
              type="checkbox"
              aria-label={weekdayName(day)}
              checked={chosen.includes(day)}
              onChange={({ target: { checked } }) =>
                onChange(WEEK.filter(each => (each === day ? checked : chosen.includes(each))))
              }
            />
            <span aria-hidden="true">{weekdayName(day).slice(0, 2)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
