import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import './styles/switch.css'

export interface SwitchProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** Something that is on or off, and acts at once. A checkbox underneath, so that a form and a keyboard know it. */
export function Switch({ label, hint, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={classes('switch-row', className)}>
      <label htmlFor={id}>
        <b>{label}</b> {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      </label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
    </div>
  )
}
