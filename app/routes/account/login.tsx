import { data, Link, redirect, useActionData, useSearchParams } from 'react-router'
import { identityContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Notice } from '#kit/notice.tsx'
import { returnPath } from '#modules/account/return-path.ts'
import { googleErrorText } from '#modules/account/sign-in-words.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { enter } from '../../page-parts/account/entering.ts'
import { GoogleButton } from '../../page-parts/account/google-button.tsx'
import { SignInForm } from '../../page-parts/account/sign-in-form.tsx'
import type { Route } from './+types/login.ts'

const DESCRIPTION = 'With an account, your saved recipes, plans and orders follow you from phone to kitchen table.'

const isSignUp = (search: URLSearchParams) => search.get('mode') === 'sign-up'
const titleOf = (isNew: boolean) => (isNew ? 'Create Account' : 'Sign In')

export function meta({ matches, location }: Route.MetaArgs) {
  const isNew = isSignUp(new URLSearchParams(location.search))
  const head = { title: titleOf(isNew), description: DESCRIPTION, path: '/login', robots: 'noindex' }
  return pageMeta({ origin: originOf(matches), ...head })
}

/** Who is signed in has no business here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  if (member && !member.isGuest) throw redirect(returnPath(new URL(request.url).searchParams.get('to')))
  return null
}

/** The form of a browser without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const to = returnPath(new URL(request.url).searchParams.get('to'))
  const entered = await enter(context, request, form)
  if (entered.ok) {
    const headers = { 'Set-Cookie': entered.setCookie }
    return redirect(`/login/welcome?to=${encodeURIComponent(to)}`, { status: 303, headers })
  }
  const { status, error, errors, waitSeconds } = entered
  const given = { name: String(form.get('name') ?? ''), email: String(form.get('email') ?? '') }
  const headers = waitSeconds ? { 'Retry-After': String(waitSeconds) } : undefined
  return data({ error, errors, given }, { status, ...(headers ? { headers } : {}) })
}

const NOTES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    password: 'Your password has been changed. Please sign in with the new one.',
    erased: 'Your account has been deleted, along with everything in it.',
  }),
)

export default function LoginPage() {
  const [params] = useSearchParams()
  const sent = useActionData<typeof action>()
  const isNew = isSignUp(params)
  const failed = params.get('error')
  const note = NOTES.get(params.get('done') ?? '')
  return (
    <AccountFrame title={titleOf(isNew)} lead={isNew ? DESCRIPTION : null} isPictured>
      {note ? (
        <Notice className="mb-6" live>
          {note}
        </Notice>
      ) : null}
      <SignInForm key={String(isNew)} isNew={isNew} sent={sent ?? null} />
      <p className="either my-6 text-small text-ink-2">or</p>
      <GoogleButton problem={failed ? googleErrorText(failed) : null} />
      <p className="mt-6 text-ink-2">
        {isNew ? 'Already have an account? ' : "Don't have an account? "}
        <Link to={toggled(params, isNew)} className="link inline-flex min-h-11 items-center" preventScrollReset>
          {isNew ? 'Sign in' : 'Create account'}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** The same page in its other mode; where to go afterwards stays. */
function toggled(params: URLSearchParams, isNew: boolean): string {
  const next = new URLSearchParams()
  const to = params.get('to')
  if (to) next.set('to', to)
  if (!isNew) next.set('mode', 'sign-up')
  return next.size > 0 ? `/login?${next}` : '/login'
}
