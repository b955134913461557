import { useState } from 'react'

interface NumberBoxProps {
  /** Read aloud; the words beside the box are its place in the page. */
  label: string
  value: number | null
  unit: string
  onChange: (value: number | null) => void
  decimals?: number
  className?: string
}

const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?$/

/** A figure with its unit. What is typed counts as soon as it is a number; an empty box is none. */
export function NumberBox({ label, value, unit, onChange, decimals = 0, className }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = draft ?? (value === null ? '' : String(Math.round(value * 10 ** decimals) / 10 ** decimals))
  const type = (text: string) => {
    setDraft(text)
    const trimmed = text.replace(/(\d),(\d{3})$/, '$1$2').trim()
    if (trimmed === '') onChange(null)
    else if (NUMBER.test(trimmed)) onChange(Number(trimmed.replace(',', '.')))
  }
  return (
    <span className={className ? `number-box ${className}` : 'number-box'}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="input"
        aria-label={`${label}, ${unit}`}
        value={shown}
        onChange={event => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      <span className="number-unit" aria-hidden="true">
        {unit}
      </span>
    </span>
  )
}
