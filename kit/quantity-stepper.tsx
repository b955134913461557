import { type KeyboardEvent, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { clampQuantity, type QuantityChange, quantityAfterKey, readQuantity } from './quantity.ts'
import { selectWhole } from './select-whole.ts'

export interface QuantityStepperProps {
  /** What is being counted: 'Quantity of Biotin'. */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** More was asked for than `max`: the place to say why not. */
  onOverMax?: (max: number) => void
  /** 48 px, or 44 px in cards. */
  size?: 'regular' | 'small'
  disabled?: boolean
  className?: string
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 1, max, onChange, onOverMax, size = 'regular', disabled, className } = props
  // What is being typed, until it is settled by Enter or by leaving the field.
  const [draft, setDraft] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const range = { min, max }

  const settle = ({ value: next, over }: QuantityChange, aloud: boolean) => {
    setDraft(null)
    if (next !== value) onChange(next)
    if (over) onOverMax?.(max)
    if (aloud) setSpoken(`${label}: ${next}`)
  }
  const settleDraft = () => {
    if (draft !== null) settle(readQuantity(draft, value, range), false)
  }
  const step = (by: number) => settle(clampQuantity(value + by, range), true)

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && draft !== null) {
      // The number is settled first; a form around the stepper is sent by the next Enter.
      event.preventDefault()
      settleDraft()
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    } else {
      const typed = draft === null ? value : readQuantity(draft, value, range).value
      const next = quantityAfterKey(event.key, typed, range)
      // Home and End move the caret while a number is being typed.
      if (next === null || (draft !== null && (event.key === 'Home' || event.key === 'End'))) return
      event.preventDefault()
      settle(clampQuantity(next, range), false)
    }
  }

  return (
    <fieldset
      className={classes('stepper', size === 'small' && 'stepper-small', className)}
      aria-label={label}
      disabled={disabled}
    >
      <button
        type="button"
        aria-label="One fewer"
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && step(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Math.max(min, max)}
        value={draft ?? String(value)}
        onChange={event => setDraft(event.target.value)}
        onFocus={selectWhole}
        onBlur={settleDraft}
        onKeyDown={keyDown}
      />
      <button type="button" aria-label="One more" aria-disabled={value >= max || undefined} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
      <span className="sr-only" role="status">
        {spoken}
      </span>
    </fieldset>
  )
}
