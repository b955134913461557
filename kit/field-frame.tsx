import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the field invalid. */
  error?: ReactNode
  /** Says '(optional)' behind the label. */
  optional?: boolean
}

/** What the control itself must carry, so that label, hint and error are read with it. */
export interface FieldLinks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldWords {
  id?: string | undefined
  className?: string | undefined
  children: (links: FieldLinks) => ReactNode
}

export function FieldFrame({ id, label, hint, error, optional, className, children }: FieldFrameProps) {
  const made = useId()
  const own = id ?? made
  const hintId = hint ? `${own}-hint` : null
  const errorId = error ? `${own}-error` : null
  return (
    <div className={classes('field', className)}>
      <label className="field-label" htmlFor={own}>
        {label}
        {optional ? <span> (optional)</span> : null}
      </label>
      {children({
        id: own,
        'aria-describedby': classes(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="field-error" id={errorId ?? undefined}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="field-hint" id={hintId ?? undefined}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
