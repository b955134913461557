import { data, Form, useActionData, useNavigation } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { requestReset } from '#modules/account/commands/passwords.ts'
import { readForm } from '#modules/account/forms.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import type { Route } from './+types/forgotten.ts'

const TITLE = 'Forgotten password'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Get a link by e-mail and choose a new password.'
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description,
    path: '/login/forgotten',
    robots: 'noindex',
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const reading = readForm('forgotten', await request.formData())
  if (!reading.ok) return data({ sent: false, error: reading.errors.email }, { status: 400 })
  await requestReset(context.get(servicesContext), { ...reading.fields, origin: context.get(originContext) })
  return data({ sent: true, error: undefined })
}

export default function ForgottenPage() {
  const told = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  if (told?.sent) {
    return (
      <AccountFrame title={TITLE} isPictured>
        <Notice live title="Check your e-mail" level={2}>
          If there is an account with this address, a link to choose a new password is on its way. It works for one
          hour.
        </Notice>
        <ButtonLink to="/login" variant="secondary" className="mt-6">
          Back to Sign In
        </ButtonLink>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={TITLE}
      isPictured
      lead="Enter your e-mail address and we’ll send you a link to choose a new password."
    >
      <Form method="post" noValidate className="grid gap-5">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={told?.error}
        />
        <Button type="submit" wide pending={busy} pendingLabel={SIGN_IN_TEXTS.processing}>
          Send me a link
        </Button>
      </Form>
    </AccountFrame>
  )
}
