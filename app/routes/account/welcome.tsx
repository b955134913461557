import { useEffect, useRef } from 'react'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { memberPreferences } from '#app/member-preferences.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { keepPreferences } from '#app/shell/preferences.ts'
import { originOf } from '#app/shell/root-data.ts'
import { rememberUser } from '#app/shell/stored-user.ts'
import { ButtonLink } from '#kit/button.tsx'
import { keptInOrder } from '#kit/right-to-left.ts'
import { returnPath } from '#modules/account/return-path.ts'
import { useJoinCart } from '#modules/cart/ui/joining-cart.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { storedUserOf } from '../../page-parts/account/entering.ts'
import type { Route } from './+types/welcome.ts'

export function meta({ matches }: Route.MetaArgs) {
  const head = { title: 'Signed in', description: 'You are signed in.', path: '/login/welcome', robots: 'noindex' }
  return pageMeta({ origin: originOf(matches), ...head })
}

/** Anyone who comes from Google, or from a form without script, passes here: the browser learns who is signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  if (!member || member.isGuest) throw redirect('/login')
  const preferences = await memberPreferences(context.get(servicesContext).db, member.id)
  return { user: storedUserOf(member), preferences, to: returnPath(new URL(request.url).searchParams.get('to')) }
}

export default function WelcomePage() {
  const { user, preferences, to } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const joinCart = useJoinCart()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    rememberUser(user)
    keepPreferences(preferences)
    void joinCart().then(() => navigate(to, { replace: true }))
  })
  return (
    <AccountFrame title="You are signed in" lead={keptInOrder(`Welcome, ${user.name}.`)}>
      <ButtonLink to={to}>Go on</ButtonLink>
    </AccountFrame>
  )
}
