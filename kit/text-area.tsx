import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, keyof FieldWords> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {links => <textarea rows={5} dir="auto" {...rest} {...links} className="input" />}
    </FieldFrame>
  )
}
