import { useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { UNDO_DAYS } from '../deletion.ts'
import type { Proof } from '../proof.ts'

interface DeleteAccountProps {
  proof: Proof
  /** For the password manager. */
  email: string
  /** What stays, in words. */
  stays: string
  problem: string | null
}

/** What deletion means, and the form that asks for it. */
export function DeleteAccount({ proof, email, stays, problem }: DeleteAccountProps) {
  const guest = proof.kind === 'guest'
  const { state, formMethod } = useNavigation()
  const pending = state !== 'idle' && formMethod === 'POST'
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) notice.current?.focus()
  }, [problem])

  return (
    <Form method="post" replace>
      <h2 className="text-h3">Delete Account</h2>
      <div className="mt-3 grid gap-3 text-ink-2">
        {guest ? (
          <p>
            You use Thymewell without an account, so there is no address that we could send a way back to: everything
            you saved here is erased <strong className="font-semibold text-ink">at once and for good</strong>.
          </p>
        ) : (
          <p>
            Your account is locked and signed out everywhere at once. After {UNDO_DAYS} days everything we keep about
            you is erased. Until then the link in the e-mail that we send you brings it all back, but for connected
            devices: they are disconnected now.
          </p>
        )}
        <p>{stays}</p>
      </div>
      <div ref={notice} tabIndex={-1} className="outline-none">
        {problem ? (
          <Notice tone="error" live className="mt-4">
            {problem}
          </Notice>
        ) : null}
      </div>
      {proof.kind === 'fresh' && !proof.isFresh ? (
        <div className="mt-5">
          <p>You sign in without a password. Please sign in again, so that we know it is you.</p>
          <ButtonLink to={href('/login')} variant="secondary" className="mt-3">
            Sign In Again
          </ButtonLink>
        </div>
      ) : (
        <div className="mt-5 grid gap-4">
          {proof.kind === 'password' ? (
            <>
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              <TextField
                label="Your password"
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
            </>
          ) : null}
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="confirmed" value="yes" required />
            {guest ? 'Erase everything I saved here' : 'Yes, delete my account'}
          </label>
          <div>
            <Button type="submit" variant="danger" icon="trash" pending={pending} pendingLabel="Deleting…">
              Delete Account
            </Button>
          </div>
        </div>
      )}
    </Form>
  )
}
