import { type FormEvent, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { CupboardItem, Level } from '../cupboard.ts'
import type { CupboardRow } from '../cupboard-view.ts'
import type { TypedView } from '../list-view.ts'

interface CupboardSheetProps {
  readonly row: CupboardRow | null
  readonly isSample: boolean
  readonly read: (typed: string) => Promise<readonly TypedView[] | null>
  /** Null is gone. */
  readonly set: (row: CupboardRow, item: Partial<Omit<CupboardItem, 'key'>> | null) => void
  readonly onClose: () => void
}

const LEVELS: readonly (readonly [Level, string])[] = [
  ['none', 'None'],
  ['little', 'A little'],
  ['half', 'Half'],
  ['plenty', 'Plenty'],
]

/** One thing: how much of it is there, until when, and what the plan takes. */
export function CupboardSheet(props: CupboardSheetProps) {
  const { row, onClose } = props
  return (
    <Dialog open={row !== null} onClose={onClose} title={row?.name ?? ''}>
      {row ? <Opened key={row.key} {...props} row={row} /> : null}
    </Dialog>
  )
}

function Opened({ row, isSample, read, set, onClose }: CupboardSheetProps & { row: CupboardRow }) {
  const [level, setLevel] = useState<Level>(row.level)
  const [exact, setExact] = useState(row.exact)
  const [useBy, setUseBy] = useState(row.useBy ?? '')
  const [isStaple, setStaple] = useState(row.isStaple)
  const [error, setError] = useState('')
  const group = useId()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const amount = exact.trim()
    let grams = amount === row.exact ? row.grams : null
    if (amount !== '' && amount !== row.exact) {
      const lines = await read(`${amount} ${row.name}`)
      if (!lines) return
      const [line] = lines
      if (line?.key !== row.key || line.grams === null) return setError('Write it like 400 g, or leave it empty.')
      grams = line.grams
    }
    set(row, {
      level,
      grams: level === row.level || amount !== row.exact ? grams : null,
      useBy: (useBy || null) as Day | null,
      isStaple,
    })
    onClose()
  }
  const usedUp = () => {
    set(row, isStaple ? { level: 'none', grams: null, useBy: null } : null)
    onClose()
  }
  return (
    <form className="grid gap-4" onSubmit={event => void save(event)}>
      <p className="text-small text-ink-2">{row.aisleName}</p>
      <fieldset className="cupboard-levels" disabled={isSample}>
        <legend className="field-label">How much is there</legend>
        {LEVELS.map(([value, words]) => (
          <label key={value} data-level={value}>
            <input type="radio" name={group} checked={level === value} onChange={() => setLevel(value)} />
            <span aria-hidden="true" />
            {words}
          </label>
        ))}
      </fieldset>
      <div className="cupboard-pair">
        <TextField
          label="Or exactly"
          value={exact}
          disabled={isSample}
          error={error}
          onChange={event => {
            setError('')
            setExact(event.currentTarget.value)
          }}
        />
        <TextField
          label="Use by"
          optional
          type="date"
          value={useBy}
          disabled={isSample}
          onChange={event => setUseBy(event.currentTarget.value)}
        />
      </div>
      <label className="shop-switch">
        <span className="grow">
          Staple
          <small className="block text-ink-3">Goes on the list when little is left</small>
        </span>
        <input
          type="checkbox"
          checked={isStaple}
          disabled={isSample}
          onChange={event => setStaple(event.currentTarget.checked)}
        />
      </label>
      {row.takes ? (
        <div className="shop-sources">
          <p>
            <span>The plan takes</span> <span>{row.takes}</span>
          </p>
          <ul>
            {row.meals.map(({ id, words, amount }) => (
              <li key={id}>
                <span>{words}</span> <span>{amount}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {row.leftWords ? <p className="text-small text-ink-2">{row.leftWords}</p> : null}
      {isSample ? null : (
        <div className="cupboard-pair">
          <Button variant="secondary" onClick={usedUp}>
            Used up
          </Button>
          <Button type="submit">Save</Button>
        </div>
      )}
    </form>
  )
}
