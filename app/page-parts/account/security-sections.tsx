import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'

/** What came of a form, for the section that it is in. */
export interface SectionTold {
  section: 'address' | 'password' | 'google' | 'sessions'
  done?: string
  error?: string
  errors?: Record<string, string>
}

export interface AccountFacts {
  email: string
  emailVerified: boolean
  hasPassword: boolean
  hasGoogle: boolean
}

export interface SectionProps {
  account: AccountFacts
  told: SectionTold | null
}

/** Which of the page's forms is being sent. */
function useSending(): string | null {
  const { state, formData } = useNavigation()
  return state === 'submitting' ? String(formData?.get('do') ?? '') : null
}

export function Section({ title, told, children }: { title: string; told: SectionTold | null; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h2 className="text-h3">{title}</h2>
      {told?.done ? (
        <Notice className="mt-4" icon="check" live>
          {told.done}
        </Notice>
      ) : null}
      {told?.error ? (
        <Notice className="mt-4" tone="error" live>
          {told.error}
        </Notice>
      ) : null}
      {children}
    </section>
  )
}

/** A form that empties itself once it has done its work: no password stays on the screen. */
export function SectionForm({ told, children }: { told: SectionTold | null; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (told?.done) form.current?.reset()
  }, [told])
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-5 grid gap-5">
      {children}
    </Form>
  )
}

/** Sends the form of its section, for what the server is asked to do. */
export function SectionButton({ does, children }: { does: string; children: ReactNode }) {
  const sending = useSending()
  return (
    <Button
      type="submit"
      name="do"
      value={does}
      variant="secondary"
      className="justify-self-start"
      pending={sending === does}
      pendingLabel={SIGN_IN_TEXTS.processing}
    >
      {children}
    </Button>
  )
}

export function CurrentPassword({ id, error }: { id: string; error: string | undefined }) {
  return (
    <TextField
      id={id}
      label="Current password"
      name="current"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

/** Breaks before the @ where there is no room for the whole. */
export function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

export function AddressSection({ account, told }: SectionProps) {
  const sending = useSending()
  return (
    <Section title="E-mail address" told={told}>
      <p className="mt-3 text-ink-2">
        <strong className="font-semibold text-ink">
          <Address email={account.email} />
        </strong>
        {account.emailVerified ? ', confirmed' : ', not confirmed yet'}
      </p>
      {account.emailVerified ? null : (
        <Form method="post" preventScrollReset className="mt-4">
          <Button
            type="submit"
            name="do"
            value="confirm-again"
            variant="secondary"
            size="small"
            pending={sending === 'confirm-again'}
          >
            Send the e-mail again
          </Button>
        </Form>
      )}
      <SectionForm told={told}>
        <TextField
          label="New e-mail address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={told?.errors?.email}
        />
        {account.hasPassword ? (
          <CurrentPassword id="address-password" error={told?.errors?.current} />
        ) : (
          <input type="hidden" name="current" value="" />
        )}
        <SectionButton does="change-email">Change address</SectionButton>
      </SectionForm>
    </Section>
  )
}

export function PasswordSection({ account, told }: SectionProps) {
  const sending = useSending()
  return (
    <Section title="Password" told={told}>
      {account.hasPassword ? null : <p className="mt-3 text-ink-2">You have no password yet.</p>}
      {account.hasPassword ? (
        <SectionForm told={told}>
          <CurrentPassword id="password-password" error={told?.errors?.current} />
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            hint="At least 8 characters. A whole sentence works well. Every other browser is signed out."
            error={told?.errors?.password}
          />
          <SectionButton does="change-password">Change password</SectionButton>
        </SectionForm>
      ) : (
        <Form method="post" preventScrollReset className="mt-4">
          <Button
            type="submit"
            name="do"
            value="send-password-link"
            variant="secondary"
            pending={sending === 'send-password-link'}
          >
            Send me a link to choose one
          </Button>
        </Form>
      )}
    </Section>
  )
}

export interface SessionRow {
  id: string
  browser: string
  /** '20 November 2026 at 10:05' */
  seen: string
  isThis: boolean
}

export function SessionsSection({ sessions, told }: { sessions: SessionRow[]; told: SectionTold | null }) {
  const sending = useSending()
  return (
    <Section title="Where you are signed in" told={told}>
      <ul className="mt-4">
        {sessions.map(({ id, browser, seen, isThis }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{browser}</p>
              <p className="text-small text-ink-2">{isThis ? 'This browser' : `Last seen ${seen}`}</p>
            </div>
            {isThis ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="session" value={id} />
                <Button type="submit" name="do" value="end-session" variant="text" size="small">
                  Log out<span className="sr-only"> {browser}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-5">
          <Button type="submit" name="do" value="end-others" variant="secondary" pending={sending === 'end-others'}>
            Log out everywhere else
          </Button>
        </Form>
      ) : null}
    </Section>
  )
}
