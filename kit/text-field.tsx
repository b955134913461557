import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, keyof FieldWords> {}

/** One line of text. `className` goes to the frame around label, field and messages. */
export function TextField({ label, hint, error, optional, id, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {links => <input type="text" dir="auto" {...rest} {...links} className="input" />}
    </FieldFrame>
  )
}
