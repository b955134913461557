import { GoogleButton } from './google-button.tsx'
import { CurrentPassword, Section, SectionButton, SectionForm, type SectionProps } from './security-sections.tsx'

/** Whether Google opens the account, and how that is changed. */
export function GoogleSection({ account, told, problem }: SectionProps & { problem: string | null }) {
  return (
    <Section title="Google" told={told}>
      {account.hasGoogle ? (
        <Connected account={account} told={told} />
      ) : account.emailVerified ? (
        <div className="mt-3 grid gap-5">
          <p className="text-ink-2">Connect a Google account with the same address to sign in without a password.</p>
          <GoogleButton problem={problem} label="Connect Google" connect />
        </div>
      ) : (
        <p className="mt-3 text-ink-2">Confirm your e-mail address first; then you can connect Google.</p>
      )}
    </Section>
  )
}

function Connected({ account, told }: SectionProps) {
  if (!account.hasPassword) {
    return (
      <p className="mt-3 text-ink-2">
        You sign in with Google. It is your only way in, so it cannot be disconnected yet: choose a password first.
      </p>
    )
  }
  return (
    <>
      <p className="mt-3 text-ink-2">
        You can sign in with Google as well as with your password. Disconnecting it signs every other browser out.
      </p>
      <SectionForm told={told}>
        <CurrentPassword id="google-password" error={told?.errors?.current} />
        <SectionButton does="disconnect-google">Disconnect Google</SectionButton>
      </SectionForm>
    </>
  )
}
