import { type FormEvent, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { ImportedLine } from '../../import/imported-lines.ts'
import { MOST_GRAMS } from '../../import/private-recipe.ts'
import { LONGEST_LINE } from '../../import/written-recipe.ts'
import { askLine } from './ask-import.ts'
import { FoodChoice } from './food-choice.tsx'

interface ImportLineProps {
  line: ImportedLine
  /** The lines that take its place; none to take it out. */
  onChange: (lines: readonly ImportedLine[]) => void
}

/** A line of the recipe, what was understood of it, and the way to put that right. */
export function ImportLine({ line, onChange }: ImportLineProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="font-semibold wrap-anywhere">{line.text}</p>
          <Understood line={line} />
        </div>
        <Button
          variant="text"
          size="small"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          aria-label={`${open ? 'Done with' : 'Change'} ${line.text}, ${line.foodName ?? 'not known'}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Done' : 'Change'}
        </Button>
      </div>
      {open ? <Correction id={panel} line={line} onChange={onChange} /> : null}
    </li>
  )
}

function Understood({ line: { foodId, foodName, grams, why } }: { line: ImportedLine }) {
  if (foodId !== null && grams !== null) {
    return (
      <p className="text-small text-ink-2">
        {foodName} · <span className="tabular-nums">{gramsText(grams)} g</span>
        {why ? `. ${why}.` : null}
      </p>
    )
  }
  // A tool, of which nothing is missing.
  if (foodId === null && grams === 0) return <p className="text-small text-ink-2">{why}.</p>
  return (
    <p className="mt-1 flex items-start gap-2 text-small">
      <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
      <span>
        {foodId === null
          ? 'We do not know this food, so it is not counted. Choose the nearest one.'
          : `${foodName} · weight not known, so it is not counted.${why ? ` ${why}.` : ''}`}
      </span>
    </p>
  )
}

const asTyped = (grams: number | null) => (grams === null ? '' : gramsText(grams))
const gramsText = (grams: number) => String(Math.round(grams * 10) / 10)

interface CorrectionProps extends ImportLineProps {
  id: string
}

function Correction({ id, line, onChange }: CorrectionProps) {
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const read = async (changed: Pick<ImportedLine, 'text' | 'group' | 'foodId' | 'dialect'>, words: string) => {
    const asked = await askLine(changed)
    setError(asked?.ok === false ? asked.error : null)
    if (!asked?.ok) return
    onChange(asked.value.lines)
    setSaid(words)
  }
  return (
    <div id={id} className="mt-3 grid gap-4 rounded-m border border-line p-4">
      <LineWords line={line} error={error} onRead={text => read({ ...line, text, foodId: null }, '')} />
      <div>
        <p className="mb-2 text-label">
          Food: <strong>{line.foodName ?? 'not known'}</strong>
        </p>
        <FoodChoice
          label={`Another food for ${line.text}`}
          onChoose={food => read({ ...line, foodId: food.id }, `${food.name} chosen`)}
        />
      </div>
      <Weight grams={line.grams} onGrams={grams => onChange([{ ...line, grams, why: null }])} />
      <p className="sr-only" role="status">
        {said}
      </p>
      <Button variant="text" size="small" icon="trash" className="justify-self-start" onClick={() => onChange([])}>
        Remove this line
      </Button>
    </div>
  )
}

/** One more line, for what was forgotten. */
export function AddLine({ onAdd }: { onAdd: (lines: readonly ImportedLine[]) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const asked = await askLine({ text, group: null, foodId: null })
    setError(asked?.ok === false ? asked.error : null)
    if (!asked?.ok) return
    onAdd(asked.value.lines)
    setText('')
  }
  return (
    <form onSubmit={submit} className="mt-5 flex items-end gap-2">
      <TextField
        label="Another ingredient"
        className="grow"
        placeholder="2 tbsp olive oil"
        maxLength={LONGEST_LINE}
        value={text}
        error={error}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </form>
  )
}

interface LineWordsProps {
  line: ImportedLine
  error: string | null
  onRead: (text: string) => void
}

function LineWords({ line, error, onRead }: LineWordsProps) {
  const [text, setText] = useState(line.text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && text !== line.text) onRead(text)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Ingredient as written"
        className="grow"
        maxLength={LONGEST_LINE}
        value={text}
        error={error}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        Read
      </Button>
    </form>
  )
}

function Weight({ grams, onGrams }: { grams: number | null; onGrams: (grams: number) => void }) {
  const [typed, setTyped] = useState(asTyped(grams))
  const [error, setError] = useState('')
  const [before, setBefore] = useState(grams)
  // Another food or amount was read meanwhile; the field stays the same one, so that it keeps the focus.
  if (before !== grams) {
    setBefore(grams)
    setTyped(asTyped(grams))
  }
  const settle = () => {
    const value = /^\d+(?:[.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN
    if (typed.trim() === '' && grams === null) return setError('')
    if (!(value <= MOST_GRAMS)) return setError(`A number from 0 to ${MOST_GRAMS.toLocaleString('en-GB')}.`)
    setError('')
    if (value !== grams) onGrams(value)
  }
  return (
    <TextField
      label="Weight in grams"
      hint="Of the whole recipe, as it is eaten: without peel or bones."
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      className="max-w-60"
      value={typed}
      error={error}
      onChange={event => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}
