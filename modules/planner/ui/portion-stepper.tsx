import { type KeyboardEvent, useId } from 'react'
import { Icon } from '#kit/icon.tsx'
import { servingsInWords, servingsText } from '../portion-words.ts'
import './portion-stepper.css'

interface PortionStepperProps {
  label: string
  hint?: string | undefined
  quarters: number
  least: number
  most: number
  /** By which a press changes it: a quarter for oneself, a whole portion for guests. */
  by: number
  onChange: (quarters: number) => void
}

/** Servings up and down, also from the keyboard. */
export function PortionStepper({ label, hint, quarters, least, most, by, onChange }: PortionStepperProps) {
  const id = useId()
  const to = (next: number) => {
    const within = Math.min(most, Math.max(least, next))
    if (within !== quarters) onChange(within)
  }
  const keyDown = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: number } = { ArrowUp: by, ArrowRight: by, ArrowDown: -by, ArrowLeft: -by }
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    to(step === undefined ? (event.key === 'Home' ? least : most) : quarters + step)
  }
  return (
    <div className="plan-stepper-row">
      <div>
        <span id={id} className="font-medium text-ink">
          {label}
        </span>
        {hint ? <p className="text-small text-ink-3">{hint}</p> : null}
      </div>
      <fieldset className="stepper stepper-small" aria-labelledby={id}>
        <button
          type="button"
          aria-label="Less"
          aria-disabled={quarters <= least || undefined}
          onClick={() => to(quarters - by)}
        >
          <Icon name="minus" size={16} />
        </button>
        <div
          role="spinbutton"
          tabIndex={0}
          className="plan-stepper-value"
          aria-labelledby={id}
          aria-valuenow={quarters / 4}
          aria-valuemin={least / 4}
          aria-valuemax={most / 4}
          aria-valuetext={quarters === 0 ? 'None' : servingsInWords(quarters)}
          onKeyDown={keyDown}
        >
          {quarters === 0 ? 'None' : servingsText(quarters)}
        </div>
        <button
          type="button"
          aria-label="More"
          aria-disabled={quarters >= most || undefined}
          onClick={() => to(quarters + by)}
        >
          <Icon name="plus" size={16} />
        </button>
      </fieldset>
    </div>
  )
}
