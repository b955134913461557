import { data, Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { changeAddress, linkHolds } from '#modules/account/commands/addresses.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { whyLocked } from '../../page-parts/account/entering.ts'
import type { Route } from './+types/change.ts'

const TITLE = 'Use this e-mail address'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Confirm the new address of your account.'
  return unlistedMeta(originOf(matches), TITLE, description)
}

/** Opening the link changes nothing: mail programs open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const [whose, member] = await Promise.all([
    linkHolds(context.get(servicesContext), 'change', token),
    context.get(identityContext).member(),
  ])
  const told = { token: whose ? token : null, isHere: member?.id === whose, path: `${pathname}${search}` }
  return data(told, { status: whose ? 200 : 410, headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const identity = context.get(identityContext)
  const outcome = await changeAddress(context.get(servicesContext), {
    token: String((await request.formData()).get('token') ?? ''),
    current: (await identity.member())?.id ?? null,
    origin: context.get(originContext),
  })
  if (!outcome.ok) {
    const taken = outcome.reason === 'taken'
    return data(
      { error: taken ? 'This address now belongs to another account.' : SIGN_IN_TEXTS.linkExpired },
      { status: taken ? 409 : 410 },
    )
  }
  const locked = await whyLocked(context, outcome.memberId)
  if (locked) return data({ error: locked }, { status: 403 })
  await identity.signIn(outcome.memberId)
  return redirect('/login/welcome?to=/login/security', 303)
}

export default function ChangePage() {
  const { token, isHere } = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  if (token === null || told) {
    return (
      <AccountFrame title="This link no longer works" lead={told?.error ?? SIGN_IN_TEXTS.linkExpired}>
        <ButtonLink to="/login/security">To your account</ButtonLink>
      </AccountFrame>
    )
  }
  if (!isHere) {
    return (
      <AccountFrame
        title={TITLE}
        lead="Open this link in the browser you are signed in with, or sign in here first and open it again."
      >
        <ButtonLink to="/login">Sign In</ButtonLink>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={TITLE} lead="We sign you out everywhere else and let the old address know.">
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" wide pending={busy} pendingLabel={SIGN_IN_TEXTS.processing}>
          Use this address
        </Button>
      </Form>
    </AccountFrame>
  )
}
