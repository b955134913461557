import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { confirmAddress, linkHolds } from '#modules/account/commands/addresses.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { rememberBrowser, whyLocked } from '../../page-parts/account/entering.ts'
import type { Route } from './+types/confirm.ts'

const TITLE = 'Confirm your e-mail address'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Confirm that this address is yours.'
  return unlistedMeta(originOf(matches), TITLE, description)
}

/** Opening the link changes nothing: mail programs open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const [whose, member] = await Promise.all([
    linkHolds(context.get(servicesContext), 'confirm', token),
    context.get(identityContext).member(),
  ])
  const told = { token: whose ? token : null, isHere: whose !== null && member?.id === whose }
  return data(told, { status: whose ? 200 : 410, headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const identity = context.get(identityContext)
  const password = form.get('password')
  const outcome = await confirmAddress(context.get(servicesContext), {
    token: String(form.get('token') ?? ''),
    current: (await identity.member())?.id ?? null,
    password: typeof password === 'string' ? password : null,
  })
  if (outcome.ok) {
    const locked = await whyLocked(context, outcome.memberId)
    if (locked) return data({ error: locked, over: true }, { status: 403 })
    // More may be done from now on, so the session is a new one.
    await identity.signIn(outcome.memberId)
    const headers = { 'Set-Cookie': await rememberBrowser(context, request, outcome.memberId) }
    return redirect('/login/welcome?to=/login/security', { status: 303, headers })
  }
  const [status, error] = REFUSALS[outcome.reason]
  const words = outcome.reason === 'wait' ? SIGN_IN_TEXTS.wait(outcome.seconds) : error
  return data({ error: words, over: outcome.reason === 'expired' || outcome.reason === 'taken' }, { status })
}

const REFUSALS = {
  expired: [410, SIGN_IN_TEXTS.linkExpired],
  taken: [
    409,
    'This address now belongs to another account. Sign in to that account in this browser, and everything you saved here will move to it.',
  ],
  'needs-password': [400, 'Please enter your password.'],
  wrong: [400, 'That is not the password you signed up with.'],
  wait: [429, ''],
} as const

export default function ConfirmPage() {
  const { token, isHere } = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  if (token === null || told?.over) return <Over words={told?.error ?? SIGN_IN_TEXTS.linkExpired} />
  const lead = isHere
    ? 'Press the button and you’re done.'
    : 'You are not signed in here, so please enter the password you signed up with. If you did not sign up, just close this page and nothing will change.'
  return (
    <AccountFrame title={TITLE} lead={lead}>
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        {isHere ? null : (
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={told?.error}
          />
        )}
        {isHere && told?.error ? (
          <Notice tone="error" live>
            {told.error}
          </Notice>
        ) : null}
        <Button type="submit" wide pending={busy} pendingLabel={SIGN_IN_TEXTS.processing}>
          Confirm this address
        </Button>
      </Form>
    </AccountFrame>
  )
}

function Over({ words }: { words: string }) {
  return (
    <AccountFrame title="This link no longer works" lead={words}>
      <ButtonLink to="/login/security">To your account</ButtonLink>
    </AccountFrame>
  )
}
