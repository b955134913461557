import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { TextField } from '#kit/text-field.tsx'
import { resetLinkHolds, resetPassword } from '#modules/account/commands/passwords.ts'
import { readForm } from '#modules/account/forms.ts'
import { PASSWORD_FAULTS } from '#modules/account/password.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import type { Route } from './+types/reset.ts'

const TITLE = 'Choose a new password'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Choose a new password for your account.'
  return unlistedMeta(originOf(matches), TITLE, description)
}

/** Opening the link changes nothing: mail programs open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const holds = await resetLinkHolds(context.get(servicesContext), token)
  return data({ token: holds ? token : null }, { status: holds ? 200 : 410, headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const reading = readForm('new-password', await request.formData())
  if (!reading.ok) return data({ error: reading.errors.password }, { status: 400 })
  const origin = context.get(originContext)
  const outcome = await resetPassword(context.get(servicesContext), { ...reading.fields, origin })
  if (outcome.ok) return redirect('/login?done=password', 303)
  if (outcome.reason === 'expired') return data({ error: SIGN_IN_TEXTS.linkExpired }, { status: 410 })
  return data({ error: PASSWORD_FAULTS[outcome.fault] }, { status: 400 })
}

export default function ResetPage() {
  const { token } = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  if (token === null) return <LinkExpired />
  return (
    <AccountFrame title={TITLE} isPictured lead="This signs you out on every device.">
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters. A whole sentence works well."
          error={told?.error}
        />
        <Button type="submit" wide pending={busy} pendingLabel={SIGN_IN_TEXTS.processing}>
          Save password
        </Button>
      </Form>
    </AccountFrame>
  )
}

function LinkExpired() {
  return (
    <AccountFrame
      title="This link no longer works"
      isPictured
      lead="It has expired or has already been used. A new one takes a minute."
    >
      <ButtonLink to="/login/forgotten">Send me a new link</ButtonLink>
    </AccountFrame>
  )
}
