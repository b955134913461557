import { useId } from 'react'
import { classes } from './classes.ts'

export interface SegmentsProps<V extends string> {
  /** What is being chosen, read aloud. */
  label: string
  choices: readonly { value: V; label: string; id?: string }[]
  /** Without it the browser keeps the choice, the first at the start: style sheets can tell by `:checked`. */
  value?: V
  onChange?: (value: V) => void
  className?: string
}

/** One of two or three ways to see the same, side by side. */
export function Segments<V extends string>({ label, choices, value, onChange, className }: SegmentsProps<V>) {
  const name = useId()
  return (
    <fieldset className={classes('segments', className)} aria-label={label}>
      {choices.map((choice, index) => (
        <label key={choice.value}>
          <input
            type="radio"
            id={choice.id}
            name={name}
            value={choice.value}
            {...(value === undefined
              ? { defaultChecked: index === 0 }
              : { checked: choice.value === value, onChange: () => onChange?.(choice.value) })}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
