import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import { CONTACT_TEXTS, type ContactProblems, LONGEST } from '../message.ts'
import type { Typed } from './draft.ts'
import { useSending } from './use-sending.ts'

export interface ContactFormProps {
  /** Sealed by the server: which page this is, and since when it is shown. */
  stamp: string
  /** What comes back of a form that was sent without script and not taken. */
  typed: Typed
  problems: ContactProblems
  /** Why it was not taken, where that is none of the fields. */
  refused: string | null
  wasSent: boolean
}

/** Writes to us. Without script it is sent as a form, to the same command. */
export function ContactForm({ stamp, typed, problems: found, refused, wasSent }: ContactFormProps) {
  const { form, state, problems, send, keepTyped } = useSending({ problems: found, wasSent })
  const field = (name: keyof Typed) => ({
    name,
    defaultValue: typed[name],
    error: problems[name],
    maxLength: LONGEST[name],
    required: true,
  })
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={send}
      onInput={keepTyped}
      className="grid gap-5"
    >
      {state === 'sent' ? (
        <Notice live icon="check">
          {CONTACT_TEXTS.sent}
        </Notice>
      ) : null}
      {refused && state === 'idle' ? (
        <Notice live tone="error">
          {refused}
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={7} {...field('message')} />
      <input type="hidden" name="stamp" value={stamp} />
      {/* For programs that fill in whatever they find. People neither see it nor come to it. */}
      <div hidden>
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" pending={state === 'sending'} pendingLabel="Sending…">
          Send message
        </Button>
        <p className="text-small text-ink-3">
          We keep your message for up to two years, to answer it.{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
        </p>
      </div>
    </form>
  )
}
