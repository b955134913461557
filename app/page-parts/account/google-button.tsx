import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call, errorIn } from '#browser/calls.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { tellZone } from '#modules/calendar/ui/tell-zone.ts'

interface GoogleButtonProps {
  /** What went wrong at Google, when the visitor comes back from there. */
  problem: string | null
  label?: string
  /** Google is to open the account that is signed in, and no other; without this it signs somebody in. */
  connect?: boolean
}

export function GoogleButton({ problem, label = 'Continue with Google', connect = false }: GoogleButtonProps) {
  const [params] = useSearchParams()
  const { show } = useToast()
  const [error, setError] = useState(problem)
  const [leaving, setLeaving] = useState(false)

  // A visitor who comes back from Google without being signed in is told the same as one the shop could not send there.
  useEffect(() => {
    if (problem) show({ message: SIGN_IN_TEXTS.googleToast, tone: 'error' })
  }, [problem, show])

  function fail(message: string) {
    setError(message)
    setLeaving(false)
    show({ message: SIGN_IN_TEXTS.googleToast, tone: 'error' })
  }

  async function go(form: FormData) {
    const { ok, body } = await call('/login/google', { body: form })
    const { url } = (body ?? {}) as { url?: unknown }
    // Only a web address may be gone to: never a script, whatever answered.
    if (ok && typeof url === 'string' && /^https?:\/\//.test(url)) window.location.assign(url)
    else fail(errorIn(body) ?? SIGN_IN_TEXTS.googleFailed)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (leaving) return
    if (!navigator.cookieEnabled) return fail(SIGN_IN_TEXTS.cookiesBlocked)
    setLeaving(true)
    setError(null)
    tellZone()
    void go(new FormData(event.currentTarget))
  }

  return (
    <form method="post" action="/login/google" onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="to" value={params.get('to') ?? ''} />
      {connect ? <input type="hidden" name="connect" value="yes" /> : null}
      {error ? (
        <Notice tone="error" live>
          {error}
        </Notice>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        wide={!connect}
        className={connect ? 'justify-self-start' : undefined}
        pending={leaving}
      >
        <GoogleMark />
        {label}
      </Button>
    </form>
  )
}

/** Google's own mark, in its own colours, as its rules for sign-in buttons want. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}
