import { TextField } from '#kit/text-field.tsx'
import { asksEmailText } from '../not-yet-words.ts'

/** Folded away: most visitors have none, and nobody should go looking for one. */
export const CODE_SUMMARY = 'link inline-flex min-h-11 cursor-pointer items-center text-small marker:content-none'

/** Where a code is typed, with or without script. */
export function CodeField({ error }: { error: string | null }) {
  return (
    <TextField
      label="Your code"
      name="code"
      error={error ?? undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      required
    />
  )
}

interface EmailFieldProps {
  /** The code that is for one buyer. */
  name: string
  error?: string | null
  className?: string
}

/** A code that is for one buyer wants to know who they are. */
export function EmailField({ name, error = null, className }: EmailFieldProps) {
  return (
    <TextField
      className={className}
      label="E-mail address you order with"
      name="email"
      type="email"
      autoComplete="email"
      hint={asksEmailText(name)}
      error={error ?? undefined}
      maxLength={254}
      required
    />
  )
}
