import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { keepPreferences, type Preferences } from '#app/shell/preferences.ts'
import { rememberUser } from '#app/shell/stored-user.ts'
import { call } from '#browser/calls.ts'
import { parseStoredUser, storedUser } from '#browser/session.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { returnPath } from '#modules/account/return-path.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { tellZone } from '#modules/calendar/ui/tell-zone.ts'
import { useJoinCart, useLeftCart } from '#modules/cart/ui/joining-cart.ts'

interface Told {
  error: string | null
  errors: Record<string, string>
}

interface SignInFormProps {
  isNew: boolean
  /** What a form that was sent without script came back with. */
  sent: (Told & { given: { name: string; email: string } }) | null
}

export function SignInForm({ isNew, sent }: SignInFormProps) {
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const { told, submitting, submit } = useEntering(sent, returnPath(params.get('to')), form)
  const { error, errors } = told
  useNobody()
  return (
    <form ref={form} method="post" data-offline="own" onSubmit={submit} noValidate className="grid gap-5">
      <input type="hidden" name="mode" value={isNew ? 'sign-up' : 'sign-in'} />
      {error ? (
        <Notice tone="error" live>
          {error}
        </Notice>
      ) : null}
      {isNew ? (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={sent?.given.name}
          error={errors.name}
        />
      ) : null}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        inputMode="email"
        required
        defaultValue={sent?.given.email}
        error={errors.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        hint={isNew ? 'At least 8 characters. A whole sentence works well.' : undefined}
        error={errors.password}
      />
      <Button type="submit" wide pending={submitting} pendingLabel={SIGN_IN_TEXTS.processing}>
        {isNew ? 'Create Account' : 'Sign In'}
      </Button>
      {isNew ? (
        <p className="text-small text-ink-2">
          What we keep and why:{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
          .
        </p>
      ) : (
        <Link to="/login/forgotten" className="link inline-flex min-h-11 items-center justify-self-start text-small">
          Forgotten your password?
        </Link>
      )}
    </form>
  )
}

/**
 * This page is shown to nobody who is signed in: who just signed out, or whose session ran out, is forgotten here. A
 * guest, who has no name in the browser, stays who they are, and must go on being told what they cannot eat.
 */
function useNobody() {
  const leftCart = useLeftCart()
  const left = useRef(leftCart)
  useEffect(() => {
    if (storedUser()) rememberUser(null)
    left.current()
  }, [])
}

interface SessionAnswer {
  user?: unknown
  preferences?: Preferences
  error?: unknown
  errors?: Record<string, string>
}

const NOTHING: Told = { error: null, errors: {} }

/** Sends the form in the background, and goes on when somebody is signed in. */
function useEntering(sent: Told | null, to: string, form: { readonly current: HTMLFormElement | null }) {
  const [told, setTold] = useState<Told>(sent ?? NOTHING)
  const [submitting, setSubmitting] = useState(false)
  const navigate = useNavigate()
  const joinCart = useJoinCart()

  function tell(next: Told) {
    setTold(next)
    setSubmitting(false)
    const [first] = Object.keys(next.errors)
    const field = first ? form.current?.elements.namedItem(first) : null
    if (field instanceof HTMLElement) field.focus()
  }

  async function send(fields: Record<string, string>) {
    const answer = await call('/api/session', { body: fields })
    const body = (answer.body ?? {}) as SessionAnswer
    const user = answer.ok ? parseStoredUser(JSON.stringify(body.user ?? null)) : null
    if (!user) {
      const errors = body.errors ?? {}
      const error = typeof body.error === 'string' ? body.error : null
      return tell({ error: error ?? (Object.keys(errors).length > 0 ? null : SIGN_IN_TEXTS.failed), errors })
    }
    rememberUser(user)
    if (body.preferences) keepPreferences(body.preferences)
    await joinCart()
    await navigate(to, { replace: true })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const errors = missing(event.currentTarget, fields)
    if (Object.keys(errors).length > 0) return tell({ error: null, errors })
    // The server would make an account and forget at once whose it is.
    if (!navigator.cookieEnabled) return tell({ error: SIGN_IN_TEXTS.cookiesBlocked, errors: {} })
    setSubmitting(true)
    setTold(NOTHING)
    tellZone()
    await send(fields).catch(() => tell({ error: SIGN_IN_TEXTS.failed, errors: {} }))
  }

  return { told, submitting, submit }
}

/** What the browser can see for itself; the server looks again. */
function missing(form: HTMLFormElement, fields: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {}
  const email = form.elements.namedItem('email')
  if (fields.mode === 'sign-up' && !fields.name?.trim()) errors.name = 'Please enter your name'
  if (email instanceof HTMLInputElement && !email.validity.valid)
    errors.email = 'Please enter your e-mail address, such as ann@example.com.'
  if (!fields.password) errors.password = 'Please enter your password.'
  return errors
}
